import { expect, test } from 'vitest'
import { createPressMemory, type Press } from './press-memory.ts'

const byKey = { x: Number.NaN, y: Number.NaN }
const first: Press = { button: 'accept', x: 100, y: 200, ms: 1000 }

test.each<readonly [string, Press, boolean]>([
  ['of the same button', { ...first, ms: 1499 }, true],
  ['of the same button half a second later', { ...first, ms: 1500 }, false],
  ['of the same button by key', { button: 'accept', ...byKey, ms: 1040 }, true],
  [
    'of the row that moved under the pointer',
    { button: 'next row', x: 103, y: 204, ms: 1250 },
    true,
  ],
  ['of the button beside it', { button: 'cancel', x: 150, y: 200, ms: 1250 }, false],
  ['of another button by key', { button: 'cancel', ...byKey, ms: 1040 }, false],
])('a press %s is a second one: %s', (_, press, isSecond) => {
  const memory = createPressMemory()
  memory.remember(first)
  expect(memory.isSecond(press)).toBe(isSecond)
})

test('the first press is no second one', () => {
  expect(createPressMemory().isSecond(first)).toBe(false)
})
