import { describe, expect, test } from 'vitest'
import { creditCounselingKey, debtorEducationKey, type TemplateCategory } from './category-kind.ts'
import { asksForPdf, categoriesFor, categoryTemplate, type CaseFacts } from './category-template.ts'

const single7: CaseFacts = { chapter: 7, isJoint: false, firstNames: ['Rosa'] }
const single13: CaseFacts = { ...single7, chapter: 13 }
const joint7: CaseFacts = { chapter: 7, isJoint: true, firstNames: ['Rosa', 'Miguel'] }
const all = (entries: readonly TemplateCategory[]): readonly TemplateCategory[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children ?? [])])

test('the template has the expected top level', () => {
  expect(categoryTemplate.map(({ name }) => name)).toEqual([
    'Identity',
    'Income',
    'Taxes',
    'Bank and money accounts',
    'Home and real estate',
    'Vehicles',
    'Business and other property',
    'Debts',
    'Court and family',
    'Monthly expenses',
    'Certificate of Credit Counseling',
    'Certificate of Debtor Education',
    'After filing',
    'From your attorney',
    "Other / I'm not sure",
  ])
})

test('requests a downloaded PDF exactly when the description says so', () => {
  const saying = all(categoryTemplate)
    .filter(({ description }) => /\bdownload the PDF\b/.test(description))
    .map(({ key }) => key)
  expect(saying).toEqual(['money.bank-statements'])
  expect(
    all(categoryTemplate)
      .filter(({ key }) => asksForPdf(key))
      .map(({ key }) => key),
  ).toEqual(saying)
  expect(asksForPdf('firm.a1b2c3')).toBe(false)
})

test('every entry has a unique key, a name of at most 60 characters, a description that ends with a period, and at most two levels', () => {
  const entries = all(categoryTemplate)
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  for (const entry of entries) {
    expect(entry.name.length, entry.key).toBeLessThanOrEqual(60)
    expect(entry.description, entry.key).toMatch(/[.]$/)
    expect(entry.chapters.length, entry.key).toBeGreaterThan(0)
    expect(entry.children?.some(({ children }) => children) ?? false, entry.key).toBe(false)
    if (entry.children)
      expect([entry.requirement, entry.perDebtor], entry.key).toEqual(['optional', false])
  }
})

test('gives every leaf a reason and alternatives, and folders neither', () => {
  for (const { key, description, period, why, help, children } of all(categoryTemplate)) {
    if (children) {
      expect([period, why, help], key).toEqual([undefined, undefined, undefined])
      continue
    }
    expect(description.length, key).toBeLessThanOrEqual(200)
    expect(why, key).toMatch(/^[A-Z][^.?!]*[.]$/)
    expect(why!.length, key).toBeLessThanOrEqual(160)
    expect(help, key).toMatch(/[.]$/)
    expect(help!.length, key).toBeLessThanOrEqual(200)
    expect(period ?? 'None', key).toMatch(/^[A-Z].{0,69}[^.]$/)
    expect(new Set([description, why, help]).size, key).toBe(3)
  }
})

test('the template has short sentences', () => {
  const sentences = all(categoryTemplate)
    .flatMap(({ description, why, help }) => [description, why ?? '', help ?? ''])
    .flatMap((text) => text.split(/[.?!;:] /))
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 25)).toEqual([])
})

test.each([
  ['income.pay-stubs-60-days', 'The last 60 days before your case is filed'],
  ['income.pay-stubs-6-months', 'The six full calendar months before the month your case is filed'],
  ['income.w2-1099', 'The last two tax years, and this year so far'],
  ['income.self-employment', 'The last six full months'],
  ['taxes.federal-latest', 'The most recent tax year'],
  ['taxes.federal-before', 'The tax year before the most recent one'],
  ['taxes.four-years', 'The last four tax years'],
  ['taxes.state', 'The last two tax years'],
  ['money.bank-statements', 'The last three months; your attorney may ask for more'],
  ['money.cash-apps', 'The last three months'],
  ['court.earlier-bankruptcy', 'The last 8 years'],
  [creditCounselingKey, 'From the 180 days before your case is filed'],
  ['after-filing.meeting-id', 'At least 14 days before your meeting'],
  ['after-filing.bank-statement', 'The statement that covers the day your case was filed'],
  ['after-filing.first-payment', 'Within 30 days after filing'],
  ['after-filing.yearly-tax', 'Each year while your plan runs'],
])('the requirement of %s is %s', (key, period) =>
  expect(all(categoryTemplate).find((entry) => entry.key === key)).toMatchObject({ period }),
)

test('the rows of a case contain the reason and the period from the template', () => {
  const rows = categoriesFor(single7)
  expect(rows.find(({ key }) => key === 'money.cash-apps')).toMatchObject({
    period: 'The last three months',
    why: 'Money in an app counts like money in a bank.',
  })
  expect(rows.find(({ key }) => key === 'money')).toMatchObject({
    period: null,
    why: null,
    help: null,
  })
})

