import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { peopleWords } from '../words.ts'

export interface VersionListProps {
  /** Newest first. */
  readonly versions: ReadonlyArray<{
    readonly version: number
    readonly at: string
    readonly by: { readonly givenName: string; readonly familyName: string } | null
    readonly differences: number
  }>
}

/** Who changed a setting of the firm, and when. */
export function VersionList({ versions }: VersionListProps) {
  const words = useWords(peopleWords)
  const { formatDateTime } = useFormats()
  return (
    <div className="card gap-medium">
      <h3>{words.versions}</h3>
      {versions.length === 0 ? <p className="soft gap-small">{words.noVersions}</p> : null}
      <ol className="versions">
        {versions.map(({ version, at, by, differences }) => (
          <li key={version}>
            <strong>{words.version(version)}</strong>{' '}
            <span className="soft">
              {words.savedBy(formatDateTime(at), by && `${by.givenName} ${by.familyName}`)} ·{' '}
              {words.differences(differences)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
