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

test('has its sections in order, with the minutes that they take', () => {
  expect(content.sections.map(({ systemName, minutes }) => [systemName, minutes])).toEqual([
    ['gettingStarted', 6],
    ['personalInformation', 20],
    ['homesAndLand', 12],
    ['vehicles', 10],
    ['householdItems', 12],
    ['moneyAndAccounts', 12],
    ['otherProperty', 8],
    ['businessAndFarm', 3],
    ['otherSecuredDebts', 4],
    ['taxesAndSupport', 8],
    ['cardsBillsLoans', 25],
    ['contractsCosigners', 5],
    ['jobAndIncome', 25],
    ['monthlyExpenses', 15],
    ['financialHistory', 12],
    ['feesCoursesReview', 8],
  ])
  expect(content.sections.map(({ order }) => order)).toEqual(
    content.sections.map((_, index) => index + 1),
  )
})

test('a case has each question once, and a joint case has copies for debtor 2', () => {
  const keys = (joint: boolean) => [
    ...listInstances(content, { version: 1, joint, chapter: 7 }).keys(),
  ]
  const questions = allQuestions().map(({ key }) => key)
  for (const joint of [true, false])
    expect(
      keys(joint).flatMap((key) => (key.endsWith('_d2') ? [] : [key.replace(/_d1$/, '')])),
    ).toEqual(questions)
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
  expect(text.split('\n').filter((line) => line.includes('"who":'))).toHaveLength(
    allQuestions().length,
  )
})

function textsIn(value: unknown): readonly Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'es' in value) return [value as Text]
  return Object.values(value).flatMap(textsIn)
}
