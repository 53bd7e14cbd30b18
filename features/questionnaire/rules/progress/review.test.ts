import { expect, test } from 'vitest'
import { listInstances } from '../instances.ts'
import type { JsonObject } from '../content/model.ts'
import { reviewedGroups, type Reviewing } from './review.ts'
import { sectionModel } from '../content/section-model.ts'
import { createNaming } from '../content/telling-name.ts'
import { testContent } from '../content/test-content.ts'

const shape = { version: 1, joint: true, chapter: 7 } as const
const [section] = testContent.sections
const groups = testContent.sections.flatMap(({ systemName }) =>
  sectionModel(testContent, systemName, {
    shape,
    language: 'en',
    names: { 1: 'Ann', 2: 'Bo' },
    reader: 1,
    isSpouseAsked: false,
  }),
)
const state = { disabled: false, complete: false, help: false, resolution: null } as const

function reviewed(facts: Partial<Reviewing> = {}) {
  return reviewedGroups(groups, {
    language: 'en',
    getName: createNaming(testContent, 'en'),
    states: new Map(),
    findAnswer: () => undefined,
    othersIn: () => new Set(),
    toPrintedAnswer: () => undefined,
    ...facts,
  })
}
const toQuestion = (key: string, facts: Partial<Reviewing>) =>
  reviewed(facts)
    .flatMap(({ questions }) => questions)
    .find(({ questionKey }) => questionKey === key)
const withAnswer = (key: string, data: JsonObject): Pick<Reviewing, 'findAnswer'> => ({
  findAnswer: (questionKey) => (questionKey === key ? data : undefined),
})

test('lists all asked questions in order by group, with name and sub-header', () => {
  expect(
    reviewed().flatMap(({ questions }) => questions.map(({ questionKey }) => questionKey)),
  ).toEqual([...listInstances(testContent, shape).keys()])
  expect(reviewed()[0]).toMatchObject({
    questionGroupId: `${section?.systemName}.family`,
    name: 'Family',
    questions: [
      { questionId: 'people.family.maritalStatus', name: 'About maritalStatus', subHeader: '' },
    ],
  })
})

test('leaves out skipped questions and groups without asked questions', () => {
  const states = new Map([['maritalStatus', { ...state, disabled: true }]])
  expect(toQuestion('maritalStatus', { states })).toBeUndefined()
  expect(reviewed({ states }).map(({ name }) => name)).not.toContain('Family')
})

test.each([
  ['open', undefined],
  ['open', state],
  ['complete', { ...state, complete: true }],
  ['help', { ...state, help: true }],
  ['complete', { ...state, help: true, resolution: 'answered' }],
  ['complete', { ...state, complete: true, help: true }],
] as const)('shows the state %s', (expected, known) => {
  expect(
    toQuestion('maritalStatus', { states: new Map(known ? [['maritalStatus', known]] : []) })
      ?.state,
  ).toBe(expected)
})

test('shows no lines before the first save, and afterwards one for each shown field', () => {
  expect(toQuestion('maritalStatus', {})?.lines).toEqual([])
  expect(
    toQuestion('maritalStatus', withAnswer('maritalStatus', {}))?.lines.map(({ text }) => text),
  ).toEqual([''])
  const lines = toQuestion(
    'maritalStatus',
    withAnswer('maritalStatus', { status: 'married', liveTogether: 'yes' }),
  )?.lines
  expect(lines?.map(({ path, text }) => [path, text])).toEqual([
    [['status'], 'married'],
    [['liveTogether'], 'Yes'],
  ])
})

test('marks private values of the other debtor, also in lists', () => {
  const data = {
    has: 'yes',
    vehicles: [
      { id: 'aaaaaa', vehicleDetails: { make: 'Kia' } },
      { id: 'bbbbbb', vehicleDetails: { make: 'Seat' } },
    ],
  }
  const lines = toQuestion('ownedVehicles', {
    ...withAnswer('ownedVehicles', data),
    othersIn: () => new Set(['/vehicles/bbbbbb/vehicleDetails/make']),
  })?.lines
  const marked = (all: typeof lines = []): readonly string[] =>
    all.flatMap(({ path, isOthers, lines: below }) => [
      ...(isOthers ? [path.join('/')] : []),
      ...marked(below),
    ])
  expect(marked(lines)).toEqual(['vehicles/bbbbbb/vehicleDetails/make'])
})
