import { useWords } from '../../language/language.ts'
import { kitWords } from '../../words.ts'

export interface Difference {
  readonly name: string
  /** What a colleague saved. */
  readonly saved: string
  readonly draft: string
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
          <th scope="col">{words.saved}</th>
          <th scope="col">{words.draft}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ saved, draft }) => saved !== draft)
          .map(({ name, saved, draft }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{saved || '–'}</td>
              <td>{draft || '–'}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
