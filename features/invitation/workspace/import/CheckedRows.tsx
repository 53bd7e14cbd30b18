import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { useWords } from '#ui/language/language.ts'
import { SimilarClients } from '#features/clients/workspace/duplicates/SimilarClients.tsx'
import { importWords } from '../words.ts'
import { countRows, type ImportedRow } from './import-draft.ts'

export interface CheckedRowsProps {
  readonly rows: readonly ImportedRow[]
  readonly isBusy: boolean
  readonly onCreate: () => void
}

/** What the check read, row by row. Rows without problems can be created. */
export function CheckedRows({ rows, isBusy, onCreate }: CheckedRowsProps) {
  const words = useWords(importWords)
  const [showsFaulty, setShowsFaulty] = useState(false)
  const { ready, faulty } = countRows(rows)
  const isFaulty = ({ problems, similar }: ImportedRow) => problems.length + similar.length > 0
  const shown = showsFaulty ? rows.filter(isFaulty) : rows
  return (
    <section className="form-cards" aria-labelledby="checked">
      <div>
        <h2 id="checked">{words.checked}</h2>
        <p role="status">{words.summary(ready, faulty)}</p>
      </div>
      {rows.some(isFaulty) ? (
        <Checkbox name="onlyFaulty" checked={showsFaulty} onChange={setShowsFaulty}>
          {words.onlyFaulty}
        </Checkbox>
      ) : null}
      <div className="card flush table-wrap">
        <table className="table as-cards">
          <caption className="visually-hidden">{words.checked}</caption>
          <thead>
            <tr>
              <th scope="col">{words.row}</th>
              <th scope="col">{words.client}</th>
              <th scope="col">{words.result}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <CheckedRow key={row.row} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <div className="actions">
          <Button
            busy={isBusy && words.creating}
            unavailableBecause={ready === 0 && words.nothingToCreate}
            onPress={onCreate}
          >
            {words.create(ready)}
          </Button>
        </div>
        {ready === 0 ? null : <p className="reason gap-small">{words.nothingIsSent}</p>}
      </div>
    </section>
  )
}

function CheckedRow({ row: { row, name, problems, similar } }: { readonly row: ImportedRow }) {
  const words = useWords(importWords)
  // Either part may be missing: `, Luis`.
  const present = name.replaceAll(/^[\s,]+|[\s,]+$/g, '')
  return (
    <tr>
      <td data-label={words.row}>{row}</td>
      <th scope="row">{present === '' ? words.noName : present}</th>
      <td>
        {problems.map((problem) => (
          <p key={`${problem.column} ${problem.words}`} className="row-line is-bad">
            <Icon name="warning-circle-fill" size="small" />
            <span>{words.problemAt(problem.column, problem.words)}</span>
          </p>
        ))}
        {problems.length > 0 ? null : similar.length > 0 ? (
          <p className="row-line is-wait">
            <Icon name="warning-fill" size="small" />
            <span>{words.compareFirst}</span>
          </p>
        ) : (
          <p className="row-line is-ok">
            <Icon name="check-circle-fill" size="small" />
            <span>{words.ready}</span>
          </p>
        )}
        {similar.length === 0 ? null : (
          <div className="row-similar">
            <p className="soft small-text">{words.looksLike}</p>
            <SimilarClients similar={similar} />
          </div>
        )}
      </td>
    </tr>
  )
}
