// A category with its documents and the way to add some.
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Details } from '#ui/Details.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GoBack } from '#ui/GoBack.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { List, ListLink } from '#ui/List.tsx'
import { Page as PageOf } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { documentPaths } from './document-paths.ts'
import { leafCategoryDocuments, type LeafCategoryDocumentsQuery } from './documents.operations.ts'
import { fileIcon } from './file-icon.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { documentsSentences } from './sentences.ts'
import { UploadDialog } from './upload/UploadDialog.tsx'
import { categoryWords } from './words.ts'

type Leaf = LeafCategoryDocumentsQuery['documentsChildLeafCategory']

export function LeafCategory({ caseId, categoryId }: { readonly caseId: string; readonly categoryId: string }) {
  const words = useWords(categoryWords)
  const { data, isError, error, refetch } = useGraphQuery(leafCategoryDocuments, { caseId, categoryId })
  const leaf = data?.documentsChildLeafCategory
  if (leaf) return <WholeLeaf leaf={leaf} caseId={caseId} />
  return (
    <PageOf title={words.documentsPage} back={<GoBack href={paths.documents}>{words.documentsPage}</GoBack>}>
      {isError ? <LoadFailed problem={error} onRetry={() => void refetch()} /> : <SkeletonList />}
    </PageOf>
  )
}

function WholeLeaf({ leaf, caseId }: { readonly leaf: Leaf; readonly caseId: string }) {
  const words = useWords(categoryWords)
  const sentences = useWords(documentsSentences)
  const [isAdding, setAdding] = useState(false)
  const above = leaf.parentId === null ? paths.documents : documentPaths.category(leaf.parentId)
  return (
    <PageOf title={leaf.name} lead={leaf.description} back={<GoBack href={above}>{leaf.parentName ?? words.documentsPage}</GoBack>}>
      <div className="stack-6">
        <div className="acts mt-0">
          <Button icon="plus" unavailableBecause={!leaf.mayAdd && sentences['documents.category-closed']} onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
        <Documents leaf={leaf} />
        {leaf.help === null ? null : (
          <Details summary={words.cannotFind}>
            <p>{leaf.help}</p>
          </Details>
        )}
      </div>
      {isAdding ? <UploadDialog caseId={caseId} category={leaf} onClose={() => setAdding(false)} /> : null}
    </PageOf>
  )
}

function Documents({ leaf }: { readonly leaf: Leaf }) {
  const words = useWords(categoryWords)
  const { formatDayOrTime } = useFormats()
  if (leaf.documentList.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
  return (
    <List name={leaf.name}>
      {leaf.documentList.map(({ id, name, status, uploaded }) => (
        <ListLink
          key={id}
          href={documentPaths.detail(id)}
          icon={fileIcon(name)}
          tone="file"
          title={name}
          lines={[words.uploaded(formatDayOrTime(uploaded))]}
          badge={<StatusBadge of="document" status={status} />}
          badgePlace="wraps"
          {...(status === 'Rejected' ? { alert: words.rejectedHint } : {})}
        />
      ))}
    </List>
  )
}
