// spec: cases#visit
import { getNamedType, isInputObjectType, isLeafType, isNonNullType, isObjectType } from 'graphql'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { contractType, getSelection } from '#testing/test-contract.ts'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'

const caseType = contractType('Case')
const caseInput = contractType('CaseInput')
if (!isObjectType(caseType) || !isInputObjectType(caseInput))
  throw new Error('Case or CaseInput is missing')
const [caseFields, inputFields] = [caseType.getFields(), caseInput.getFields()]

const whole = getSelection(caseType, 3).replaceAll('__typename', '')
const read = operation`cases.get ${whole}`
const update = operation`cases.update ${whole}`
const nowhere = '01900000-0000-7000-8000-000000000000'

const app = openTestApp()
const { debtor1: marcus } = twoSpouses(app)

test('CaseInput has every field of Case with its own type or as JSON, and only the id is required', () => {
  const wanted = Object.values(caseFields).map(({ name, type }) => {
    const named = getNamedType(type)
    const isList = String(type).startsWith('[')
    return [name, isLeafType(named) && !isList ? named.name : 'JSON'] as const
  })
  const fields = Object.values(inputFields)
  expect(fields.map(({ name, type }) => [name, getNamedType(type).name]).toSorted()).toEqual(
    wanted.toSorted(),
  )
  expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual(['id'])
})

test('accepts a case as it was read and records the visit', async () => {
  const before = await readCase()
  expect(Object.keys(before)).toEqual(Object.keys(caseFields))
  const { errors, data } = await marcus.graph(update, { case: before })
  expect(errors).toBeUndefined()
  expect(data.cases.update).toEqual(before)
  expect((await readCase())['lastVisitedDate']).not.toBe(before['lastVisitedDate'])
})

function anotherValue(value: unknown, name: string): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  const { type } = inputFields[name]!
  const byType: Row = {
    Day: '1999-01-01',
    DateTime: '1999-01-01T00:00:00.000Z',
    Boolean: true,
    Int: 7,
  }
  return (
    byType[String(type)] ?? (String(type) === 'JSON' ? { id: nowhere, name: 'Another' } : 'Another')
  )
}

test('stores no value of the input', async () => {
  const [before, stored] = [await readCase(), await storedCase()]
  const changed = Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, anotherValue(value, name)]),
  )
  const submitted = { ...changed, id: before['id'] }
  expect(
    Object.entries(submitted)
      .filter(([name, value]) => value === before[name])
      .map(([name]) => name),
  ).toEqual(['id'])
  const { errors, data } = await marcus.graph(update, { case: submitted })
  expect(errors).toBeUndefined()
  expect(data.cases.update).toEqual(before)
  expect({ ...(await readCase()), lastVisitedDate: null }).toEqual({
    ...before,
    lastVisitedDate: null,
  })
  expect(await storedCase()).toEqual(stored)
})

test('accepts null for every field and refuses a name that Case does not have', async () => {
  const { id } = await readCase()
  const empty = Object.fromEntries(Object.keys(inputFields).map((name) => [name, null]))
  expect((await marcus.graph(update, { case: { ...empty, id } })).errors).toBeUndefined()
  for (const extra of ['firmId', 'debtor', 'participantId', 'statuss', '__typename']) {
    const { status, errors } = await marcus.graph(update, { case: { id, [extra]: '1' } })
    expect([extra, status, errors?.[0]?.message]).toEqual([
      extra,
      400,
      expect.stringContaining(`Field "${extra}" is not defined`),
    ])
  }
})

test('accepts the longest instructions of a firm together with their case', async () => {
  const before = await readCase()
  const questionnaireInstructions = `<p>${'&amp;'.repeat(19_000)}</p>`
  expect(
    (await marcus.graph(update, { case: { ...before, questionnaireInstructions } })).errors,
  ).toBeUndefined()
  const tooLong = { ...before, dashBoardTitle: 'x'.repeat(10_001) }
  expect((await marcus.graph(update, { case: tooLong })).status).toBe(413)
})

type Row = Record<string, unknown>
const readCase = async (): Promise<Row> => (await marcus.graph(read)).data.cases.get[0]

/** All data of the case except for the last visit. */
async function storedCase(): Promise<unknown> {
  const { db } = app.deps.database
  const tables = [
    'legal_case',
    'participant',
    'timeline_entry',
    'case_key_date',
    'document_category',
    'questionnaire',
    'course',
    'course_progress',
  ]
  const sums = tables.map((table) =>
    sql<{ sum: string }>`
    select ${table} as name, md5(coalesce(string_agg((to_jsonb(t) - 'last_visited_at')::text, '|' order by t::text), '')) as sum
    from ${sql.table(table)} t`.execute(db),
  )
  return (await Promise.all(sums)).map(({ rows }) => rows)
}
