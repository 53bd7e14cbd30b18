import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { silentLog } from '#database/test-database.ts'
import { getFirmKey } from '#features/firm/server/firms.ts'
import { readInvitation } from '#features/staff/server/people/accept-invitation.ts'
import { createTestSource } from '#features/staff/server/test-staff.ts'
import { readSettings } from '../../settings.ts'
import { startApp } from '../../start-app.ts'
import { anInstallation } from '#testing/test-installation.ts'
import { beforeTests } from '#database/test-before.ts'
import { createFirmByOperator, type CreateFirmValues } from './create-firm.ts'

const values: CreateFirmValues = {
  firm: 'Quill Law',
  email: 'Hello@quill.example',
  website: 'https://quill.example',
  street: '1 Main Street',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  phone: '(512) 555-0100',
  'time-zone': 'America/Chicago',
  administrator: 'Vera Lee Quill',
  'administrator-email': 'Vera@quill.example',
}

const installation = anInstallation()
const app = beforeTests(() => startApp(readSettings(installation.env), silentLog))
afterAll(() => app.close())

test.each<[string, CreateFirmValues]>([
  ['--firm', { firm: ' ' }],
  ['--email', { email: 'hello' }],
  ['--website', { website: 'quill' }],
  ['--state', { state: 'Texas' }],
  ['--zip', { zip: '787' }],
  ['--phone', { phone: '555-0100' }],
  ['--time-zone', { 'time-zone': 'Austin' }],
  ['--administrator', { administrator: 'Vera' }],
  ['--administrator-email', { 'administrator-email': 'vera@' }],
  ['--language', { language: 'fr' }],
])('refuses a wrong %s and creates nothing', async (option, wrong) => {
  const before = await readFirms()
  await expect(createFirmByOperator(app.deps, { ...values, ...wrong })).rejects.toThrow(option)
  expect(await readFirms()).toEqual(before)
})

test('creates a firm with its key and office, and invites its administrator', async () => {
  const output = await createFirmByOperator(app.deps, values)
  const [firm] = await readFirms('Quill Law')
  expect(firm).toMatchObject({ name: 'Quill Law', email: 'hello@quill.example', people: 1 })
  const { secrets, database, workspaceDatabase } = app.deps
  const id = firm?.id ?? ''
  const key = await getFirmKey(database.db, id)
  const sealed = secrets.sealForFirm(id, key, 'text', 'context')
  expect(secrets.openForFirm(id, key, sealed, 'context')).toBe('text')
  const { rows } = await sql`
    select city, time_zone, phone from office where firm_id = ${id}`.execute(database.db)
  expect(rows).toEqual([{ city: 'Austin', timeZone: 'America/Chicago', phone: '5125550100' }])

  const link = /https:\/\/portal\.example\/workspace\/invitation#token=(\S+)$/.exec(output)
  expect(await readInvitation(app.deps, createTestSource(), link?.[1] ?? '')).toEqual({
    givenName: 'Vera',
    email: 'vera@quill.example',
    firmName: 'Quill Law',
    invitedBy: null,
  })
  const people = await sql`
    select given_name, family_name, role from staff where firm_id = ${id}`.execute(
    workspaceDatabase.forFirm(id).db,
  )
  expect(people.rows).toEqual([
    { givenName: 'Vera', familyName: 'Lee Quill', role: 'administrator' },
  ])
})

test('refuses a second firm of the same name unless the operator insists', async () => {
  const twin = { ...values, firm: 'Twin Law' }
  await createFirmByOperator(app.deps, twin)
  await expect(createFirmByOperator(app.deps, twin)).rejects.toThrow('--same-name')
  expect(await readFirms(twin.firm)).toHaveLength(1)
  await createFirmByOperator(app.deps, { ...twin, 'same-name': true })
  expect(await readFirms(twin.firm)).toHaveLength(2)
})

test('completes a firm whose administrator was not invited', async () => {
  await sql`
    insert into firm (id, name, sealed_key)
    values ('0190a000-0000-7000-8000-000000000001', 'Half Law', '\\x00')`.execute(
    app.deps.database.db,
  )
  await sql`
    insert into office (id, firm_id, office_code)
    values ('0190a000-0000-7000-8000-000000000002', '0190a000-0000-7000-8000-000000000001', '1')`.execute(
    app.deps.database.db,
  )
  await createFirmByOperator(app.deps, { ...values, firm: 'Half Law' })
  expect(await readFirms('Half Law')).toEqual([expect.objectContaining({ people: 1 })])
})

const readFirms = async (named?: string) =>
  (
    await sql<{ id: string; name: string; email: string; people: number }>`
      select id, name, email, (select count(*) from staff where firm_id = firm.id) as people
      from firm order by created_at`.execute(app.deps.database.db)
  ).rows.filter(({ name }) => named === undefined || name === named)
