// spec: saving#late-retry, saving#nothing-new, saving#refusals
import { describe, expect, test } from 'vitest'
import { listInstances } from '../instances.ts'
import type { Content } from '../content/content.ts'
import type { JsonObject } from '../content/model.ts'
import { decideSave, readSubmission } from './decide-save.ts'
import { unknownState } from './question-states.ts'
import type { SaveContext, SaveSnapshot } from './save-context.ts'
import type { SaveQuestionnaire } from './save-questionnaire.ts'

const words = { en: 'x', es: 'x' }
const fields = [{ key: 'note', kind: 'text', label: words, optional: true }] as const
const content: Content = {
  version: 1,
  documents: [],
  sections: [
    {
      systemName: 'notes',
      order: 1,
      name: words,
      description: words,
      minutes: 5,
      groups: [
        {
          key: 'group',
          name: words,
          description: words,
          questions: [
            {
              key: 'note',
              name: words,
              summary: words,
              description: words,
              who: 'household',
              fields,
            },
          ],
        },
      ],
    },
  ],
}
const section = {
  id: 'notes',
  systemName: 'notes',
  status: 2,
  isRejected: false,
  isDisplayed: true,
} as const
const questionnaire: SaveQuestionnaire = {
  content,
  shapeNow: { version: 1, joint: false, chapter: null },
  names: { 1: 'A', 2: '' },
  today: '2026-11-20',
  sections: [section],
}
const savedAt = new Date('2026-11-20T12:00:00Z')

function contextOf(data: JsonObject, flag = true): SaveContext {
  const instance = listInstances(content, questionnaire.shapeNow).get('note')
  if (!instance) throw new Error('There is no such question')
  return { questionnaire, section, instance, submitted: { data, flag, debtor: 1 } }
}

function snapshotOf(data: JsonObject, more: Partial<SaveSnapshot> = {}): SaveSnapshot {
  return {
    stored: { id: 'row', revision: 3, savedAt },
    nextRevision: 5,
    current: { fields, data, findOwner: () => undefined, valueAt: () => undefined },
    base: undefined,
    states: new Map([['note', { ...unknownState, complete: true }]]),
    others: new Map(),
    isLate: false,
    isRepeated: false,
    isSavedBefore: false,
    accountSsn: undefined,
    ...more,
  }
}

const tokens = { getLetters: () => 'aaaaaa', getMark: () => 'mark' }
const decide = (data: JsonObject, snapshot: SaveSnapshot, flag?: boolean) =>
  decideSave(contextOf(data, flag), snapshot, tokens)

describe('a save of an answer', () => {
  test('is written with its effects', () => {
    const decision = decide({ note: 'new' }, snapshotOf({ note: 'old' }), false)
    expect(decision).toMatchObject({
      type: 'write',
      answer: { data: { note: 'new' }, isChanged: true },
      effects: { changed: [{ questionKey: 'note', complete: false }] },
      shown: { note: 'new' },
      conflicts: [],
    })
  })

  test('writes nothing if the same change was saved before, and shows what is stored now', () => {
    const snapshot = snapshotOf({ note: 'newer' }, { isSavedBefore: true, isLate: true })
    expect(decide({ note: 'his' }, snapshot)).toMatchObject({
      type: 'write nothing',
      stored: { revision: 3, savedAt },
      shown: { note: 'newer' },
      effects: { isComplete: true, changed: [] },
    })
  })

  test('becomes history if a newer save of its tab is stored', () => {
    expect(decide({ note: 'late' }, snapshotOf({ note: 'newer' }, { isLate: true }))).toMatchObject(
      {
        type: 'write history',
        stored: { revision: 3, savedAt },
        answer: { data: { note: 'late' } },
        shown: { note: 'newer' },
        effects: { changed: [] },
      },
    )
  })

  test.each([
    { why: 'changes nothing', isRepeated: true, note: 'same', flag: true, type: 'write nothing' },
    { why: 'changes the answer', isRepeated: true, note: 'new', flag: true, type: 'write' },
    { why: 'changes the state', isRepeated: true, note: 'same', flag: false, type: 'write' },
    { why: 'may be overtaken', isRepeated: false, note: 'same', flag: true, type: 'write' },
  ])('that $why gives: $type', ({ isRepeated, note, flag, type }) => {
    const snapshot = snapshotOf({ note: 'same' }, { isRepeated })
    expect(decide({ note }, snapshot, flag).type).toBe(type)
  })

  test('merges with a newer answer and reports what it overwrote', () => {
    const snapshot = snapshotOf({ note: 'hers' }, { base: { note: 'old' } })
    expect(decide({ note: 'his' }, snapshot)).toMatchObject({
      type: 'write',
      shown: { note: 'his' },
      conflicts: [{ path: '/note', before: 'hers' }],
    })
  })

  test('is refused if the merged answer is too large', () => {
    const long = 'x'.repeat(200_000)
    const snapshot = snapshotOf({ note: long }, { base: {} })
    expect(decide({ other: long }, snapshot)).toEqual({
      type: 'refuse',
      problem: 'questionnaire.answer-too-large',
    })
  })
})

test.each([
  { key: 'note', data: '{"note":"x"}', status: 4, problem: 'questionnaire.read-only' },
  { key: 'none', data: '{"note":"x"}', status: 2, problem: 'questionnaire.unknown-question' },
  { key: 'note', data: '[]', status: 2, problem: 'questionnaire.answer-unreadable' },
] as const)('refuses what cannot be saved: $problem', ({ key, data, status, problem }) => {
  const input = { questionKey: key, data, questionCompleteFlag: true }
  expect(readSubmission(questionnaire, { ...section, status }, input, 1)).toEqual({
    type: 'refuse',
    problem,
  })
})
