// spec: questionnaire#private-owner
import { describe, expect, test } from 'vitest'
import type { ContentQuestion } from '../content/content.ts'
import type { JsonObject } from '../content/model.ts'
import { evaluateAnswer, toWrittenAnswer, type NewPrivateValue } from './evaluate-answer.ts'
import { maskFor, type OpenedAnswer } from '../private/opened-answer.ts'
import type { SaveContext } from './save-context.ts'

const words = { en: 'Costs', es: 'Costos' }
const question: ContentQuestion = {
  key: 'costs',
  name: words,
  summary: words,
  description: words,
  who: 'household',
  fields: [
    { key: 'safety', kind: 'currency', label: words, sensitive: true },
    { key: 'food', kind: 'currency', label: words },
  ],
}
const context = {
  questionnaire: {
    shapeNow: { version: 1, joint: true, chapter: 7 },
    today: '2026-11-20',
    names: { 1: 'A', 2: 'B' },
  },
  instance: { key: 'costs', id: 'x.y.costs', debtor: null, question, conditions: [] },
} as unknown as SaveContext
const tokens = {
  getLetters: () => 'aaaaaa',
  getMark: ({ path, value }: NewPrivateValue) => `${path}=${JSON.stringify(value)}`,
}
const empty: OpenedAnswer = {
  fields: question.fields,
  data: {},
  findOwner: () => undefined,
  valueAt: () => undefined,
}

function evaluate(before: OpenedAnswer, debtor: 1 | 2, data: JsonObject) {
  return evaluateAnswer(
    { ...context, submitted: { data, flag: true, debtor } },
    { current: before, base: undefined, accountSsn: undefined },
    tokens,
  )
}

function submit(before: OpenedAnswer, debtor: 1 | 2, data: JsonObject): OpenedAnswer {
  return toWrittenAnswer(before, evaluate(before, debtor, data))
}

describe('a private amount in a shared question', () => {
  test('shows the amount only to the debtor who typed it', () => {
    const typed = submit(empty, 2, { safety: 40.5, food: 10 })
    expect(maskFor(2, typed)).toEqual({ safety: 40.5, food: 10 })
    expect(maskFor(1, typed)).toEqual({ safety: '', food: 10 })
    expect(maskFor(null, typed)).toEqual({ food: 10 })
    expect(JSON.stringify(typed.data)).not.toContain('"safety":40.5')
  })

  test('keeps the amount as typed when the other debtor saves without it', () => {
    const typed = submit(empty, 2, { safety: 40.5 })
    for (const data of [{ food: 11 }, { safety: '', food: 11 }]) {
      const judged = evaluate(typed, 1, data)
      expect(judged).toMatchObject({
        whole: { safety: 40.5, food: 11 },
        complete: true,
        removed: [],
      })
    }
  })

  test('makes the other debtor the owner of the amount if they type a new one, and removes the amount if its owner leaves it out', () => {
    const typed = submit(empty, 2, { safety: 40.5 })
    const overwritten = submit(typed, 1, { safety: 50 })
    expect([maskFor(1, overwritten), maskFor(2, overwritten)]).toEqual([
      { safety: 50 },
      { safety: '' },
    ])
    const judged = evaluate(typed, 2, {})
    expect(judged).toMatchObject({ data: {}, removed: ['/safety'], isChanged: true })
  })
})
