// One document: its state, what the attorney said about it, and a menu to download it.
import { useEffect } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { GoBack } from '#ui/GoBack.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { useSearchValue } from '#ui/navigation.ts'
import { Page as PageOf } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { AttorneyComment } from './AttorneyComment.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { documentPaths } from './document-paths.ts'
import { documentDetail, leafCategoryDocuments, setDocumentOpened, type DocumentDetailQuery } from './documents.operations.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { categoryWords, detailWords } from './words.ts'

export type WholeDocument = DocumentDetailQuery['document']['get']

export function Page() {
  const words = useWords(categoryWords)
  const documentId = useSearchValue('documentId') ?? ''
  const { data, isError, error, refetch } = useGraphQuery(documentDetail, { documentId })
  const document = data?.document.get
  if (document) return <Detail key={document.id} document={document} />
  return (
    <PageOf title={words.documentsPage} back={<GoBack href={paths.documents}>{words.documentsPage}</GoBack>}>
      {isError ? <LoadFailed problem={error} onRetry={() => void refetch()} /> : <SkeletonList rows={2} />}
    </PageOf>
  )
}

function Detail({ document }: { readonly document: WholeDocument }) {
  const words = useWords(detailWords)
  const { formatDateTime } = useFormats()
  const { id, opened, name, uploaded, status, comments } = document
  // Whoever reads the page has seen the news about this document.
  useEffect(() => {
    if (!opened) graph.run(setDocumentOpened, { documentId: id }).catch(() => undefined)
  }, [id, opened])
  return (
    <>
      <WayBack document={document} />
      <DocumentHead id={id} name={name} uploaded={words.uploaded(formatDateTime(uploaded))} />
      <p className="mt-4 mb-6">
        <StatusBadge of="document" status={status} />
      </p>
      <AttorneyComment comments={comments} />
    </>
  )
}

// The category's name is kept from the page before, as a rule; asked for again, it costs one small call.
function WayBack({ document }: { readonly document: WholeDocument }) {
  const words = useWords(categoryWords)
  const { id: caseId } = useCurrentCase()
  const { data } = useGraphQuery(leafCategoryDocuments, { caseId, categoryId: document.categoryId })
  const leaf = data?.documentsChildLeafCategory
  if (!leaf) return <GoBack href={paths.documents}>{words.documentsPage}</GoBack>
  return <GoBack href={documentPaths.category(leaf.id)}>{leaf.name}</GoBack>
}
