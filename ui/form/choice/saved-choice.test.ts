// spec: wording#choice-saved
import { expect, test } from 'vitest'
import {
  beginSending,
  choose,
  endSending,
  findUnsent,
  getShown,
  type Choice,
} from './saved-choice.ts'

type Step = { readonly choose: string } | 'send' | 'answer'

/** Walks through the steps, as the hook does. The record shows what was sent when it is answered. */
function walk(steps: readonly Step[]) {
  let choice: Choice<string> = {}
  let stored = 'A'
  const sent: string[] = []
  for (const step of steps) {
    if (typeof step === 'object') choice = choose(choice, step.choose)
    const next = findUnsent(choice, stored)
    if (step === 'send' && next !== undefined) {
      sent.push(next)
      choice = beginSending(choice)
    }
    if (step === 'answer') {
      stored = choice.sending ?? stored
      choice = endSending(choice)
    }
  }
  return { sent, shown: getShown(choice, stored), stored }
}

test.each<readonly [string, readonly Step[], readonly string[], string]>([
  ['nothing is chosen', ['send'], [], 'A'],
  ['a choice', [{ choose: 'B' }, 'send', 'answer'], ['B'], 'B'],
  ['values passed on the way', [{ choose: 'B' }, { choose: 'C' }, 'send'], ['C'], 'C'],
  ['a choice that was taken back', [{ choose: 'B' }, { choose: 'A' }, 'send'], [], 'A'],
  [
    'another choice while one is on its way',
    [{ choose: 'B' }, 'send', { choose: 'C' }, 'send', 'answer', 'send', 'answer'],
    ['B', 'C'],
    'C',
  ],
  [
    'back to the first value while another is on its way',
    [{ choose: 'B' }, 'send', { choose: 'A' }, 'answer', 'send', 'answer'],
    ['B', 'A'],
    'A',
  ],
  [
    'away and back to what is on its way',
    [{ choose: 'B' }, 'send', { choose: 'C' }, { choose: 'B' }, 'answer', 'send'],
    ['B'],
    'B',
  ],
  [
    'the same value again',
    [{ choose: 'B' }, 'send', 'answer', { choose: 'B' }, 'send'],
    ['B'],
    'B',
  ],
])('%s', (_, steps, sent, shown) => {
  expect(walk(steps)).toMatchObject({ sent, shown })
})

test('a record that does not show yet what was sent is changed back', () => {
  const choice = endSending(choose(beginSending(choose({}, 'B')), 'A'))
  expect(findUnsent(choice, 'A')).toBe('A')
})
