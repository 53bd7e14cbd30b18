import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal } from '#testing/test-people.ts'
import { openStaff } from '#testing/test-staff-client.ts'
import { createCase } from '#features/cases/server/create-case.ts'
import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'

const app = openTestApp()
const staff = aParalegal(app)

const document = operation`clients { total next previous rows { id step waitsFor people { familyName }
  nextDeadline { kind day } } }`
const byName = { key: 'NAME', isDescending: false }

describe('the client list', () => {
  test('has the open cases of the own firm only, and the complete ones on request', async () => {
    const open = await list()
    expect(open.rows.every(({ id }) => id !== app.demoData.cases.denise)).toBe(true)
    expect(open.total).toBe(open.rows.length)
    const northgate = await openStaff(app, { firmId: app.demoData.firms.northgate })
    const foreign = await northgate.run<Page>(document, { filter: {}, sort: byName, first: 50 })
    expect(foreign.rows.map(({ id }) => id)).toEqual([app.demoData.cases.amirNorthgate])
    const all = await northgate.run<Page>(document, {
      filter: { includesComplete: true },
      sort: byName,
      first: 50,
    })
    expect(all.rows).toHaveLength(3)
  })

  test('finds every word of names, number, email and phone, without accents and signs', async () => {
    const [legalCase] = (await list({ text: 'whitf mar' })).rows
    expect(legalCase?.id).toBe(app.demoData.cases.whitfield)
    expect(await namesWith({ text: 'Whitfield, Marcus' })).toEqual(['Whitfield'])
    expect(await namesWith({ text: '26-10442' })).toEqual(['Whitfield'])
    expect(await namesWith({ text: 'ROSA.DELGADO@' })).toEqual(['Delgado'])
    const { rows } = await sql<{ mobilePhone: string }>`
      select mobile_phone from participant where case_id = ${app.demoData.cases.rosa}`.execute(
      app.deps.database.db,
    )
    const digits = rows[0]?.mobilePhone ?? ''
    expect(await namesWith({ text: `(${digits.slice(0, 3)})${digits.slice(3)}` })).toEqual([
      'Delgado',
    ])
    expect(await namesWith({ text: digits.slice(-4) })).toContain('Delgado')
    expect(await namesWith({ text: 'whitf delgado' })).toEqual([])
    expect(await namesWith({ text: '%' })).toEqual([])
    expect(await namesWith({ text: '_' })).toEqual([])
  })

  test.each(['LAST_ACTIVITY', 'NAME', 'NEXT_DEADLINE', 'OPENED'])(
    'pages by %s in both directions reach every case once',
    async (key) => {
      for (const isDescending of [false, true]) {
        const sort = { key, isDescending }
        const seen: string[] = []
        let after: string | null = null
        do {
          const page: Page = await list({}, { sort, first: 2, after })
          seen.push(...page.rows.map(({ id }) => id))
          after = page.next
        } while (after !== null)
        const whole = await list({}, { sort })
        expect(seen).toEqual(whole.rows.map(({ id }) => id))
        expect(new Set(seen).size).toBe(whole.total)
      }
    },
  )

  test.each(['LAST_ACTIVITY', 'NAME', 'NEXT_DEADLINE', 'OPENED'])(
    'pages by %s before a row lead back to the first one',
    async (key) => {
      for (const isDescending of [false, true]) {
        const sort = { key, isDescending }
        const { rows } = await list({}, { sort })
        const middle: Page = await list({}, { sort, first: 5 })
        let page: Page = await list({}, { sort, first: 2, after: middle.next })
        const seen = page.rows.map(({ id }) => id)
        while (page.previous !== null) {
          const { previous } = page
          page = await list({}, { sort, first: 2, before: previous })
          seen.unshift(...page.rows.map(({ id }) => id))
          // The page goes on where the one that was read first began.
          const behind: Page = await list({}, { sort, first: 2, after: page.next })
          expect(behind.rows[0]?.id).toBe(seen[page.rows.length])
        }
        expect(seen).toEqual(rows.slice(0, seen.length).map(({ id }) => id))
        expect(seen).toHaveLength(7)
        expect((await list({}, { sort, first: 2 })).previous).toBeNull()
      }
    },
  )

  test('the rows of selected cases are there in any list, but not those of another firm', async () => {
    const { rosa, whitfield, amirNorthgate } = app.demoData.cases
    const read = async (caseIds: readonly string[]) =>
      (
        await staff.run<readonly Row[]>(operation`selectedClients { id people { familyName } }`, {
          caseIds,
        })
      ).map(({ id }) => id)
    expect(await read([whitfield, amirNorthgate, 'no ID', rosa])).toEqual([whitfield, rosa])
    expect(await read([])).toEqual([])
    await expect(read([amirNorthgate])).rejects.toThrow('could not be found')
  })

  test.each(['no cursor', '', Buffer.from('["now","x"]').toString('base64url')])(
    'an unreadable cursor (%j) gives the first page',
    async (after) => {
      expect(await list({}, { after })).toEqual(await list())
    },
  )

  test('a cursor whose time was changed gives the first page', async () => {
    const sort = { key: 'LAST_ACTIVITY', isDescending: true }
    const forged = (value: string) =>
      Buffer.from(JSON.stringify([value, app.demoData.cases.rosa])).toString('base64url')
    for (const value of ["'; drop table staff", '2026-99-99', 'now', ''])
      expect(await list({}, { sort, after: forged(value) })).toEqual(await list({}, { sort }))
  })

  test('a search leaves out letters that the database cannot hold', async () => {
    expect(await namesWith({ text: 'whit\0field' })).toEqual(['Whitfield'])
    expect(await namesWith({ text: '\0' })).toEqual(await namesWith({}))
  })

  test('filters by stage, chapter, language and assignment', async () => {
    expect(await namesWith({ stage: 'FILED' })).toEqual(['Whitfield'])
    expect(await namesWith({ chapter: 13 })).toEqual(['Okonkwo', 'Whitfield'])
    await sql`update participant set language = 'es' where case_id = ${app.demoData.cases.rosa}`.execute(
      app.deps.database.db,
    )
    expect(await namesWith({ language: 'ES' })).toEqual(['Delgado'])
    expect(await namesWith({ assignedTo: staff.viewer.staffId })).toEqual([])
    expect(await namesWith({ assignedTo: 'not an id' })).toEqual([])
  })

  test('counts up to 20 filters at once', async () => {
    const filters = [{}, { chapter: 13 }, { text: 'nobody' }]
    const counts = await staff.run<readonly number[]>(
      'query ($filters: [ClientFilter!]!) { countClients(filters: $filters) }',
      { filters },
    )
    expect(counts).toEqual([(await list()).total, 2, 0])
    const many = Array.from({ length: 30 }, () => ({}))
    const capped = await staff.run<readonly number[]>(
      'query ($filters: [ClientFilter!]!) { countClients(filters: $filters) }',
      { filters: many },
    )
    expect(capped).toHaveLength(20)
  })

  test('the next deadline is an overdue one first, and no meeting that has passed', async () => {
    const caseId = app.demoData.cases.whitfield
    const { firmId } = staff.viewer
    const place = async (kind: string, day: string) => {
      await sql`insert into case_deadline (firm_id, case_id, kind, on_day)
        values (${firmId}, ${caseId}, ${kind}, ${day})`.execute(app.deps.database.db)
      return (await list({ text: 'whitfield' })).rows[0]?.nextDeadline
    }
    expect(await place('meeting', '2020-01-07')).toBeNull()
    expect(await place('second-certificate', '2020-02-07')).toEqual({
      kind: 'second-certificate',
      day: '2020-02-07',
    })
    expect(await namesWith({ deadline: 'OVERDUE' })).toEqual(['Whitfield'])
    expect(await namesWith({ deadline: 'WITHIN_14_DAYS' })).toEqual([])
  })
})

