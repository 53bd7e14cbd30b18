import { groupFolders } from '#features/documents/rules/categories/folder-groups.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useWords } from '#ui/language/language.ts'
import type { Dashboard } from '../answers.ts'
import { CompleteFolders, FoldedGroup } from './FoldedRows.tsx'
import { firstNames } from './folder-look.ts'
import { FolderRows, type FolderRow } from './FolderRows.tsx'
import { FromAttorney } from './FromAttorney.tsx'
import { MissingLetter } from './MissingLetter.tsx'
import { submitWords } from '../words.ts'

export function SubmitList({ dashboard }: { readonly dashboard: Dashboard }) {
  const words = useWords(submitWords)
  const { submitList, reviewList } = dashboard
  if (submitList.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
  // The review list has all documents from the firm. A folder with only those is the firm's folder.
  const sentTo = (id: string) =>
    reviewList.filter(({ categoryId, isFromFirm }) => isFromFirm && categoryId === id).length
  const folders = submitList.map((folder) => {
    const { id, documentCount } = folder
    return { ...folder, isFromAttorney: documentCount > 0 && documentCount === sentTo(id) }
  })
  const { needed, ifAny, fromFirm } = groupFolders(folders)
  const summary = words.ifAnySummary(ifAny.length, firstNames(ifAny, words.andMore))
  return (
    <div className="groups">
      <MissingLetter letter={dashboard.missingLetter} />
      {needed.length === 0 ? null : <Needed folders={needed} />}
      {ifAny.length === 0 ? null : (
        <FoldedGroup title={words.ifAny} summary={summary} startsOpen={needed.length === 0}>
          <FolderRows folders={ifAny} isBrief />
        </FoldedGroup>
      )}
      <FromAttorney documents={reviewList} folders={fromFirm} />
    </div>
  )
}

function Needed({ folders }: { readonly folders: readonly FolderRow[] }) {
  const words = useWords(submitWords)
  const open = folders.filter(({ status }) => status !== 'Complete')
  const complete = folders.filter(({ status }) => status === 'Complete')
  const waiting = folders.filter(({ status }) => status === 'Pending').length
  const completed = words.foldersComplete(complete.length, folders.length)
  const counts = waiting > 0 ? `${completed} · ${words.foldersWaiting(waiting)}` : completed
  return (
    <section>
      <div className="group-head">
        <h2>{words.needed}</h2>
        <p className="soft small-text">{counts}</p>
      </div>
      <progress
        className="progress-bar"
        max={folders.length}
        value={complete.length}
        aria-label={counts}
      />
      <ul className="list" aria-label={words.needed}>
        <FolderRows folders={open} />
        <CompleteFolders folders={complete} />
      </ul>
    </section>
  )
}
