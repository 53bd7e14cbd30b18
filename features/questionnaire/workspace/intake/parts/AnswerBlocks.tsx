import { useWords } from '#ui/language/language.ts'
import { Details } from '#ui/page/Details.tsx'
import type { QuestionRow } from '../intake-data.ts'
import { AnswerFlags } from './AnswerFlags.tsx'
import { intakeWords } from '../words.ts'
import { countMissing, type AnswerBlock, type AnswerEntry } from './answer-blocks.ts'

/** Up to this number, all entries of a list are open. */
const maxOpenEntries = 3
const maxSummaryFacts = 4

export interface AnswerBlocksProps {
  readonly blocks: readonly AnswerBlock[]
  /** Inside an entry, optional fields without an answer are left out. */
  readonly isInEntry?: boolean
}

export function AnswerBlocks({ blocks, isInEntry = false }: AnswerBlocksProps) {
  return blocks.map((block, at) => {
    if (block.type === 'facts')
      return (
        <Facts
          key={at}
          rows={block.rows.filter(({ text, isMissing }) => !isInEntry || isMissing || text !== '')}
        />
      )
    if (block.type === 'entries') return <Entries key={at} entries={block.entries} />
    return (
      <div key={at} className="intake-record">
        <h5>{block.name}</h5>
        <AnswerBlocks blocks={block.blocks} isInEntry={isInEntry} />
      </div>
    )
  })
}

function Facts({ rows }: { readonly rows: readonly QuestionRow[] }) {
  const words = useWords(intakeWords)
  return (
    <dl className="intake-pairs">
      {rows.map((row) => {
        const { path, label, text, isMissing } = row
        return (
          <div key={path}>
            <dt>{label}</dt>
            <dd>
              {text === '' ? (
                <span className={isMissing ? 'intake-missing' : 'soft'}>
                  {isMissing ? words.missing : words.noAnswer}
                </span>
              ) : (
                text
              )}
              <AnswerFlags row={row} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A long list shows one line for each entry, and opens those with gaps. */
function Entries({ entries }: { readonly entries: readonly AnswerEntry[] }) {
  const words = useWords(intakeWords)
  return (
    <ol className="intake-list-entries">
      {entries.map(({ row, blocks }, at) => {
        const missing = countMissing(blocks)
        return (
          <li key={row.path}>
            <Details
              startsOpen={entries.length <= maxOpenEntries || missing > 0}
              summary={
                <span className="intake-summary">
                  <span className="intake-position">{at + 1}</span>
                  <span className="intake-summary-name">
                    <strong>{row.text || row.label}</strong>{' '}
                    <span className="soft">{summarize(blocks, row.text)}</span>
                  </span>
                  {missing === 0 ? null : (
                    <span className="intake-gaps">{words.gaps(missing)}</span>
                  )}
                </span>
              }
            >
              <AnswerBlocks blocks={blocks} isInEntry />
            </Details>
          </li>
        )
      })}
    </ol>
  )
}

/** The first short answers of an entry. */
function summarize(blocks: readonly AnswerBlock[], name: string): string {
  return listTexts(blocks)
    .filter((text) => text !== '' && text.length <= 40 && !name.includes(text))
    .slice(0, maxSummaryFacts)
    .join(', ')
}

function listTexts(blocks: readonly AnswerBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'facts') return block.rows.map(({ text }) => text)
    return block.type === 'part' ? listTexts(block.blocks) : []
  })
}
