import type { UseQueryResult } from '@tanstack/react-query'
import { Part } from '#ui/feedback/Part.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Select } from '#ui/form/Select.tsx'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import type { MatrixPreviewQuery } from './export.operations.ts'
import { exportWords } from './words.ts'

export interface MatrixFieldsProps {
  readonly courts: ReadonlyArray<{ readonly code: string; readonly name: string }>
  readonly court: string
  readonly onCourt: (court: string) => void
  readonly matrix: UseQueryResult<MatrixPreviewQuery, GraphProblem>
  readonly hasRead: boolean
  readonly onRead: (hasRead: boolean) => void
}

/** The court, and what it would not read correctly. */
export function MatrixFields({
  courts,
  court,
  onCourt,
  matrix,
  hasRead,
  onRead,
}: MatrixFieldsProps) {
  const words = useWords(exportWords)
  return (
    <>
      <Select
        name="court"
        label={words.court}
        hint={words.courtHint}
        value={court}
        onChange={onCourt}
        options={courts.map(({ code, name }) => ({ value: code, label: name || words.otherCourt }))}
      />
      <Part query={matrix}>
        {({ matrixPreview: { creditors, problems } }) => (
          <div className="export-matrix" role="status">
            <p>{words.creditors(creditors)}</p>
            {problems.length === 0 ? null : (
              <>
                <h3 className="label">{words.problems(problems.length)}</h3>
                <p className="hint">{words.problemsHint}</p>
                <Problems problems={problems} />
                <Checkbox name="hasRead" checked={hasRead} onChange={onRead}>
                  {words.accept}
                </Checkbox>
              </>
            )}
          </div>
        )}
      </Part>
    </>
  )
}

const maxShown = 200

function Problems({
  problems,
}: {
  readonly problems: MatrixPreviewQuery['matrixPreview']['problems']
}) {
  const words = useWords(exportWords)
  return (
    <ul className="export-problems">
      {problems.slice(0, maxShown).map(({ name, findings }, at) => (
        <li key={at}>
          <strong>{name || words.noName}</strong>
          {findings.map(({ fault, found }) => (
            <span key={`${fault} ${found}`}>{words.fault(words.faults[fault], found)}</span>
          ))}
        </li>
      ))}
      {problems.length > maxShown ? (
        <li className="soft">{words.more(problems.length - maxShown)}</li>
      ) : null}
    </ul>
  )
}
