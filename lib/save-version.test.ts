import { expect, test } from 'vitest'
import { saveVersion } from './save-version.ts'

test.each([
  ['the row of this version is updated', 1, 1n, 0n, true],
  ['a row at version 0 is updated', 0, 1n, 0n, true],
  ['the first row is inserted', 0, 0n, 1n, true],
  ['someone else was the first', 0, 0n, 0n, false],
  ['the version is not the current one', 1, 0n, 1n, false],
])('%s', async (_, version, numUpdatedRows, numInsertedOrUpdatedRows, expected) => {
  const isSaved = await saveVersion(version, {
    update: () => Promise.resolve({ numUpdatedRows }),
    insert: () => Promise.resolve({ numInsertedOrUpdatedRows }),
  })
  expect(isSaved).toBe(expected)
})