test.each([
  [
    'Chapter 7',
    single7,
    [
      'identity.photo-id',
      'identity.social-security',
      'income.pay-stubs-60-days',
      'income.pay-stubs-6-months',
      'income.w2-1099',
      'taxes.federal-latest',
      'taxes.federal-before',
      'money.bank-statements',
      'debts.bills',
      creditCounselingKey,
    ],
  ],
  [
    'Chapter 13',
    single13,
    [
      'identity.photo-id',
      'identity.social-security',
      'income.pay-stubs-60-days',
      'income.pay-stubs-6-months',
      'income.w2-1099',
      'taxes.federal-latest',
      'taxes.federal-before',
      'taxes.four-years',
      'money.bank-statements',
      'debts.bills',
      'costs.chapter-13',
      creditCounselingKey,
    ],
  ],
])('a case requires %s', (_, facts, expected) => {
  expect(
    categoriesFor(facts)
      .filter(({ requirement }) => requirement === 'required')
      .map(({ key }) => key),
  ).toEqual(expected)
})

test.each([
  ['income.family-help', 13],
  ['taxes.four-years', 13],
  ['costs.chapter-13', 13],
  ['after-filing.first-payment', 13],
  ['after-filing.yearly-tax', 13],
  ['costs.chapter-7', 7],
  ['after-filing.reaffirmation', 7],
])('%s belongs only to Chapter %i and waits until the chapter is decided', (key, chapter) => {
  for (const of of [7, 13, null] as const)
    expect(categoriesFor({ ...single7, chapter: of }).some((row) => row.key === key)).toBe(
      of === chapter,
    )
})

test('a case with an undecided chapter has no empty folder', () => {
  const rows = categoriesFor({ ...single7, chapter: null })
  for (const { key, children } of categoryTemplate)
    if (children)
      expect(
        rows.some(({ parentKey }) => parentKey === key),
        key,
      ).toBe(rows.some((row) => row.key === key))
})

test('rows are in order, each leaf after its folder', () => {
  for (const facts of [single7, single13, joint7]) {
    const rows = categoriesFor(facts)
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
    for (const [index, row] of rows.entries()) {
      if (row.parentKey !== null)
        expect(rows.slice(0, index).some(({ key }) => key === row.parentKey)).toBe(true)
    }
    expect(rows.at(-1)).toMatchObject({ name: "Other / I'm not sure", requirement: 'optional' })
    expect(new Set(rows.map(({ key, debtor }) => `${key}/${debtor}`)).size).toBe(rows.length)
  }
})

describe('a single case', () => {
  test("has every leaf once and without the debtor's name", () => {
    const rows = categoriesFor(single7)
    expect(rows.filter(({ debtor }) => debtor === 2)).toEqual([])
    expect(rows.find(({ key }) => key === 'identity.photo-id')).toMatchObject({
      name: 'Photo ID',
      debtor: 1,
    })
    expect(rows.find(({ key }) => key === 'money.bank-statements')).toMatchObject({ debtor: null })
  })
})

describe('a joint case', () => {
  const rows = categoriesFor(joint7)
  const named = (key: string) =>
    rows.filter((row) => row.key === key).map(({ name, debtor }) => [name, debtor])
  test("has a leaf for each debtor's own document, with the debtor's name in it", () =>
    expect(named('identity.photo-id')).toEqual([
      ['Photo ID (Rosa)', 1],
      ['Photo ID (Miguel)', 2],
    ]))
  test('requests shared documents once', () =>
    expect(named('taxes.federal-latest')).toEqual([['Federal tax return, most recent year', null]]))
  test('has each folder only once for both debtors', () =>
    expect(named('identity')).toEqual([['Identity', null]]))
  test.each([
    [creditCounselingKey, 'Certificate of Credit Counseling'],
    [debtorEducationKey, 'Certificate of Debtor Education'],
  ])("keeps the exact name of %s, without the debtor's name", (key, name) =>
    expect(named(key)).toEqual([
      [name, 1],
      [name, 2],
    ]),
  )
  test.each<[readonly [string, string?], string[]]>([
    [['Rosa'], ['Photo ID (Rosa)', 'Photo ID (Debtor 2)']],
    [
      ['Alex', 'Alex '],
      ['Photo ID (Alex, Debtor 1)', 'Photo ID (Alex, Debtor 2)'],
    ],
  ])('uses different names for the debtors %j', (firstNames, names) => {
    expect(
      categoriesFor({ ...joint7, firstNames })
        .filter(({ key }) => key === 'identity.photo-id')
        .map(({ name }) => name),
    ).toEqual(names)
  })
})
