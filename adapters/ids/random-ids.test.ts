// What rows are named by rises and is unique; what grants something cannot be guessed.
import { expect, test } from 'vitest'
import { randomIds } from './random-ids.ts'

test('row ids are UUIDs of version 7 that carry the time and rise strictly, also many within a millisecond', () => {
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

test('an id that is shown is a UUID of version 4, and no two are alike', () => {
  const ids = randomIds()
  const made = Array.from({ length: 2_000 }, () => ids.shownId())
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(made.length)
})

test('a token is 256 bits as base64url', () => {
  const ids = randomIds()
  expect(ids.token()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(ids.token()).not.toBe(ids.token())
})

test('codes are always six digits, and every first digit occurs, zero included', () => {
  const ids = randomIds()
  const codes = Array.from({ length: 2_000 }, () => ids.sixDigits())
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes.map((code) => code[0])).size).toBe(10)
})

test('letters come from the alphabet alone, as many as wanted, and every one occurs', () => {
  const made = randomIds().lettersOf('aB3#', 400)
  expect(made).toMatch(/^[aB3#]{400}$/)
  expect(new Set(made).size).toBe(4)
})