describe('a new case', () => {
  beforeAll(async () => {
    const { firmId } = staff.viewer
    const debtor1 = {
      ...{ givenName: 'Łukasz', familyName: 'O’Hara King-Ødegård Groß' },
      ...{ email: 'king@example.com', mobilePhone: '2125550987', contactType: 3 as const },
    }
    await app.deps.database.transact((tx) =>
      createCase(app.deps, tx, { firmId, chapter: 7, debtor1 }),
    )
  })

  test('is in the list with names, and says that nobody is invited', async () => {
    await app.deps.database.transact((tx) =>
      createCase(app.deps, tx, {
        firmId: staff.viewer.firmId,
        chapter: 7,
        debtor1: {
          givenName: 'José',
          familyName: 'Ñandú',
          email: 'jose@example.com',
          mobilePhone: '2125550123',
          contactType: 3,
        },
      }),
    )
    expect((await list({ text: 'nandu jose' })).rows).toMatchObject([
      { step: 'NOT_INVITED', waitsFor: null, people: [{ familyName: 'Ñandú' }] },
    ])
  })

  test.each([
    'O’Hara',
    "o'hara",
    'ohara',
    'King-Odegard',
    'king‑ødegård',
    'Gross',
    'Lukasz',
    '+1 (212) 555-0987',
    '1-212-555-0987 gross',
    '12125550987',
    'tel:+12125550987',
    '\u202A(212)\u00A0555\u20110987\u202C',
  ])('is found by %s', async (text) => {
    expect(await namesWith({ text })).toContain('O’Hara King-Ødegård Groß')
  })

  test('belongs to the office of its attorney', async () => {
    const { firmId } = staff.viewer
    const { viewer: attorney } = await openStaff(app, { role: 'attorney' })
    const officeId = app.deps.ids.rowId()
    await sql`insert into office (id, firm_id, office_code, position, time_zone)
      values (${officeId}, ${firmId}, '2', 2, 'Pacific/Honolulu')`.execute(app.owner.db)
    await sql`update staff set office_id = ${officeId} where id = ${attorney.staffId}`.execute(
      app.owner.db,
    )
    const { id: caseId } = await app.deps.database.transact((tx) =>
      createCase(app.deps, tx, {
        firmId,
        attorneyId: attorney.staffId,
        chapter: 7,
        debtor1: {
          givenName: 'Kai',
          familyName: 'Makoa',
          email: 'kai@example.com',
          mobilePhone: '2125550124',
          contactType: 3,
        },
      }),
    )
    expect(await getFirmContextOfCase(app.deps.database.db, { caseId, firmId })).toEqual({
      attorneyId: attorney.staffId,
      timeZone: 'Pacific/Honolulu',
    })
  })
})

interface Row {
  readonly id: string
  readonly people: ReadonlyArray<{ readonly familyName: string }>
  readonly nextDeadline: { readonly kind: string; readonly day: string } | null
}
interface Page {
  readonly total: number
  readonly next: string | null
  readonly previous: string | null
  readonly rows: readonly Row[]
}
const list = (filter: object = {}, more: object = {}) =>
  staff.run<Page>(document, { filter, sort: byName, first: 50, ...more })
const namesOf = ({ rows }: Page) => rows.map(({ people }) => people[0]?.familyName)
const namesWith = async (filter: object, more: object = {}) => namesOf(await list(filter, more))
