// spec: documents#standard-reasons
import { describe, expect, test } from 'vitest'
import {
  areReasons,
  countDifferences,
  findReasonProblems,
  maxReasons,
  productReasons,
  toStoredReasons,
  type ReviewReason,
} from './review-reasons.ts'

const words = { name: 'A', text: 'B' }
const reason = (key: string, en = words): ReviewReason => ({ key, texts: { en, es: words } })

describe('the reasons of the product', () => {
  test('have no problems and are stored as they are', () => {
    expect(areReasons(productReasons)).toBe(true)
    expect(findReasonProblems(productReasons)).toEqual([])
    expect(toStoredReasons(productReasons)).toEqual(productReasons)
    expect(countDifferences(productReasons)).toBe(0)
  })
})

test.each([
  [{ ...words, name: ' ' }, 'documents.reason-blank', 'a.en.name'],
  [{ ...words, name: 'x'.repeat(31) }, 'documents.reason-too-long', 'a.en.name'],
  [{ ...words, text: 'x'.repeat(501) }, 'documents.reason-too-long', 'a.en.text'],
  [{ ...words, text: 'a\u0007b' }, 'documents.reason-unreadable', 'a.en.text'],
])('%j is refused: %s', (en, code, field) =>
  expect(findReasonProblems([reason('a', en)])).toMatchObject([{ code, field }]),
)

test.each([
  [[reason('a'), reason('a')]],
  [[reason('A b')]],
  [[reason('')]],
  [Array.from({ length: maxReasons + 1 }, (_, index) => reason(`r${index}`))],
])('a list that no page sends is refused', (reasons) => expect(areReasons(reasons)).toBe(false))

test('what is added, changed or removed differs from the product', () => {
  const [first, ...rest] = productReasons
  expect(countDifferences([...productReasons, reason('own')])).toBe(1)
  expect(countDifferences(rest)).toBe(1)
  expect(countDifferences([reason(first?.key ?? ''), ...rest])).toBe(1)
})
