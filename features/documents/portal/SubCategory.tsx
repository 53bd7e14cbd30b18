// A folder with what lies in it, or a category with its documents: which of the two, only the tree knows.
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { GoBack } from '#ui/GoBack.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { useSearchValue } from '#ui/navigation.ts'
import { Page as PageOf } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { childFolders } from './documents.operations.ts'
import { ChildFolders } from './FolderRows.tsx'
import { LeafCategory } from './LeafCategory.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { categoryWords } from './words.ts'

export function Page() {
  const words = useWords(categoryWords)
  const categoryId = useSearchValue('categoryId') ?? ''
  const { id: caseId } = useCurrentCase()
  const { data, isError, error, refetch } = useGraphQuery(childFolders, { caseId, categoryId })
  const folder = data?.childFoldersForParentFolder

  if (folder && folder.subcategoryList.length === 0) return <LeafCategory key={categoryId} caseId={caseId} categoryId={categoryId} />
  return (
    <PageOf
      key={folder ? categoryId : 'loading'}
      title={folder?.name ?? words.documentsPage}
      lead={folder?.description}
      back={<GoBack href={paths.documents}>{words.documentsPage}</GoBack>}
    >
      {folder ? <ChildFolders name={folder.name} folders={folder.subcategoryList} /> : null}
      {!folder && isError ? <LoadFailed problem={error} onRetry={() => void refetch()} /> : null}
      {!folder && !isError ? <SkeletonList /> : null}
    </PageOf>
  )
}
