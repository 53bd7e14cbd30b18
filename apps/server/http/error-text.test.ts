import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { explainStartError } from './error-text.ts'

test('the sentence of a failed start says nothing about a disk with room', async () => {
  const failure = new Error('The database ended.')
  expect(await explainStartError(failure, tmpdir())).toBe('The database ended.')
})

test.skipIf(process.platform !== 'linux').each(['The database ended.', 'The database ended'])(
  'a failed start names the folder of a full disk after "%s"',
  async (message) => {
    // This file system never has free space.
    expect(await explainStartError(new Error(message), '/proc')).toBe(
      'The database ended. The disk of /proc is full: make room and start again.',
    )
  },
)
