// spec: questionnaire#prefill, questionnaire#case-type, questionnaire#course-facts
import { describe, expect, test } from 'vitest'
import type { ContentQuestion } from '../content/content.ts'
import type { Instance } from '../instances.ts'
import {
  findCaseType,
  courseAnswer,
  firstAnswers,
  isFromAccount,
  type CourseDone,
  type Person,
  type Prefill,
  type PrefillFacts,
} from './prefill.ts'

const text = (en: string) => ({ en, es: en })
const person: Person = {
  givenName: 'Rosa',
  middleName: null,
  familyName: 'Delgado',
  suffix: 'Jr.',
  emailAddress: 'rosa@example.com',
  mobilePhone: '2125550142',
  homePhone: null,
  workPhone: '',
  street: '12 Harbor Lane',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11201',
}
const suffix: ContentQuestion['fields'] = [
  {
    key: 'suffix',
    kind: 'select',
    label: text('Suffix'),
    options: [
      { value: 'jr', label: text('Jr.') },
      { value: 'iii', label: text('III') },
    ],
  },
]
const single = { version: 1, joint: false, chapter: 7 } as const

function instance(
  key: string,
  debtor: 1 | 2 | null = 1,
  fields: ContentQuestion['fields'] = [],
): Instance {
  const question: ContentQuestion = {
    key,
    name: text(key),
    summary: text(''),
    description: text(''),
    who: 'each',
    fields,
  }
  const group = { key: 'g', name: text(''), description: text(''), questions: [question] }
  return {
    key,
    id: `s.g.${key}`,
    debtor,
    question,
    group,
    section: {
      systemName: 's',
      order: 1,
      name: text(''),
      description: text(''),
      minutes: 1,
      groups: [group],
    },
    conditions: [],
  }
}

const facts: PrefillFacts = {
  shape: single,
  today: '2026-03-15',
  person,
  coursesDone: [],
  answerTo: () => ({}),
}

function firstAnswer(of: Instance, known: PrefillFacts): Prefill | undefined {
  return firstAnswers(of, known)[0]
}

test('always takes the case type from the case', () => {
  expect(findCaseType(instance('caseSetup'), single)).toEqual({
    from: 'case',
    values: { caseType: 'SINGLE' },
  })
  expect(findCaseType(instance('caseSetup'), { ...single, joint: true })).toEqual({
    from: 'case',
    values: { caseType: 'JOINT' },
  })
  expect(findCaseType(instance('legalName'), single)).toBeUndefined()
})

test('takes name, contact details and address from the account, and leaves out unknown values', () => {
  expect(firstAnswer(instance('legalName', 1, suffix), facts)).toEqual({
    from: 'account',
    values: { firstName: 'Rosa', lastName: 'Delgado', suffix: 'jr' },
  })
  expect(firstAnswer(instance('contactDetails'), facts)).toEqual({
    from: 'account',
    values: { mobilePhone: '2125550142', email: 'rosa@example.com' },
  })
  expect(firstAnswer(instance('homeAddress'), facts)).toEqual({
    from: 'account',
    values: { address: { street: '12 Harbor Lane', city: 'Brooklyn', state: 'NY', zip: '11201' } },
  })
  expect(
    ['legalName', 'contactDetails', 'homeAddress', 'taxIds'].map((key) =>
      isFromAccount(instance(key)),
    ),
  ).toEqual([true, true, true, false])
})

test('fills in no unknown suffix, no address for debtor 2, and nothing for an unknown person', () => {
  expect(
    firstAnswer(instance('legalName', 1, suffix), {
      ...facts,
      person: { ...person, suffix: 'Esq.' },
    })?.values,
  ).toEqual({ firstName: 'Rosa', lastName: 'Delgado' })
  expect(firstAnswer(instance('homeAddress', 2), facts)).toBeUndefined()
  expect(firstAnswer(instance('legalName'), { ...facts, person: undefined })).toBeUndefined()
  expect(firstAnswer(instance('vehicles'), facts)).toBeUndefined()
})

test('fills in the last six full months and four tax years, even across a new year', () => {
  expect(firstAnswer(instance('sixMonthIncome'), facts)).toEqual({
    from: 'clock',
    values: {
      rows: ['02/2026', '01/2026', '12/2025', '11/2025', '10/2025', '09/2025'].map(
        (month, index) => ({ id: `month${index + 1}`, month }),
      ),
    },
  })
  expect(firstAnswer(instance('taxReturns'), facts)?.values).toEqual({
    years: ['2025', '2024', '2023', '2022'].map((taxYear, index) => ({
      id: `year0${index + 1}`,
      taxYear,
    })),
  })
})

describe('a completed course', () => {
  const coursesDone: readonly CourseDone[] = [
    {
      course: 'First',
      provider: 'Harborlight',
      completedOn: '2026-11-02',
      certificateNumber: 'CC-1',
    },
  ]

  test('fills in the question about the course, including the certificate number', () => {
    expect(firstAnswer(instance('creditCounseling'), { ...facts, coursesDone })).toEqual({
      from: 'courses',
      values: {
        status: 'doneCert',
        agency: 'Harborlight',
        completedOn: '11/02/2026',
        certificateNumber: 'CC-1',
      },
    })
    expect(
      courseAnswer(instance('debtorEducation'), [
        { course: 'Second', provider: null, completedOn: '2026-11-19', certificateNumber: 'DE-1' },
      ])?.values,
    ).toEqual({
      status: 'done',
      completedOn: '11/19/2026',
      certificateNumber: 'DE-1',
    })
  })

  test('fills in no other question, and fills in nothing before the course is completed', () => {
    expect(firstAnswers(instance('debtorEducation'), { ...facts, coursesDone })).toEqual([])
    expect(
      firstAnswers(instance('legalName'), { ...facts, coursesDone, person: undefined }),
    ).toEqual([])
    expect(firstAnswers(instance('creditCounseling'), facts)).toEqual([])
  })
})

test('returns one part for each source that has values', () => {
  const joint: PrefillFacts = {
    ...facts,
    shape: { ...single, joint: true },
    answerTo: () => ({ liveTogether: 'yes' }),
  }
  expect(firstAnswers(instance('homeAddress', 2), joint)).toEqual([
    { from: 'answers', questions: ['maritalStatus'], values: { sameAsSpouse: 'yes' } },
  ])
  expect(firstAnswers(instance('homeAddress', 1), joint).map(({ from }) => from)).toEqual([
    'account',
  ])
})
