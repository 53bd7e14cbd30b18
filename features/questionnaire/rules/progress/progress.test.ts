// spec: questionnaire#progress, questionnaire#resolve
import { expect, test } from 'vitest'
import type { Content, ContentQuestion } from '../content/content.ts'
import { isWhole, getProgress, type KnownState } from './progress.ts'

const text = { en: '', es: '' }
const question = (key: string, who: ContentQuestion['who'] = 'household'): ContentQuestion => ({
  key,
  name: text,
  summary: text,
  description: text,
  who,
  fields: [],
})
const content: Content = {
  version: 1,
  sections: [
    {
      systemName: 'one',
      order: 1,
      name: text,
      description: text,
      minutes: 1,
      groups: [
        {
          key: 'g',
          name: text,
          description: text,
          questions: [question('a'), question('b', 'each'), question('c')],
        },
      ],
    },
    {
      systemName: 'two',
      order: 2,
      name: text,
      description: text,
      minutes: 1,
      groups: [{ key: 'h', name: text, description: text, questions: [question('d')] }],
    },
  ],
  documents: [],
}
const single = { version: 1, joint: false, chapter: null } as const
const open: KnownState = { disabled: false, complete: false, resolution: null }
const complete = { ...open, complete: true }

test.each<readonly [string, ReadonlyArray<readonly [string, KnownState]>, boolean, number, number]>(
  [
    ['nothing is known', [], false, 3, 0],
    ['one is complete', [['a', complete]], false, 3, 1],
    [
      'all are',
      [
        ['a', complete],
        ['b_d1', complete],
        ['c', complete],
      ],
      false,
      3,
      3,
    ],
    [
      'of a joint case one is missing',
      [
        ['a', complete],
        ['b_d1', complete],
        ['c', complete],
      ],
      true,
      4,
      3,
    ],
    [
      'one is skipped, and was complete before',
      [
        ['a', { ...complete, disabled: true }],
        ['b_d1', complete],
      ],
      false,
      2,
      1,
    ],
    [
      'the firm has answered one and left one to itself',
      [
        ['a', { ...open, resolution: 'answered' }],
        ['b_d1', { ...open, resolution: 'leftToUs' }],
        ['c', complete],
      ],
      false,
      3,
      3,
    ],
    [
      'all are skipped',
      ['a', 'b_d1', 'c'].map((key) => [key, { ...open, disabled: true }] as const),
      false,
      0,
      0,
    ],
    ['another section is complete', [['d', complete]], false, 3, 0],
  ],
)('counts asked and complete questions: %s', (_, states, joint, total, done) => {
  const shape = { ...single, joint }
  expect(getProgress(content, shape, 'one', new Map(states))).toEqual({
    total: total,
    complete: done,
  })
  expect(isWhole(content, shape, 'one', new Map(states))).toBe(total === done)
})
