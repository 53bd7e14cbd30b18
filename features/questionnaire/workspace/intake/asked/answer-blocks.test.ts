import { expect, it } from 'vitest'
import type { QuestionRow } from '../intake-data.ts'
import { countMissing, toAnswerBlocks } from '../parts/answer-blocks.ts'

const row = (
  kind: QuestionRow['kind'],
  level: number,
  label: string,
  isMissing = false,
): QuestionRow => ({
  ...{ path: `/${label}`, kind, level, label, text: label, isMissing },
  ...{ isPrivate: false, isGuess: false },
})

const rows = [
  row('ANSWER', 0, 'has'),
  row('ENTRY', 0, 'job 1'),
  row('HEADING', 1, 'details'),
  row('ANSWER', 1, 'employer'),
  row('ANSWER', 1, 'start', true),
  row('HEADING', 1, 'pay'),
  row('ANSWER', 1, 'wages'),
  row('ENTRY', 1, 'bonus 1'),
  row('ANSWER', 2, 'amount', true),
  row('ENTRY', 0, 'job 2'),
  row('ANSWER', 0, 'note'),
]

it('collects entries that follow one another in one list', () => {
  const blocks = toAnswerBlocks(rows)
  expect(blocks.map(({ type }) => type)).toEqual(['facts', 'entries', 'facts'])
  expect(blocks[1]).toMatchObject({
    entries: [{ row: { label: 'job 1' } }, { row: { label: 'job 2' }, blocks: [] }],
  })
})

it('keeps the parts of an entry and the entries inside them', () => {
  expect(toAnswerBlocks(rows)[1]).toMatchObject({
    entries: [
      {
        blocks: [
          { type: 'part', name: 'details', blocks: [{ rows: [{}, {}] }] },
          {
            ...{ type: 'part', name: 'pay' },
            blocks: [{ rows: [{ label: 'wages' }] }, { entries: [{ row: { label: 'bonus 1' } }] }],
          },
        ],
      },
      {},
    ],
  })
})

it('counts what is missing at any depth', () => {
  expect(countMissing(toAnswerBlocks(rows))).toBe(2)
  expect(countMissing([])).toBe(0)
})
