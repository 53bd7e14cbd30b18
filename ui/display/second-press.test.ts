import { expect, it } from 'vitest'
import { isSecondPress } from './second-press.ts'

it('accepts the first press', () => {
  expect(isSecondPress(10, undefined)).toBe(false)
})
it('ignores a press within 500 ms and accepts one at 500 ms', () => {
  expect(isSecondPress(1499, 1000)).toBe(true)
  expect(isSecondPress(1500, 1000)).toBe(false)
})
