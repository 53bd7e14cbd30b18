import { expect, test } from 'vitest'
import { randomIds } from './random-ids.ts'

test('row IDs are UUIDs of version 7 that carry the time and always increase, even within a millisecond', () => {
  const ids = randomIds()
  const before = Date.now()
  const made = Array.from({ length: 20_000 }, () => ids.rowId())
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(made).toEqual(made.toSorted())
  expect(new Set(made).size).toBe(made.length)
  const firstMs = Number.parseInt((made[0] ?? '').replaceAll('-', '').slice(0, 12), 16)
  expect(firstMs).toBeGreaterThanOrEqual(before)
  expect(firstMs).toBeLessThanOrEqual(Date.now())
})

test('public IDs are unique UUIDs of version 4', () => {
  const ids = randomIds()
  const made = Array.from({ length: 2_000 }, () => ids.shownId())
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(made.length)
})

test('tokens are 256 bits as base64url', () => {
  const ids = randomIds()
  expect(ids.token()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(ids.token()).not.toBe(ids.token())
})

test('codes always have six digits, and every first digit occurs, including zero', () => {
  const ids = randomIds()
  const codes = Array.from({ length: 2_000 }, () => ids.sixDigits())
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes.map((code) => code[0])).size).toBe(10)
})

test('random letters come from the given alphabet in the requested number, and every letter occurs', () => {
  const made = randomIds().getLetters('aB3#', 400)
  expect(made).toMatch(/^[aB3#]{400}$/)
  expect(new Set(made).size).toBe(4)
})
