// Fails if the content renames questions and fields that the rules use.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { referencesIn } from './condition.ts'
import type { Content, ContentField, ContentQuestion } from './content.ts'
import { listInstances, spouseBesides } from '../instances.ts'
import { isJsonObject, recordsIn } from '../json.ts'
import type { JsonObject } from './model.ts'
import { copiedFrom } from '../copies/copied-from.ts'
import { findCaseType, firstAnswers, type CourseDone, type Person } from '../copies/prefill.ts'
import { hasPrivateField } from '../private/secrets.ts'
import { getUnit } from './unit.ts'
import { getFaults, isMissing } from '../verdict/verdict.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const joint = { version: 1, joint: true, chapter: 7 } as const
const instances = [...listInstances(content, joint).values()]
const questions = content.sections.flatMap(({ groups }) =>
  groups.flatMap((group) => group.questions),
)
const person: Person = {
  givenName: 'Rosa',
  middleName: 'Ann',
  familyName: 'Delgado',
  suffix: 'Jr.',
  emailAddress: 'r@example.com',
  mobilePhone: '2175550101',
  homePhone: '2175550102',
  workPhone: '2175550103',
  street: '1 Main St',
  city: 'Troy',
  state: 'IL',
  zip: '62294',
}

function fieldNamed(fields: readonly ContentField[], key: string): ContentField {
  const field = fields.find((known) => known.key === key)
  if (!field) throw new Error(`There is no field '${key}'.`)
  return field
}

const coursesDone: readonly CourseDone[] = [
  {
    course: 'First',
    provider: 'Harborlight',
    completedOn: '2026-11-02',
    certificateNumber: '12345-NYE-CC-1',
  },
  {
    course: 'Second',
    provider: 'Harborlight',
    completedOn: '2026-11-19',
    certificateNumber: '12345-NYE-DE-1',
  },
]

test('prefills only fields that the question has, from account, course, calendar and case', () => {
  const filled = instances.flatMap((instance) => {
    const first = firstAnswers(instance, {
      shape: joint,
      today: '2026-11-20',
      person,
      coursesDone,
      answerTo: () => ({}),
    })
    const ofCase = findCaseType(instance, joint)
    const values: JsonObject = Object.assign(
      {},
      ...[...first, ...(ofCase ? [ofCase] : [])].map((prefill) => prefill.values),
    )
    areFields(instance.question.fields, values)
    return Object.keys(values).length > 0 ? [instance.key] : []
  })
  expect(filled).toEqual([
    'caseSetup',
    'legalName_d1',
    'legalName_d2',
    'contactDetails_d1',
    'contactDetails_d2',
    'homeAddress_d1',
    'taxReturns_d1',
    'taxReturns_d2',
    'sixMonthIncome_d1',
    'sixMonthIncome_d2',
    'creditCounseling_d1',
    'creditCounseling_d2',
    'debtorEducation_d1',
    'debtorEducation_d2',
  ])
})

test('prefills valid values and complete rows from the calendar and courses', () => {
  for (const instance of instances) {
    for (const { from, values } of firstAnswers(instance, {
      shape: joint,
      today: '2026-11-20',
      person,
      coursesDone,
      answerTo: () => ({}),
    })) {
      const unit = getUnit(instance.question, {
        shape: joint,
        debtor: instance.debtor,
        language: 'en',
        names: { 1: '', 2: '' },
      })
      expect(
        getFaults(unit, values, '2026-11-20').filter((fault) => !isMissing(fault)),
        `${instance.key} from ${from}`,
      ).toEqual([])
    }
  }
})

test('copies only from existing questions that both debtors share, without private fields', () => {
  for (const [question, sources] of Object.entries(copiedFrom)) {
    expect(questionNamed(question).key).toBe(question)
    expect(
      sources
        .map((source) => questionNamed(source))
        .filter(({ who, fields }) => who !== 'household' || hasPrivateField(fields))
        .map(({ key }) => key),
    ).toEqual([])
  }
})

/** Checks that all names at all levels are fields. The `id` of an entry is skipped. */
function areFields(fields: readonly ContentField[], values: JsonObject): void {
  for (const [key, value] of Object.entries(values)) {
    const { fields: inner = [] } = fieldNamed(fields, key)
    if (isJsonObject(value)) areFields(inner, value)
    for (const { id: _id, ...entry } of recordsIn(value)) areFields(inner, entry)
  }
}

test('recognizes a spouse in the household by existing fields and choices', () => {
  for (const reference of referencesIn(spouseBesides)) {
    if ('question' in reference)
      fieldNamed(questionNamed(reference.question).fields, reference.field)
  }
  const status = fieldNamed(questionNamed('maritalStatus').fields, 'status')
  expect(status.options?.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['married', 'legalEquivalent']),
  )
  expect(fieldNamed(questionNamed('maritalStatus').fields, 'liveTogether').kind).toBe('yn')
})

function questionNamed(name: string): ContentQuestion {
  const question = questions.find(({ key }) => key === name)
  if (!question) throw new Error(`There is no question '${name}'.`)
  return question
}
