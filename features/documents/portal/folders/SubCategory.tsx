// Only the document tree shows if an ID belongs to a folder or a category.
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useCaseEnd } from '#features/cases/portal/current-case/use-case-end.ts'
import { groupFolders } from '#features/documents/rules/categories/folder-groups.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { useSearchValue } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { childFolders, type ChildFoldersQuery } from '../documents.operations.ts'
import { EndedGroups } from './ended/EndedList.tsx'
import { FolderRows } from './FolderRows.tsx'
import { LeafCategory } from './LeafCategory.tsx'
import { LoadFailed } from '../LoadFailed.tsx'
import { categoryWords, submitWords } from '../words.ts'

export function Page() {
  const words = useWords(categoryWords)
  const categoryId = useSearchValue('categoryId') ?? ''
  const { id: caseId } = useCurrentCase()
  const { data, isError, error, refetch } = useGraphQuery(childFolders, { caseId, categoryId })
  const folder = data?.childFoldersForParentFolder

  if (folder && folder.subcategoryList.length === 0)
    return <LeafCategory key={categoryId} caseId={caseId} categoryId={categoryId} />
  return (
    <PageOf
      key={folder ? categoryId : 'loading'}
      title={folder?.name ?? words.documentsPage}
      lead={folder?.description}
      back={<GoBack href={paths.documents}>{words.documentsPage}</GoBack>}
    >
      {folder ? <Children folder={folder} /> : null}
      {!folder && isError ? <LoadFailed problem={error} onRetry={() => void refetch()} /> : null}
      {!folder && !isError ? <SkeletonList /> : null}
    </PageOf>
  )
}

function Children({
  folder,
}: {
  readonly folder: ChildFoldersQuery['childFoldersForParentFolder']
}) {
  const words = useWords(submitWords)
  const end = useCaseEnd()
  if (end !== undefined)
    return (
      <div className="groups">
        <EndedGroups folders={folder.subcategoryList} areChildren />
      </div>
    )
  const { needed, ifAny } = groupFolders(folder.subcategoryList)
  const groups = [
    { title: words.needed, folders: needed },
    { title: words.ifAny, folders: ifAny },
  ]
  return (
    <div className="groups">
      {groups.map(({ title, folders }) =>
        folders.length === 0 ? null : (
          <section key={title}>
            <h2 className="group-head">{title}</h2>
            <ul className="list" aria-label={title}>
              <FolderRows folders={folders} areChildren />
            </ul>
          </section>
        ),
      )}
    </div>
  )
}
