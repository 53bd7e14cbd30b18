import { useWords } from '../language/language.ts'
import { kitWords } from '../words.ts'

export interface Difference {
  readonly name: string
  /** What a colleague saved. */
  readonly theirs: string
  readonly yours: string
}

export interface DifferencesProps {
  readonly rows: readonly Difference[]
}

/** What two people typed into the same fields. Leaves out equal values. */
export function Differences({ rows }: DifferencesProps) {
  const words = useWords(kitWords)
  return (
    <table className="differences">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.theirs}</th>
          <th scope="col">{words.yours}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ theirs, yours }) => theirs !== yours)
          .map(({ name, theirs, yours }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{theirs || '–'}</td>
              <td>{yours || '–'}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
