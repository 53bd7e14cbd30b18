// A category: what is asked for and why, its documents, and the way to add some.
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Details } from '#ui/Details.tsx'
import { GoBack } from '#ui/GoBack.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { Page as PageOf } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import type { Leaf } from './answers.ts'
import { CategoryDocuments } from './CategoryDocuments.tsx'
import { CertificateCard } from './CertificateCard.tsx'
import { documentPaths } from './document-paths.ts'
import { leafCategoryDocuments } from './documents.operations.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { RequirementBadge } from './RequirementBadge.tsx'
import { documentsSentences } from './sentences.ts'
import { UploadDialog } from './upload/UploadDialog.tsx'
import { categoryWords } from './words.ts'

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
  const above = leaf.parentId === null ? paths.documents : documentPaths.category(leaf.parentId)
  // Only a certificate closes a category that clients add to; what is closed otherwise is the firm's own.
  const isFromAttorney = !leaf.mayAdd && leaf.certificate === null
  const isKnownOtherwise = leaf.certificate?.exists === true && leaf.documentList.length === 0
  return (
    <PageOf title={leaf.name} lead={leaf.description} back={<GoBack href={above}>{leaf.parentName ?? words.documentsPage}</GoBack>}>
      <div className="stack-6">
        {isFromAttorney ? null : <WhatIsAsked leaf={leaf} caseId={caseId} />}
        {isKnownOtherwise ? null : <CategoryDocuments name={leaf.name} documents={leaf.documentList} isFromAttorney={isFromAttorney} />}
        {leaf.help === null ? null : (
          <Details summary={words.cannotFind}>
            <p>{leaf.help}</p>
          </Details>
        )}
      </div>
    </PageOf>
  )
}

/** Whether it has to be sent, what there is to know about it, and the way to add some. The certificate of credit counseling has a view of its own. */
function WhatIsAsked({ leaf, caseId }: { readonly leaf: Leaf; readonly caseId: string }) {
  const { requirement, certificate, documentList } = leaf
  const add = <AddDocuments leaf={leaf} caseId={caseId} />
  const badge = (
    <p>
      <RequirementBadge requirement={requirement} />
    </p>
  )
  if (certificate?.courseType === 1) {
    return (
      <div className="stack">
        {badge}
        <CertificateCard facts={certificate} documents={documentList}>
          {add}
        </CertificateCard>
      </div>
    )
  }
  return (
    <>
      <div className="stack">
        {badge}
        <TimeAndReason leaf={leaf} />
      </div>
      {add}
    </>
  )
}

function TimeAndReason({ leaf: { period, why } }: { readonly leaf: Leaf }) {
  const words = useWords(categoryWords)
  if (period === null && why === null) return null
  return (
    <dl className="asked">
      {period === null ? null : (
        <div>
          <dt>{words.period}</dt>
          <dd>{period}</dd>
        </div>
      )}
      {why === null ? null : (
        <div>
          <dt>{words.why}</dt>
          <dd>{why}</dd>
        </div>
      )}
    </dl>
  )
}

function AddDocuments({ leaf, caseId }: { readonly leaf: Leaf; readonly caseId: string }) {
  const words = useWords(categoryWords)
  const sentences = useWords(documentsSentences)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <div className="acts">
        <Button icon="plus" unavailableBecause={!leaf.mayAdd && sentences['documents.category-closed']} onPress={() => setAdding(true)}>
          {words.add}
        </Button>
      </div>
      {isAdding ? <UploadDialog caseId={caseId} category={leaf} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
