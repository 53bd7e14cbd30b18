// spec: questionnaire#where-to-go-on
import { expect, test } from 'vitest'
import type { ModelGroup, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import {
  listEnabledQuestions,
  getCounts,
  listedGroups,
  placeToGoOn,
  getState,
  stateOfGroup,
} from './summary-rows.ts'

type Kind = 'complete' | 'help' | 'open' | 'disabled' | 'answered for you'

function question(key: string, kind: Kind): ModelQuestion {
  const asksForHelp = kind === 'help' || kind === 'answered for you'
  return {
    Name: key,
    Value: key,
    QuestionId: `vehicles.cars.${key}`,
    QuestionSummary: '',
    Description: '',
    SubHeader: '',
    IsDisabled: kind === 'disabled',
    FirmReply: '',
    SubQuestions: [],
    UnitForm: {
      Schema: { type: 'object', properties: { userNeedsHelp: { type: 'boolean' } } },
      UISchema: {},
      Data: asksForHelp ? { userNeedsHelp: true } : {},
      QuestionCompleteFlag: kind === 'complete' || kind === 'answered for you',
    },
  }
}

const group = (name: string, ...kinds: readonly Kind[]): ModelGroup => ({
  Name: name,
  QuestionGroupId: `vehicles.${name}`,
  GroupSummary: '',
  Description: '',
  Questions: kinds.map((kind, at) => question(`${name}${at}`, kind)),
})

test.each([
  ['complete', 'complete'],
  ['help', 'help'],
  ['open', 'open'],
  ['answered for you', 'complete'],
] as const)('a question of the kind "%s" has the state %s', (kind, state) => {
  expect(getState(question('one', kind))).toBe(state)
})

test('neither lists nor counts skipped questions', () => {
  const groups = [
    group('a', 'disabled', 'complete', 'open'),
    group('b', 'disabled'),
    group('c', 'help'),
  ]
  expect(listEnabledQuestions(groups).map(({ Value }) => Value)).toEqual(['a1', 'a2', 'c0'])
  expect(listedGroups(groups).map(({ Name }) => Name)).toEqual(['a', 'c'])
  expect(getCounts(groups)).toEqual({ total: 3, complete: 1, help: 1 })
})

test.each([
  ['complete', ['complete', 'disabled']],
  ['help', ['complete', 'help']],
  ['open', ['complete', 'help', 'open']],
] as const)('a group has the state %s if its questions have the states %s', (state, kinds) =>
  expect(stateOfGroup(group('a', ...kinds))).toBe(state),
)

const groups = [group('a', 'complete', 'help'), group('b', 'disabled', 'open')]

test.each([
  ['at the last visited question', 'vehicles.cars.a0', 'a0', true],
  ['in a sub-question: the question around it', 'vehicles.cars.a1.details', 'a1', true],
  ['a place that is not asked any more: the first open one', 'vehicles.cars.b0', 'b1', false],
  ['a place whose name only begins alike', 'vehicles.cars.a01', 'b1', false],
  ['nowhere yet: the first open one', null, 'b1', false],
])('finds the place to continue: %s', (_, active, key, isHinted) =>
  expect(placeToGoOn(groups, active)).toMatchObject({ question: { Value: key }, isHinted }),
)

test.each([
  [1, 'name_d1'],
  [2, 'name_d2'],
  [undefined, 'name_d1'],
] as const)('debtor %s starts with their own questions and shared ones', (viewer, key) => {
  const own = (...keys: readonly string[]): ModelGroup => ({
    ...group('a'),
    Questions: keys.map((questionKey) => question(questionKey, 'open')),
  })
  expect(placeToGoOn([own('name_d1', 'name_d2')], null, viewer)).toMatchObject({
    question: { Value: key },
  })
  expect(placeToGoOn([own('goods', 'name_d1', 'name_d2')], null, viewer)).toMatchObject({
    question: { Value: 'goods' },
  })
  // Only the other debtor's question is open, and the viewer may answer it.
  expect(placeToGoOn([own('name_d1')], null, viewer)).toMatchObject({
    question: { Value: 'name_d1' },
  })
})

test('continues with a question that waits for help if no other question is open', () => {
  expect(placeToGoOn([group('a', 'complete', 'help')], null)).toMatchObject({
    question: { Value: 'a1' },
  })
})

test('returns no place to continue when all questions are complete', () =>
  expect(placeToGoOn([group('a', 'complete')], 'vehicles.cars.a0')).toBeUndefined())
