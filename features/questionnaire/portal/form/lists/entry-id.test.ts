import { expect, it } from 'vitest'
import { freshEntryId } from './entry-id.ts'

it('gives each entry an ID of six letters or digits', () => {
  const ids = Array.from({ length: 200 }, freshEntryId)
  expect(ids.filter((id) => !/^[a-z0-9]{6}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(200)
})
