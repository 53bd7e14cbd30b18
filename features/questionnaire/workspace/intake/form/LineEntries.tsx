import { useWords } from '#ui/language/language.ts'
import { AnswerFlags } from '../parts/AnswerFlags.tsx'
import { intakeWords } from '../words.ts'
import type { ShownEntry } from './line-rows.ts'

export interface LineEntriesProps {
  readonly entries: readonly ShownEntry[]
  /** Undefined on a form without columns of debtors. */
  readonly nameOf: ((debtor: number) => string) | undefined
}

/** Creditors, vehicles, accounts: numbered, with their facts in running lines. */
export function LineEntries({ entries, nameOf }: LineEntriesProps) {
  const words = useWords(intakeWords)
  return (
    <ol className="intake-entries">
      {entries.map(({ number, name, debtor, questionKey, rows }) => (
        <li key={number} value={number} data-questions={questionKey} tabIndex={-1}>
          <p className="intake-entry-name">
            <strong>{name}</strong>
            {nameOf && debtor !== 0 ? <span className="second-line">{nameOf(debtor)}</span> : null}
          </p>
          <dl className="intake-facts">
            {rows
              .filter(({ text }) => text !== name)
              .map((row, at) => (
                <div key={`${row.label} ${at}`}>
                  <dt>{/[?.:]$/.test(row.label) ? row.label : `${row.label}:`}</dt>
                  <dd className={row.isMissing && row.text === '' ? 'intake-missing' : undefined}>
                    <span>{row.text === '' ? words.missing : row.text}</span>
                    <AnswerFlags row={row} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
