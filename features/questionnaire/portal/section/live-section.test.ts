// spec: saving#newest-shown, questionnaire#progress
import { describe, expect, test } from 'vitest'
import type { ModelGroup, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import {
  findOverlays,
  liveSection,
  toPercent,
  findSaved,
  type ReadSection,
} from '../saving/live-section.ts'
import { states } from '../saving/test-saving-states.ts'
import { withSavedAnswer, mayFillOthers } from '../saving/patch-section.ts'

/** '-' marks a skipped question, '+' a complete one. */
function question(name: string): ModelQuestion {
  const Value = name.replace(/[+-]/g, '')
  return {
    Name: Value,
    Value,
    QuestionId: `s.g.${Value}`,
    QuestionSummary: '',
    Description: '',
    SubHeader: '',
    IsDisabled: name.includes('-'),
    FirmReply: '',
    SubQuestions: [],
    UnitForm: {
      Schema: {},
      UISchema: {},
      Data: { was: Value },
      QuestionCompleteFlag: name.includes('+'),
    },
  }
}

const group = (...names: string[]): ModelGroup => ({
  Name: 'G',
  QuestionGroupId: 's.g',
  GroupSummary: '',
  Description: '',
  Questions: names.map(question),
})

const read = (model: unknown): ReadSection => ({
  id: '1',
  sectionSystemName: 's',
  sectionName: 'Section',
  sectionStatus: 2,
  isReadOnly: false,
  sectionDescription: '',
  sectionOrder: 1,
  version: 1,
  comments: null,
  currentActiveQuestionId: null,
  currentActiveGroup: null,
  isRejected: false,
  sectionCardSummary: '',
  isDisplayEnabled: true,
  sectionDataRecords: [
    {
      id: 'r',
      questionKey: 'a',
      questionDataJsonText: '{"was":"a"}',
      questionCompleteFlag: true,
      revision: 4,
      savedAt: '2026-01-05T10:00:00Z',
    },
  ],
  sectionUiTransformedModel: model,
})

test.each<[names: string[], percent: number]>([
  [['a+', 'b', 'c'], 33],
  [['a+', 'b+', 'c'], 66],
  [['a+', 'b+', 'c+'], 100],
  [['a', 'b'], 0],
  [['a+', 'b-', 'c-'], 100],
  [['a-'], 100],
  [[], 100],
  [['a+', ...Array.from({ length: 199 }, (_, at) => `q${at}+`), 'z'], 99],
])('the progress of %j is %d percent', (names, percent) =>
  expect(toPercent(names.map(question))).toBe(percent),
)

describe('groups of a section in the response', () => {
  test('adds the group again if the section arrives without its only group', () => {
    const live = liveSection(read({ Questions: [question('a'), question('b')] }), () => undefined)
    expect([live.isGrouped, live.groups.map(({ QuestionGroupId }) => QuestionGroupId)]).toEqual([
      false,
      ['s.g'],
    ])
  })
  test('keeps the groups of a section that arrives with groups', () =>
    expect(liveSection(read({ Groups: [group('a')] }), () => undefined).isGrouped).toBe(true))
})

test('shows answers that this tab typed or saved instead of the answers it read, and counts them in the progress', () => {
  const overlay = { data: { now: 'typed' }, isComplete: true }
  const live = liveSection(read({ Groups: [group('a', 'b')] }), (key) =>
    key === 'b' ? overlay : undefined,
  )
  expect(live.groups[0]?.Questions.map(({ UnitForm }) => UnitForm.Data)).toEqual([
    { was: 'a' },
    { now: 'typed' },
  ])
  expect(live.progress).toBe(50)
})

test.each([
  [1, false],
  [2, false],
  [3, false],
  [4, true],
  [5, false],
  [6, true],
] as const)('a section with status %d is read-only: %s', (sectionStatus, expected) => {
  expect(
    liveSection({ ...read({ Groups: [] }), sectionStatus }, () => undefined).section.isReadOnly,
  ).toBe(expected)
})

test('an answer without a record has no revision, and only the model decides whether an answer is complete', () => {
  const section = read({ Groups: [group('a+', 'b+')] })
  expect(findSaved(section, 'a')).toMatchObject({
    revision: 4,
    isComplete: true,
    data: { was: 'a' },
  })
  expect(findSaved(section, 'b')).toMatchObject({
    revision: undefined,
    isComplete: true,
    data: { was: 'b' },
  })
  expect(findSaved(read({ Groups: [group('a')] }), 'a')?.isComplete).toBe(false)
  expect(findSaved(section, 'c')).toBeUndefined()
})

describe('after a save', () => {
  const answer = {
    success: true,
    error: null,
    errorCode: null,
    errorParams: null,
    revision: 5,
    savedAt: '2026-01-05T11:00:00Z',
    questionCompleteFlag: true,
    sectionStatus: 3,
    disabledQuestionKeys: ['c'],
    reopenedSectionIds: [],
    questionDataJsonText: null,
    overwrittenPaths: [],
    overwrittenValues: null,
  }
  const before = read({ Groups: [group('a', 'b-'), group('c')] })
  const now = liveSection(withSavedAnswer(before, 'a', answer, '{"now":"sent"}'), () => undefined)
  const questions = now.groups.flatMap(({ Questions }) => Questions)

  test('the question has the sent answer and the stored flag', () => {
    expect(questions[0]?.UnitForm).toMatchObject({
      Data: { now: 'sent' },
      QuestionCompleteFlag: true,
    })
    expect(findSaved(withSavedAnswer(before, 'a', answer, '{"now":"sent"}'), 'a')?.revision).toBe(5)
  })
  test('the response determines which questions are asked', () =>
    expect(questions.map(({ IsDisabled }) => IsDisabled)).toEqual([false, false, true]))
  test('the section has its new status', () => expect(now.section.status).toBe(3))
  test("the server's version replaces the sent answer", () => {
    const merged = liveSection(
      withSavedAnswer(
        before,
        'b',
        { ...answer, questionDataJsonText: '{"now":"merged"}' },
        '{"now":"sent"}',
      ),
      () => undefined,
    )
    expect(merged.groups[0]?.Questions[1]?.UnitForm.Data).toEqual({ now: 'merged' })
  })
})

test.each<
  [says: string, names: string[], questionKey: string, isComplete: boolean, expected: boolean]
>([
  ['one that is filled in from it', ['dependents', 'householdSize'], 'dependents', true, true],
  ['a copy of a debtor', ['maritalStatus', 'homeAddress_d2'], 'maritalStatus', true, true],
  ['it is not complete yet', ['dependents', 'householdSize'], 'dependents', false, false],
  ['nothing copies from it', ['goals', 'householdSize'], 'goals', true, false],
  [
    'what copies from it stands in another section',
    ['housingSituation'],
    'housingSituation',
    true,
    false,
  ],
])(
  'decides whether the section is read again after a save: %s',
  (_, names, questionKey, questionCompleteFlag, expected) => {
    expect(
      mayFillOthers(read({ Groups: [group(...names)] }), questionKey, { questionCompleteFlag }),
    ).toBe(expected)
  },
)

test('an answered question is not prefilled again', () => {
  const section = read({ Groups: [group('dependents', 'householdSize')] })
  const savedAnswer = {
    ...section,
    sectionDataRecords: [
      {
        id: 'r',
        questionKey: 'householdSize',
        questionDataJsonText: '{}',
        questionCompleteFlag: false,
        revision: 1,
        savedAt: '',
      },
    ],
  }
  expect(mayFillOthers(savedAnswer, 'dependents', { questionCompleteFlag: true })).toBe(false)
})

// Typing replaces what the form does not have.
describe('the answer of a question that this tab has changed', () => {
  const textIn = (section: Partial<ReadSection>, state: keyof typeof states) =>
    findOverlays({ ...read({ Questions: [] }), ...section }, new Map([['a', states[state]]]))('a')
      ?.data['a']

  test.each([
    ['was submitted', { sectionStatus: 4, isReadOnly: true }, undefined],
    ['was imported', { sectionStatus: 6, isReadOnly: true }, undefined],
    ['is of a case that has ended', { isReadOnly: true }, undefined],
    ['was read before the refusal', {}, 'one'],
    ['was sent back', { sectionStatus: 5, isRejected: true }, 'one'],
  ])('a refused change, in a section that %s', (_, section, text) =>
    expect(textIn(section, 'closed')).toBe(text),
  )
  test.each(['waiting', 'sending', 'failed', 'signed out', 'refused'] as const)(
    'a change that is %s is shown',
    (state) => expect(textIn({}, state)).toBe('one'),
  )
})
