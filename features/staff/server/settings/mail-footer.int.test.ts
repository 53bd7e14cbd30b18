// spec: staff-notices#mail-footer
import { sql } from 'kysely'
import { expect, test, onTestFinished } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import {
  assign,
  changeSettings,
  createColleague,
  moveTo,
  notify,
  sendAllDigests,
} from '#testing/test-staff-notices.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'
import { deactivateStaff, reactivateStaff } from '../people/leaving.ts'
import { invitePerson, minute } from '../test-staff.ts'

const app = openTestApp()
const read = `{ mailFooter { en es version history { version differences by { familyName } } } }`
const change = `mutation ($version: Int!, $en: String!, $es: String!) {
  changeMailFooter(version: $version, en: $en, es: $es) {
    success errorCode mailFooter { en version } } }`
const footer = { en: '1 Main St\n<b>{link}</b> & {firmName}', es: 'Calle Main 1' }

test('every person reads the footer with its versions, and those of other firms have none', async () => {
  const administrator = await openAdministrator()
  const version = await readVersion(administrator)
  expect(await changeTo(administrator, version, {})).toEqual({
    success: true,
    errorCode: null,
    mailFooter: { en: footer.en, version: version + 1 },
  })
  const paralegal = await openStaff(app, { firmId: app.demoData.firms.northgate })
  const seen = await paralegal.run<Answer>(read)
  expect(seen).toMatchObject({ ...footer, version: version + 1 })
  expect(seen.history[0]).toMatchObject({ version: version + 1, differences: 2 })
  expect((await (await openStaff(app)).run<Answer>(read)).en).not.toBe(footer.en)
  const { rows } = await sql<{ readonly details: object }>`
    select details from audit
    where event = 'firm.mail-footer-changed' and firm_id = ${paralegal.viewer.firmId}
    order by at desc limit 1`.execute(app.owner.db)
  expect(rows[0]?.details).toMatchObject({ version: version + 1 })
})

test('the footer is below notices, digests, invitations and confirmations, letter for letter', async () => {
  const administrator = await openAdministrator(app.demoData.firms.hollis)
  const reader = await createColleague(app)
  const actor = await createColleague(app, { role: 'administrator' })
  await changeTo(administrator, await readVersion(administrator), {})
  await assign(app, app.demoData.cases.rosa, reader.staffId)
  await notify(app, app.demoData.cases.rosa)
  const invited = await invitePerson(app, {})
  await deactivateStaff(app.deps, actor.viewer, invited.staffId)
  for (const { email } of [reader, invited, actor]) await expectFooter(email)
  const inSpanish = { ...actor.viewer, source: { ...actor.viewer.source, language: 'es' as const } }
  await reactivateStaff(app.deps, inSpanish, invited.staffId)
  await expectFooter(actor.email, footer.es)

  await changeSettings(app, reader, { mails: [{ group: 'CASES', mail: 'DIGEST' }] })
  await notify(app, app.demoData.cases.rosa)
  const before = app.clock.now().getTime()
  onTestFinished(() => app.clock.moveBy(before - app.clock.now().getTime()))
  await moveTo(app, 7, 30)
  // One of them is a weekday.
  for (let day = 0; day < 3; day += 1) {
    await sendAllDigests(app)
    await app.clock.moveBy(24 * 60 * minute)
  }
  expect((await app.lastMessage(reader.email))?.subject).toBe('What waits in your cases')
  await expectFooter(reader.email)
  await changeTo(administrator, await readVersion(administrator), { en: '', es: '' })
  const { email } = await invitePerson(app, {})
  expect((await app.lastMessage(email))?.body).not.toContain('-- ')
})

test('the second of two colleagues is refused and sees what the first saved', async () => {
  const administrator = await openAdministrator()
  const version = await readVersion(administrator)
  const results = await Promise.all([
    changeTo(administrator, version, { en: 'First' }),
    changeTo(administrator, version, { en: 'Second' }),
  ])
  expect(results.map(({ success }) => success).toSorted()).toEqual([false, true])
  const { en } = await administrator.run<Answer>(read)
  expect(await changeTo(administrator, version, {})).toEqual({
    success: false,
    errorCode: 'staff.mail-footer-changed',
    mailFooter: { en, version: version + 1 },
  })
})

test.each([
  [{ es: '' }, 'staff.mail-footer-blank'],
  [{ en: 'x'.repeat(501) }, 'staff.mail-footer-too-long'],
  [{ en: 'ding\u0007' }, 'staff.mail-footer-unreadable'],
])('%j is refused', async (texts, errorCode) => {
  const administrator = await openAdministrator()
  const version = await readVersion(administrator)
  expect(await changeTo(administrator, version, texts)).toMatchObject({ errorCode })
  expect(await readVersion(administrator)).toBe(version)
})

test.each(['attorney', 'paralegal'] as const)('is not changed by: %s', async (role) => {
  const person = await openStaff(app, { role })
  expect(await changeTo(person, await readVersion(person), {})).toMatchObject({
    errorCode: 'staff.not-permitted',
  })
})

const openAdministrator = (firmId = app.demoData.firms.northgate) =>
  openStaff(app, { role: 'administrator', firmId })
const readVersion = async (client: StaffClient) => (await client.run<Answer>(read)).version
const changeTo = (client: StaffClient, version: number, texts: object) =>
  client.run<Answer>(change, { version, ...footer, ...texts })

async function expectFooter(email: string, words = footer.en): Promise<void> {
  const message = await app.lastMessage(email)
  expect(message?.body.endsWith(`\n\n-- \n${words}\n`)).toBe(true)
}
