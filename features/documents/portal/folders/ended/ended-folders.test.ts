import { expect, test } from 'vitest'
import { groupEnded } from './ended-folders.ts'

const folder = (id: string, more: object = {}) => ({
  ...{ id, status: 'Complete', requirement: 'optional', documentCount: 0, topic: 'income' },
  ...{ isNeeded: false, subcategoryList: [{}] as readonly unknown[], ...more },
})

test('an ended case lists what was asked for later, what was sent, and the open certificate', () => {
  const { needed, kept } = groupEnded([
    folder('never sent'),
    folder('asked later', { status: 'Unknown', isNeeded: true }),
    folder('sent', { documentCount: 2 }),
    folder('certificate', { status: 'Unknown', subcategoryList: [] }),
  ])
  expect(needed.map(({ id }) => id)).toEqual(['asked later'])
  expect(kept.map(({ id, isRecord }) => [id, isRecord])).toEqual([
    ['sent', true],
    ['certificate', false],
  ])
})
