// spec: questionnaire#order, questionnaire#after-last-question
import { expect, test } from 'vitest'
import type { ModelGroup, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { findQuestion, nextQuestion, onwardFrom, previousQuestion } from './steps.ts'

/** '-' marks a skipped question, '+' a complete one. */
function question(name: string, subs: readonly string[] = []): ModelQuestion {
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
    SubQuestions: subs.map((sub) => ({ ...question(sub), QuestionId: `s.g.${Value}.${sub}` })),
    UnitForm: { Schema: {}, UISchema: {}, Data: {}, QuestionCompleteFlag: name.includes('+') },
  }
}

const groups = (...all: readonly (readonly string[])[]): ModelGroup[] =>
  all.map((names, at) => ({
    Name: `g${at}`,
    QuestionGroupId: `s.g${at}`,
    GroupSummary: '',
    Description: '',
    Questions: names.map((name) => question(name)),
  }))

test.each<
  [way: ModelGroup[], from: string, next: string | undefined, previous: string | undefined]
>([
  [groups(['a', 'b', 'c']), 'b', 'c', 'a'],
  [groups(['a', 'b', 'c']), 'a', 'b', undefined],
  [groups(['a', 'b', 'c']), 'c', undefined, 'b'],
  [groups(['a', 'b-', 'c']), 'a', 'c', undefined],
  [groups(['a', 'b-', 'c']), 'c', undefined, 'a'],
  [groups(['a'], ['b']), 'a', 'b', undefined],
  [groups(['a'], ['b']), 'b', undefined, 'a'],
  [groups(['a'], ['x-', 'y-'], ['b']), 'a', 'b', undefined],
  [groups(['a'], [], ['b']), 'b', undefined, 'a'],
  [groups(['x-', 'a'], ['y-']), 'a', undefined, undefined],
  // The current question may be skipped after its own answer.
  [groups(['a', 'b-', 'c']), 'b', 'c', 'a'],
  [groups(['a', 'b']), 'nowhere', undefined, undefined],
])('%#: finds the next and the previous question of %s', (way, from, next, previous) => {
  expect(nextQuestion(way, `s.g.${from}`)?.question.Value).toBe(next)
  expect(previousQuestion(way, `s.g.${from}`)?.question.Value).toBe(previous)
})

test('finds the group of a question and the question of a sub-question', () => {
  const [first] = groups(['a'])
  const way = [{ ...first, Questions: [question('cars', ['loans'])] } as ModelGroup]
  expect(findQuestion(way, 's.g.cars')).toMatchObject({
    group: { QuestionGroupId: 's.g0' },
    question: { Value: 'cars' },
    sub: undefined,
  })
  expect(findQuestion(way, 's.g.cars.loans')).toMatchObject({
    question: { Value: 'cars' },
    sub: { Value: 'loans' },
  })
  expect(findQuestion(way, 's.g.cars.wheels')).toBeUndefined()
})

const whole = groups(['a+', 'b-'], ['c+'])

test.each<
  [
    what: string,
    way: ModelGroup[],
    from: string,
    areOthersDone: boolean,
    isDoneVisited: boolean,
    to: string,
  ]
>([
  ['to the next question, whatever is done', whole, 'a', true, false, 'question'],
  ['to the done page when everything is', whole, 'c', true, false, 'done'],
  ['to the summary when it was seen', whole, 'c', true, true, 'summary'],
  ['to the summary when another section is open', whole, 'c', false, false, 'summary'],
  [
    'to the summary when a question of this one is',
    groups(['a'], ['c+']),
    'c',
    true,
    false,
    'summary',
  ],
  ['what is not asked needs no answer', groups(['a+', 'x-']), 'a', true, false, 'done'],
])('chooses the page after a question: %s', (_, way, from, areOthersDone, isDoneVisited, to) => {
  expect(onwardFrom(way, `s.g.${from}`, { areOthersDone, isDoneVisited }).to).toBe(to)
})
