// Submit Requested Documents: the folders, and how many of them are done.
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { Page as PageOf } from '#ui/Page.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { documentDashboard } from './documents.operations.ts'
import { TopFolders, type FolderRow } from './FolderRows.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { submitWords } from './words.ts'

export function Page() {
  const words = useWords(submitWords)
  const { id } = useCurrentCase()
  const { data, isError, error, refetch } = useGraphQuery(documentDashboard, { caseId: id })
  return (
    <PageOf title={words.title} lead={words.lead}>
      {data ? <Submit folders={data.documentDashboard.submitList} /> : null}
      {!data && isError ? <LoadFailed problem={error} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <SkeletonList rows={6} /> : null}
    </PageOf>
  )
}

function Submit({ folders }: { readonly folders: readonly FolderRow[] }) {
  const words = useWords(submitWords)
  const { documentFoldersOpen: open, documentFoldersTotal: total } = useCurrentCase()
  if (folders.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
  return (
    <div className="stack-6">
      {total > 0 ? <ProgressBar label={words.foldersComplete(total - open, total)} value={total - open} max={total} /> : null}
      <TopFolders name={words.title} folders={folders} />
    </div>
  )
}
