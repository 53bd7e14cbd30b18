// Ids of entries: six of a to z and 0 to 9 (seeds/003, section 5).
import { expect, it } from 'vitest'
import { freshEntryId } from './entry-id.ts'

it('gives each entry an id of six letters or digits', () => {
  const ids = Array.from({ length: 200 }, freshEntryId)
  expect(ids.filter((id) => !/^[a-z0-9]{6}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(200)
})
