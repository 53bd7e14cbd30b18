// spec: staff#offices
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'

const app = openTestApp()
const fields = 'id street city state zip phone fax timeZone people version'
const result = `success error errorCode errorParams office { ${fields} }`
const address = {
  street: '9 Harbor Road',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  phone: '(518) 555-0142',
  fax: '',
  timeZone: 'America/New_York',
}
const add = operation`addOffice { ${result} }`
const change = operation`changeOffice { ${result} }`
const remove = operation`removeOffice { ${result} }`

let administrator: StaffClient
beforeEach(async () => {
  administrator = await openStaff(app, { role: 'administrator' })
})

describe('offices', () => {
  test('a new office comes after the main one and shares its key at the course service', async () => {
    const [main] = await readOffices()
    const added = await addOffice()
    expect(added).toMatchObject({ ...address, phone: '5185550142', people: 0, version: 1 })
    const offices = await readOffices()
    expect([offices[0].id, offices.at(-1).id]).toEqual([main.id, added.id])
    const { rows } = await sql<{ unitKey: string; officeCode: string }>`
      select unit_key, office_code from office where id in (${main.id}, ${added.id})
      order by position`.execute(app.owner.db)
    expect(rows[0]?.unitKey).not.toBeNull()
    expect(rows[1]?.unitKey).toBe(rows[0]?.unitKey)
    expect(rows[1]?.officeCode).not.toBe(rows[0]?.officeCode)
  })

  test('the second of two changes is refused and shows the first', async () => {
    const { id } = await addOffice()
    const first = { ...address, street: '1 First Street' }
    const second = { ...address, street: '2 Second Street' }
    const done = await administrator.run<Answer>(change, { id, version: 1, input: first })
    expect(done).toMatchObject({ success: true, office: { street: '1 First Street', version: 2 } })
    const refused = await administrator.run<Answer>(change, { id, version: 1, input: second })
    expect(refused).toMatchObject({
      success: false,
      errorCode: 'firm.office-changed',
      office: { street: '1 First Street', version: 2 },
    })
    const again = await administrator.run<Answer>(change, { id, version: 2, input: second })
    expect(again).toMatchObject({ success: true, office: { street: '2 Second Street' } })
  })

  test('a wrong address is refused with its reason', async () => {
    const input = { ...address, zip: '1' }
    expect(await codeOf(administrator, add, { input })).toBe('firm.zip-invalid')
  })

  test('an empty office can be removed, one with people or cases cannot', async () => {
    const [main] = await readOffices()
    const { id } = await addOffice()
    expect(await codeOf(administrator, remove, { id: main.id })).toBe('firm.office-in-use')
    await administrator.run(remove, { id })
    expect((await readOffices()).map((office) => office.id)).not.toContain(id)
    expect(await codeOf(administrator, remove, { id })).toBe('firm.office-absent')
  })

  test('the last office stays', async () => {
    const client = await openStaff(app, {
      role: 'administrator',
      firmId: app.demoData.firms.northgate,
    })
    const [only] = await readOffices(client)
    expect(await codeOf(client, remove, { id: only.id })).toBe('firm.last-office')
  })

  test('only administrators change offices, and everyone reads those of the own firm', async () => {
    const paralegal = await openStaff(app)
    expect(await readOffices(paralegal)).toEqual(await readOffices())
    expect(await codeOf(paralegal, add, { input: address })).toBe('staff.not-permitted')
  })
})

const readOffices = (client = administrator) => client.run<Answer[]>(`{ offices { ${fields} } }`)
const addOffice = async (changes: object = {}) =>
  (await administrator.run<Answer>(add, { input: { ...address, ...changes } })).office

const codeOf = async (client: StaffClient, mutation: string, variables: object) =>
  (await client.run<Answer>(mutation, variables)).errorCode
