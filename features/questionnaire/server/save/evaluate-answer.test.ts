// spec: questionnaire#private-owner
import { describe, expect, test } from 'vitest'
import type { ContentQuestion } from '../../rules/content/content.ts'
import type { Instance } from '../../rules/answers/instances.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { evaluateAnswer, type EvaluatedAnswer, type NewPrivateValue } from './evaluate-answer.ts'
import { maskFor, type OpenedAnswer } from './sealed-answers.ts'
import type { Questionnaire } from '../load-questionnaire.ts'

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
const instance = {
  key: 'costs',
  id: 'x.y.costs',
  debtor: null,
  question,
  conditions: [],
} as unknown as Instance
const questionnaire = {
  shapeNow: { version: 1, joint: true, chapter: 7 },
  today: '2026-11-20',
  names: { 1: 'A', 2: 'B' },
} as unknown as Questionnaire
const means = {
  letters: () => 'aaaaaa',
  getMark: ({ path, value }: NewPrivateValue) => `${path}=${JSON.stringify(value)}`,
  accountSsn: () => Promise.resolve(undefined),
}
const empty: OpenedAnswer = {
  fields: question.fields,
  data: {},
  findOwner: () => undefined,
  valueAt: () => undefined,
}

function opened({ data, kept: stored }: EvaluatedAnswer, before: OpenedAnswer): OpenedAnswer {
  const typed = new Map(stored.map((secret) => [secret.path, secret]))
  return {
    ...before,
    data,
    findOwner: (path) => typed.get(path)?.debtor ?? before.findOwner(path),
    valueAt: (path) => typed.get(path)?.value ?? before.valueAt(path),
  }
}

async function submit(
  before: OpenedAnswer,
  debtor: 1 | 2,
  data: JsonObject,
): Promise<OpenedAnswer> {
  return opened(
    await evaluateAnswer(
      questionnaire,
      instance,
      { current: before, base: undefined },
      { data, flag: true, debtor },
      means,
    ),
    before,
  )
}

describe('a private amount in a shared question', () => {
  test('shows the amount only to the debtor who typed it', async () => {
    const typed = await submit(empty, 2, { safety: 40.5, food: 10 })
    expect(maskFor(2, typed)).toEqual({ safety: 40.5, food: 10 })
    expect(maskFor(1, typed)).toEqual({ safety: '', food: 10 })
    expect(maskFor(null, typed)).toEqual({ food: 10 })
    expect(JSON.stringify(typed.data)).not.toContain('"safety":40.5')
  })

  test('keeps the amount as typed when the other debtor saves without it', async () => {
    const typed = await submit(empty, 2, { safety: 40.5 })
    for (const data of [{ food: 11 }, { safety: '', food: 11 }]) {
      const judged = await evaluateAnswer(
        questionnaire,
        instance,
        { current: typed, base: undefined },
        { data, flag: true, debtor: 1 },
        means,
      )
      expect(judged).toMatchObject({
        whole: { safety: 40.5, food: 11 },
        complete: true,
        removed: [],
      })
    }
  })

  test('makes the other debtor the owner of the amount if they type a new one, and removes the amount if its owner leaves it out', async () => {
    const typed = await submit(empty, 2, { safety: 40.5 })
    const overwritten = await submit(typed, 1, { safety: 50 })
    expect([maskFor(1, overwritten), maskFor(2, overwritten)]).toEqual([
      { safety: 50 },
      { safety: '' },
    ])
    const judged = await evaluateAnswer(
      questionnaire,
      instance,
      { current: typed, base: undefined },
      { data: {}, flag: true, debtor: 2 },
      means,
    )
    expect(judged).toMatchObject({ data: {}, removed: ['/safety'], isChanged: true })
  })
})
