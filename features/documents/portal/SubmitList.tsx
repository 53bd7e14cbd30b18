// The tab Submit: the folders, and how many of them are done.
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useWords } from '#ui/language.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import type { Dashboard } from './answers.ts'
import { TopFolders } from './FolderRows.tsx'
import { submitWords } from './words.ts'

export function SubmitList({ dashboard }: { readonly dashboard: Dashboard }) {
  const words = useWords(submitWords)
  const { documentFoldersOpen: open, documentFoldersWaiting: waiting, documentFoldersTotal: total } = useCurrentCase()
  const complete = total - open - waiting
  const { submitList, reviewList } = dashboard
  if (submitList.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
  // Whatever the firm sent is in the list to review, so a folder that holds nothing else is known by it.
  const sentHere = (id: string) => reviewList.filter(({ categoryId, isFromFirm }) => isFromFirm && categoryId === id).length
  const folders = submitList.map((folder) => ({ ...folder, isFromAttorney: folder.documentCount > 0 && folder.documentCount === sentHere(folder.id) }))
  const label = [words.foldersComplete(complete, total), ...(waiting > 0 ? [words.foldersWaiting(waiting)] : [])].join(' · ')
  return (
    <div className="stack-6">
      {total > 0 ? <ProgressBar label={label} value={complete} max={total} /> : null}
      <TopFolders name={words.title} folders={folders} />
    </div>
  )
}
