// The rows of an answer as facts and numbered entries.
import type { QuestionRow } from '../intake-data.ts'

export type AnswerBlock =
  | { readonly type: 'facts'; readonly rows: readonly QuestionRow[] }
  | { readonly type: 'entries'; readonly entries: readonly AnswerEntry[] }
  | { readonly type: 'part'; readonly name: string; readonly blocks: readonly AnswerBlock[] }

export interface AnswerEntry {
  readonly row: QuestionRow
  readonly blocks: readonly AnswerBlock[]
}

/** Entries that follow one another are one list. */
export function toAnswerBlocks(rows: readonly QuestionRow[]): readonly AnswerBlock[] {
  const [row, ...others] = rows
  if (row === undefined) return []
  const end = findEnd(row, others)
  const block = toBlock(row, others.slice(0, end))
  const [next, ...later] = toAnswerBlocks(others.slice(end))
  if (next === undefined) return [block]
  return [...joinBlocks(block, next), ...later]
}

function toBlock(row: QuestionRow, below: readonly QuestionRow[]): AnswerBlock {
  if (row.kind === 'ANSWER') return { type: 'facts', rows: [row] }
  const blocks = toAnswerBlocks(below)
  return row.kind === 'ENTRY'
    ? { type: 'entries', entries: [{ row, blocks }] }
    : { type: 'part', name: row.label, blocks }
}

function joinBlocks(first: AnswerBlock, second: AnswerBlock): readonly AnswerBlock[] {
  if (first.type === 'facts' && second.type === 'facts')
    return [{ type: 'facts', rows: [...first.rows, ...second.rows] }]
  if (first.type === 'entries' && second.type === 'entries')
    return [{ type: 'entries', entries: [...first.entries, ...second.entries] }]
  return [first, second]
}

/** Returns how many of the rows after this one are inside it. */
function findEnd({ kind, level }: QuestionRow, others: readonly QuestionRow[]): number {
  if (kind === 'ANSWER') return 0
  const isOutside = (row: QuestionRow) =>
    row.level < level || (row.level === level && (kind === 'ENTRY' || row.kind === 'HEADING'))
  const length = others.findIndex(isOutside)
  return length === -1 ? others.length : length
}

/** True if a needed answer is missing, at any depth. */
export function countMissing(blocks: readonly AnswerBlock[]): number {
  return blocks.reduce((count, block) => count + countIn(block), 0)
}

function countIn(block: AnswerBlock): number {
  if (block.type === 'facts') return block.rows.filter(({ isMissing }) => isMissing).length
  if (block.type === 'part') return countMissing(block.blocks)
  return block.entries.reduce((count, entry) => count + countMissing(entry.blocks), 0)
}
