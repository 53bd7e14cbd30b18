// spec: petition#computed, petition#missing
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '#features/questionnaire/rules/content/content.ts'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { getQuestionUnit } from '#features/questionnaire/rules/content/unit.ts'
import type { AnsweredCase } from '#features/questionnaire/rules/given/given-answers.ts'
import { listInstances } from '#features/questionnaire/rules/instances.ts'
import type { Shape } from '#features/questionnaire/rules/shape.ts'
import { withoutHidden } from '#features/questionnaire/rules/shown/shown-answer.ts'
import { buildPetition } from '../model/build-petition.ts'
import { createIntakes } from '../model/test-intakes.ts'
import { computeLines } from './compute-lines.ts'
import { lineKey, type Column, type ComputedLine } from './computed-line.ts'
import { totalsByInstruction, type Filing } from './test-second-computation.ts'

const content = JSON.parse(
  readFileSync(new URL('../../../questionnaire/content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const intakes = createIntakes(content)
const single: Shape = { version: 1, joint: false, chapter: 7 }
const joint: Shape = { ...single, joint: true }
const median = { cents: 6_000_000, table: 'a test' }
const count = 300

test('each line of random intakes equals a second computation from the answers', () => {
  const calculated = new Map<string, number>()
  for (let seed = 0; seed < count; seed++) {
    const intake = intakes.random(seed)
    const lines = computeLines(buildPetition(intake), median)
    const expected = totalsByInstruction(shownAnswers(intake), toFiling(intake))
    const totals = [...lines.values()].map(
      ({ form, line, column, cents, choice }) =>
        [
          column === 0 ? `${form}:${line}` : `${form}:${line}:${column}`,
          cents ?? choice ?? null,
        ] as const,
    )
    const copied = /^106A\/B:(?:2|5|15|36|45|52|54)$/
    expect(new Map(totals.filter(([name]) => !copied.test(name))), `intake ${seed}`).toEqual(
      expected,
    )
    for (const [name, total] of totals)
      calculated.set(name, (calculated.get(name) ?? 0) + Number(total !== null && total !== 0))
  }
  const alwaysZero = [...calculated].filter(([, times]) => times === 0)
  expect(alwaysZero.length).toBeLessThan(calculated.size / 20)
}, 300_000)

function toFiling({ shape }: AnsweredCase): Filing {
  return { chapter: shape.chapter ?? 7, medianCents: median.cents }
}

function shownAnswers({ shape, answers, states }: AnsweredCase): ReadonlyMap<string, JsonObject> {
  return new Map(
    [...listInstances(content, shape).values()].flatMap(({ key, question, debtor }) => {
      const answer = answers.get(key)
      if (!answer || states.get(key)?.disabled) return []
      const facts = { shape, debtor, language: 'en', names: { 1: '', 2: '' } } as const
      return [[key, withoutHidden(getQuestionUnit(question, facts), answer.data)] as const]
    }),
  )
}

const job = (payFrequency: string, more: JsonObject = {}) => ({
  id: 'aaaaaa',
  jobDetails: { employerName: 'Terminal Supply', payFrequency, grossPerCheck: 500, ...more },
  payDeductions: { federalTax: 50 },
})
const employed = (payFrequency: string, more: JsonObject = {}) => ({
  employment_d1: { status: 'employed' },
  employers_d1: { jobs: [job(payFrequency, more)] },
})

function find(
  answers: Readonly<Record<string, JsonObject>>,
  form: string,
  line: string,
  { column = 0, shape = single }: { readonly column?: Column; readonly shape?: Shape } = {},
): ComputedLine {
  const petition = buildPetition(intakes.of(shape, answers))
  const found = computeLines(petition, median).get(lineKey({ form, line, column }))
  if (!found) throw new Error(`${form} has no line ${line}`)
  return found
}

describe('an amount of a paycheck', () => {
  test.each([
    ['weekly', 216_667],
    ['biweekly', 108_333],
    ['semimonthly', 100_000],
    ['monthly', 50_000],
  ])('that is %s becomes one of a month', (frequency, cents) => {
    expect(find(employed(frequency), '106I', '2', { column: 1 })).toMatchObject({ cents })
  })

  test('shows what was typed, the period and the factor', () => {
    expect(find(employed('weekly'), '106I', '2', { column: 1 }).inputs).toMatchObject([
      {
        name: 'jobs.grossPerCheck',
        from: { question: 'employers_d1', entry: '/jobs/aaaaaa/jobDetails/grossPerCheck' },
        monthly: { typed: 50_000, period: 'weekly', times: 52, over: 12 },
      },
    ])
  })

  test.each(['daily', 'irregular'])('that comes %s has no factor', (frequency) => {
    const line = find(employed(frequency), '106I', '2', { column: 1 })
    expect(line.missing).toEqual(['employers_d1/jobs/aaaaaa jobs.payFrequency'])
    expect(line).not.toHaveProperty('cents')
  })

  test('is added to the tips of a month and a twelfth of the bonus of a year', () => {
    const more = { tipsPerMonth: 10, bonusPerYear: 1_200 }
    expect(find(employed('monthly', more), '106I', '2', { column: 1 }).cents).toBe(61_000)
  })
})

describe('a line', () => {
  test('is absent, and not zero, before what it needs is answered', () => {
    const line = find({}, '106A/B', '55')
    expect(line).not.toHaveProperty('cents')
    expect(line.missing).toEqual(['realEstate'])
  })

  test('is zero when the client said that there is nothing', () => {
    expect(find({ realEstate: { has: 'no' } }, '106A/B', '55')).toMatchObject({
      ...{ cents: 0, missing: [], inputs: [{ name: '106A/B:2' }] },
    })
  })

  test('is absent while a line that it adds up is', () => {
    expect(find({ realEstate: { has: 'no' } }, '106Sum', '1c')).not.toHaveProperty('cents')
  })

  test('names property whose value the client does not know, and counts the others', () => {
    const claims = [
      { id: 'aaaaaa', against: 'Acme', value: 500 },
      { id: 'bbbbbb', against: 'Bolt' },
    ]
    const petition = buildPetition(
      intakes.of(single, {
        opRightsCheck: { counterclaims: 'yes', inheritance: 'no' },
        counterclaims: { items: claims },
      }),
    )
    const line = computeLines(petition).get(lineKey({ form: '106A/B', line: '36', column: 0 }))
    expect(line).toMatchObject({
      inputs: [{ cents: 50_000 }],
      unknown: ['counterclaims/items/bbbbbb'],
    })
  })

  test('keeps the mark of an estimate', () => {
    const food = { food: 400, notSure: ['/food'] }
    expect(find({ livingExpenses: food }, '106J', '22a').inputs).toMatchObject([
      { mark: 'estimate' },
    ])
  })
})

describe('the portion of property that someone else owns too', () => {
  const account = { id: 'aaaaaa', institution: 'First Harbor', owner: 'withOther', balance: 100.01 }
  const accounts = (more: JsonObject) => ({
    maCashCheck: { bankAccounts: 'yes', cash: 'no', paymentApps: 'no', crypto: 'no' },
    bankAccounts: { accounts: [{ ...account, ...more }] },
  })
  test('is the share of its value', () => {
    const { inputs } = find(accounts({ sharePercent: 33.3 }), '106A/B', '36')
    expect(inputs).toMatchObject([{ cents: 3_330, percent: 33.3 }])
  })
  test('is missing without the share', () => {
    expect(find(accounts({}), '106A/B', '36').missing).toContain('bankAccounts/accounts/aaaaaa')
  })
})

test('income that both own is in the first column, that of debtor 2 in the second', () => {
  const rental = (id: string, whose: string) => ({ id, whose, property: 'Room', grossMonthly: 100 })
  const answers = {
    rentalIncome: { has: 'yes', rentals: [rental('aaaaaa', 'both'), rental('bbbbbb', 'debtor2')] },
  }
  const lineOf = (column: Column) => find(answers, '106I', '8a', { column, shape: joint }).inputs
  expect([lineOf(1).length, lineOf(2).length]).toEqual([1, 1])
})

test.each([
  [0, '14a'],
  [5_000, '14a'],
  [5_000.01, '14b'],
])('%s dollars a month are compared with the median income: %s', (wages, choice) => {
  const rows = Array.from({ length: 6 }, (_, at) => ({
    ...{ id: `aaaaa${at}`, month: '05/2026', wages },
  }))
  const answers = { sixMonthIncome_d1: { rows } }
  expect(find(answers, '122A-1', '14')).toMatchObject({ choice, missing: [] })
})

test('there is no comparison without a table of median incomes', () => {
  const petition = buildPetition(intakes.of(single, { sixMonthIncome_d1: { rows: [] } }))
  const line = computeLines(petition).get(lineKey({ form: '122A-1', line: '14', column: 0 }))
  expect(line).toMatchObject({ missing: ['122A-1:13'] })
  expect(line).not.toHaveProperty('choice')
})

test('a case of chapter 13 has no Form 122A-1', () => {
  const petition = buildPetition(intakes.of({ ...single, chapter: 13 }, {}))
  expect([...computeLines(petition).keys()].filter((key) => key.startsWith('122A-1'))).toEqual([])
})
