import { useWords } from '#ui/language/language.ts'
import type { Dashboard } from '../../answers.ts'
import { submitWords } from '../../words.ts'
import { groupEnded } from './ended-folders.ts'
import { EndedNote } from './EndedNote.tsx'
import { FolderRows, type FolderRow } from '../FolderRows.tsx'
import { MissingLetter } from '../MissingLetter.tsx'

/** The documents of an ended case as a record (spec: documents#ended-case). */
export function EndedList({
  dashboard: { submitList, missingLetter },
  end,
}: {
  readonly dashboard: Dashboard
  readonly end: string
}) {
  return (
    <div className="groups">
      <EndedNote end={end} isAsked={groupEnded(submitList).needed.length > 0} />
      <MissingLetter letter={missingLetter} />
      <EndedGroups folders={submitList} />
    </div>
  )
}

export function EndedGroups({
  folders,
  areChildren = false,
}: {
  readonly folders: readonly FolderRow[]
  readonly areChildren?: boolean
}) {
  const words = useWords(submitWords)
  const { needed, kept } = groupEnded(folders)
  const groups = [
    { title: words.needed, rows: needed },
    { title: words.yourDocuments, rows: kept },
  ]
  return groups.map(({ title, rows }) =>
    rows.length === 0 ? null : (
      <section key={title}>
        <h2 className="group-head">{title}</h2>
        <ul className="list" aria-label={title}>
          <FolderRows folders={rows} areChildren={areChildren} />
        </ul>
      </section>
    ),
  )
}
