// spec: workspace#case-details
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { calendarDayAfter } from '#lib/dates.ts'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, aParalegal, anAttorney } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const attorney = anAttorney(app)
const paralegal = aParalegal(app)
const fields = 'plannedFilingOn urgencies clientCode greeting'
const read = operation`staffCase { ${fields} }`
const change = operation`changeCaseDetails { success errorCode errorParams details { ${fields} } }`
const none = { plannedFilingOn: null, urgencies: [], clientCode: null, greeting: null }
const day = () => calendarDayAfter(app.today(), 10)

beforeEach(async () => {
  await app.rows(sql`
    update legal_case
    set planned_filing_on = null, urgencies = '{}', client_code = null, greeting = null, status = 'Pre-Filing'
    where id = ${caseId}`)
})

describe('the details of a case', () => {
  test('change, are read at the case, and are audited with from and to', async () => {
    const since = app.clock.now()
    const to = {
      ...{ plannedFilingOn: day(), urgencies: ['FORECLOSURE'] },
      ...{ clientCode: 'HR-7', greeting: 'Welcome, Rosa.' },
    }
    expect(await set(none, to)).toMatchObject({ success: true, details: to })
    expect(await paralegal.run(read, { id: caseId })).toEqual(to)
    const without = { ...to, urgencies: [], clientCode: null }
    expect(await set(to, without)).toMatchObject({ success: true })
    expect(await listDetails(since)).toEqual([
      {
        ...{ plannedFilingFrom: 'none', plannedFilingTo: day() },
        ...{ urgenciesFrom: 'none', urgenciesTo: 'FORECLOSURE' },
        ...{ clientCodeFrom: 'none', clientCodeTo: 'HR-7', hasOtherGreeting: true },
      },
      {
        ...{ urgenciesFrom: 'FORECLOSURE', urgenciesTo: 'none' },
        ...{ clientCodeFrom: 'HR-7', clientCodeTo: 'none' },
      },
    ])
  })

  test('a planned filing is in the client list, its CSV and Today, and leaves them again', async () => {
    const planned = { ...none, plannedFilingOn: day() }
    await set(none, planned)
    expect(await readLists()).toEqual({ deadline: day(), isInCsv: true, isInToday: true })
    await set(planned, none)
    expect(await readLists()).toMatchObject({ isInCsv: false, isInToday: false })
  })

  test('a client code opens the courses for the client, and closes them again', async () => {
    const code = { ...none, clientCode: 'HR-7' }
    await set(none, code)
    expect(await readCodeInPortal()).toBe('HR-7')
    await set(code, { ...none, clientCode: '  ' })
    expect(await readCodeInPortal()).toBe(null)
  })

  test('are not overwritten by the second of two colleagues', async () => {
    const first = { ...none, clientCode: 'HR-8' }
    const results = await Promise.all([set(none, first), set(none, first, attorney)])
    expect(results.filter(({ success }) => success)).toHaveLength(1)
    expect(results.find(({ success }) => !success)).toMatchObject({
      errorCode: 'clients.details-changed',
      details: first,
    })
  })

  test('that are the same again leave nothing in the audit', async () => {
    const since = app.clock.now()
    expect(await set(none, none)).toMatchObject({ success: true, details: none })
    expect(await listDetails(since)).toEqual([])
  })

  test.each([
    ['a day of the past', 'Pre-Filing', { plannedFilingOn: '2020-01-01' }, 'planned-day-past'],
    ['a planned day after filing', 'Filed', { plannedFilingOn: '2099-01-01' }, 'was-filed'],
    ['a long code', 'Filed', { clientCode: '1'.repeat(61) }, 'detail-too-long'],
  ])('%s is refused', async (_, status, to, code) => {
    await app.rows(sql`update legal_case set status = ${status} where id = ${caseId}`)
    expect(await set(none, { ...none, ...to })).toMatchObject({
      success: false,
      errorCode: `clients.${code}`,
      errorParams: { field: Object.keys(to)[0] },
    })
    expect(await paralegal.run(read, { id: caseId })).toEqual(none)
  })
})

const set = (seen: object, to: object, staff = paralegal) =>
  staff.run<Answer>(change, { caseId, seen, change: to })

async function readLists() {
  const variables = { filter: {}, sort: { key: 'NAME', isDescending: false } }
  const { rows } = await paralegal.run<Answer>(
    operation`clients { rows { id nextDeadline { kind day } } }`,
    { ...variables, first: 100 },
  )
  const { csv } = await paralegal.run<Answer>(operation`exportClients { csv }`, {
    ...variables,
    caseIds: [caseId],
  })
  const today = await paralegal.run<Answer>(
    operation`today { deadlines { deadline { kind } client { id } } }`,
    {
      mine: false,
    },
  )
  const row = rows.find(({ id }: Answer) => id === caseId)
  return {
    deadline: row.nextDeadline?.day,
    isInCsv: csv.includes(day()),
    isInToday: today.deadlines.some(
      ({ deadline, client }: Answer) => deadline.kind === 'planned-filing' && client.id === caseId,
    ),
  }
}

async function readCodeInPortal(): Promise<string | null> {
  const { data } = await rosa.graph('{ cases { get { id clientCode } } }')
  return data.cases.get.find(({ id }: Answer) => id === caseId).clientCode
}

async function listDetails(since: Date): Promise<readonly object[]> {
  const rows = await app.rows(sql<{ details: object }>`
    select details - 'staffId' as details from audit
    where object = ${caseId} and at >= ${since} and event = 'case.details-changed' order by at, id`)
  return rows.map(({ details }) => details)
}
