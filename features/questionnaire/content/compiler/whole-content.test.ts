import { expect, test } from 'vitest'
import type { Text } from '../../rules/content/content.ts'
import { isDisabled } from '../../rules/answers/disabled.ts'
import { listInstances } from '../../rules/instances.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { printContent } from './print.ts'
import { fieldsOfQuestions } from './test-field-counts.ts'
import { content, allQuestions, allFields, getLeaves } from './test-whole-content.ts'

test('compiles all questions of version 1 with all their fields', () => {
  expect(
    Object.fromEntries(
      content.sections.map(({ systemName, groups }) => [
        systemName,
        Object.fromEntries(
          groups.map(({ key, questions }) => [
            key,
            Object.fromEntries(
              questions.map((question) => [
                question.key,
                question.fields.flatMap(getLeaves).length,
              ]),
            ),
          ]),
        ),
      ]),
    ),
  ).toEqual(fieldsOfQuestions)
})

test.each([
  ['gettingStarted', 1, 3, 5, 39, 6],
  ['personalInformation', 2, 5, 18, 161, 20],
  ['homesAndLand', 3, 3, 5, 130, 12],
  ['vehicles', 4, 2, 4, 153, 10],
  ['householdItems', 5, 2, 11, 79, 12],
  ['moneyAndAccounts', 6, 3, 14, 108, 12],
  ['otherProperty', 7, 3, 15, 111, 8],
  ['businessAndFarm', 8, 3, 17, 143, 3],
  ['otherSecuredDebts', 9, 1, 3, 87, 4],
  ['taxesAndSupport', 10, 3, 6, 98, 8],
  ['cardsBillsLoans', 11, 5, 21, 583, 25],
  ['contractsCosigners', 12, 2, 2, 38, 5],
  ['jobAndIncome', 13, 4, 12, 136, 25],
  ['monthlyExpenses', 14, 3, 12, 136, 15],
  ['financialHistory', 15, 6, 24, 250, 12],
  ['feesCoursesReview', 16, 3, 6, 46, 8],
])(
  'the section %s has order %i, %i groups, %i questions, %i fields and %i minutes',
  (systemName, order, groups, questions, fields, minutes) => {
    const section = content.sections.find((candidate) => candidate.systemName === systemName)
    const own = section?.groups.flatMap((group) => group.questions) ?? []
    expect([
      section?.order,
      section?.groups.length,
      own.length,
      own.flatMap((question) => question.fields.flatMap(getLeaves)).length,
      section?.minutes,
    ]).toEqual([order, groups, questions, fields, minutes])
  },
)

test('compiles 16 sections, 51 groups, 175 questions, 10 sub-questions and 2,298 fields for 185 minutes', () => {
  const { sections } = content
  const groups = sections.flatMap((section) => section.groups)
  const subs = allFields().flatMap(({ sub }) => sub ?? [])
  expect([
    sections.length,
    groups.length,
    allQuestions().length,
    subs.length,
    allQuestions().flatMap(({ fields }) => fields.flatMap(getLeaves)).length,
  ]).toEqual([16, 51, 175, 10, 2298])
  expect(sections.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(185)
})

test('a joint case has 175 questions and another 21 copies for debtor 2', () => {
  const keys = (joint: boolean) => [
    ...listInstances(content, { version: 1, joint, chapter: 7 }).keys(),
  ]
  expect(keys(true)).toHaveLength(196)
  expect(keys(true).filter((key) => key.endsWith('_d2'))).toEqual([
    'legalName_d2',
    'otherNames_d2',
    'taxIds_d2',
    'contactDetails_d2',
    'homeAddress_d2',
    'mailingAddress_d2',
    'addressHistory_d2',
    'courtDistrict_d2',
    'militaryService_d2',
    'taxReturns_d2',
    'creditReports_d2',
    'employment_d2',
    'employers_d2',
    'pastJobs_d2',
    'otherIncome_d2',
    'selfEmployment_d2',
    'sixMonthIncome_d2',
    'incomeHistory_d2',
    'otherIncomeHistory_d2',
    'creditCounseling_d2',
    'debtorEducation_d2',
  ])
  // A single case has copies for a spouse who does not file but may live in the household.
  expect(keys(false).filter((key) => key.endsWith('_d2'))).toEqual([
    'employment_d2',
    'employers_d2',
    'otherIncome_d2',
    'selfEmployment_d2',
    'sixMonthIncome_d2',
  ])
  expect(keys(false)).toHaveLength(180)
})

test('shows 82 screens to a debtor who owns nothing and answers No, and 102 with a spouse who files', () => {
  const screens = (joint: boolean): number => {
    const shape = { version: 1, joint, chapter: 7 } as const
    const instances = [...listInstances(content, shape).values()]
    const samples: Readonly<Record<string, JsonObject>> = {
      maritalStatus: { status: joint ? 'married' : 'neverMarried' },
      housingSituation: { kind: 'family' },
      employment: { status: 'notEmployed' },
    }
    const answers = new Map(
      instances.map(({ key, question }): [string, JsonObject] => [
        key,
        {
          ...Object.fromEntries(
            question.fields
              .filter(({ kind }) => kind === 'yn' || kind === 'ynh')
              .map((field) => [field.key, 'no']),
          ),
          ...samples[question.key],
        },
      ]),
    )
    return instances.filter(({ key }) => !isDisabled(content, shape, key, answers)).length
  }
  expect([screens(false), screens(true)]).toEqual([82, 102])
})

test('has every text in both languages, and no sentence is the same in both', () => {
  const texts = textsIn(content)
  expect(texts.length).toBeGreaterThan(4000)
  expect(texts.filter(({ en, es }) => en === '' || es === '')).toEqual([])
  // Names may be the same in both languages, but sentences may not.
  const names = new Set([
    'Puerto Rico',
    'PayPal, Venmo, Cash App',
    'Cash App',
    'Apple Cash',
    'Google Pay',
    'Roth IRA',
  ])
  expect(texts.filter(({ en, es }) => en === es && en.includes(' ') && !names.has(en))).toEqual([])
})

test('every text on a card is short enough in both languages', () => {
  const names = [
    ...content.sections.map(({ name }) => name),
    ...content.sections.flatMap(({ groups }) =>
      groups.flatMap(({ name, summary, description }) => [name, summary ?? description]),
    ),
    ...allQuestions().flatMap(({ name, summary }) => [name, summary]),
    ...allFields().map(({ label }) => label),
  ]
  expect(names.filter(({ en, es }) => [...en].length > 29 || [...es].length > 29)).toEqual([])
})

test('prints the same content to the compiled file, one question per line', () => {
  const text = printContent(content)
  expect(JSON.parse(text)).toEqual(content)
  expect(text.split('\n').filter((line) => line.includes('"who":'))).toHaveLength(175)
})

function textsIn(value: unknown): readonly Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'es' in value) return [value as Text]
  return Object.values(value).flatMap(textsIn)
}
