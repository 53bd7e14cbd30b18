// The names of questions and fields that the rules know by heart are those of the content: one that is renamed there fails here.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { referencesIn } from './condition.ts'
import type { Content, ContentField, ContentQuestion } from './content.ts'
import { instancesOf, spouseBesides } from './instances.ts'
import { objectAt } from './json.ts'
import { caseTypeOf, firstAnswer, type Person } from './prefill.ts'

const content = JSON.parse(readFileSync(new URL('../content/compiled/1.json', import.meta.url), 'utf8')) as Content
const joint = { version: 1, joint: true, chapter: 7 } as const
const instances = [...instancesOf(content, joint).values()]
const questions = content.sections.flatMap(({ groups }) => groups.flatMap((group) => group.questions))
const person: Person = {
  givenName: 'Rosa', middleName: 'Ann', familyName: 'Delgado', suffix: 'Jr.', emailAddress: 'r@example.com', mobilePhone: '2175550101', homePhone: '2175550102', workPhone: '2175550103',
  street: '1 Main St', city: 'Troy', state: 'IL', zip: '62294',
}

function fieldNamed(fields: readonly ContentField[], key: string): ContentField {
  const field = fields.find((known) => known.key === key)
  if (!field) throw new Error(`There is no field '${key}'.`)
  return field
}

test('what an account or a case fills in are fields of the question', () => {
  const filled = instances.flatMap((instance) => {
    const { values } = firstAnswer(instance, { shape: joint, today: '2026-11-20', person }) ?? caseTypeOf(instance, joint) ?? { values: {} }
    for (const key of Object.keys(values)) {
      const field = fieldNamed(instance.question.fields, key)
      for (const inner of Object.keys(objectAt(values, key))) fieldNamed(field.fields ?? [], inner)
    }
    return Object.keys(values).length > 0 ? [instance.key] : []
  })
  expect(filled).toEqual(['caseSetup', 'legalName_d1', 'legalName_d2', 'contactDetails_d1', 'contactDetails_d2', 'homeAddress_d1'])
})

test('a spouse who lives there is known by fields that are there, and by values that they offer', () => {
  for (const reference of referencesIn(spouseBesides)) {
    if ('question' in reference) fieldNamed(questionNamed(reference.question).fields, reference.field)
  }
  const status = fieldNamed(questionNamed('maritalStatus').fields, 'status')
  expect(status.options?.map(({ value }) => value)).toEqual(expect.arrayContaining(['married', 'legalEquivalent']))
  expect(fieldNamed(questionNamed('maritalStatus').fields, 'liveTogether').kind).toBe('yn')
})

function questionNamed(name: string): ContentQuestion {
  const question = questions.find(({ key }) => key === name)
  if (!question) throw new Error(`There is no question '${name}'.`)
  return question
}
