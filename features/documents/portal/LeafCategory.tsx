// A category: what is asked for and why, its documents, and the way to add some.
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { calendarDay } from '#kit/dates.ts'
import { Button } from '#ui/Button.tsx'
import { now } from '#ui/clock.ts'
import { Details } from '#ui/Details.tsx'
import { GoBack } from '#ui/GoBack.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { usePageState } from '#ui/navigation.ts'
import { Page as PageOf } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import type { Leaf } from './answers.ts'
import { businessObjectOf } from './business-object.ts'
import { CategoryDocuments } from './CategoryDocuments.tsx'
import { certificateState, type CertificateState } from './certificate-state.ts'
import { CertificateCard } from './CertificateCard.tsx'
import { documentPaths } from './document-paths.ts'
import { leafCategoryDocuments } from './documents.operations.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { RequirementBadge } from './RequirementBadge.tsx'
import { documentsSentences } from './sentences.ts'
import { UploadDialog } from './upload/UploadDialog.tsx'
import { categoryWords, certificateWords } from './words.ts'

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
  // Nothing is expected where it is known otherwise, or not needed.
  const isExpected = leaf.requirement !== 'notNeeded' && leaf.certificate?.exists !== true
  return (
    <PageOf title={leaf.name} lead={<Lead leaf={leaf} />} back={<GoBack href={above}>{leaf.parentName ?? words.documentsPage}</GoBack>}>
      <div className="stack-6">
        {isFromAttorney ? null : <WhatIsAsked leaf={leaf} caseId={caseId} />}
        {isExpected || leaf.documentList.length > 0 ? <CategoryDocuments name={leaf.name} documents={leaf.documentList} isFromAttorney={isFromAttorney} /> : null}
        {leaf.help === null ? null : (
          <Details summary={words.cannotFind}>
            <p>{leaf.help}</p>
          </Details>
        )}
      </div>
    </PageOf>
  )
}

function Lead({ leaf: { description, certificate, isAskedByAttorney } }: { readonly leaf: Leaf }) {
  const words = useWords(categoryWords)
  const { isJoint } = useCurrentCase()
  return (
    <>
      {isAskedByAttorney ? <strong className="asked-for">{words.askedByAttorney}</strong> : null}
      {certificate !== null && isJoint ? `${description} ${words.eachOfYou}` : description}
    </>
  )
}

function stateOf({ certificate, documentList, requirement }: Leaf): CertificateState | undefined {
  if (certificate === null) return undefined
  return certificateState({ certificate, documentList, requirement }, calendarDay(now(), new Intl.DateTimeFormat().resolvedOptions().timeZone))
}

/** Whether it has to be sent, what there is to know about it, and the way to add some. The certificate of credit counseling has a view of its own. */
function WhatIsAsked({ leaf, caseId }: { readonly leaf: Leaf; readonly caseId: string }) {
  const { requirement, certificate } = leaf
  const state = stateOf(leaf)
  const add = <AddDocuments leaf={leaf} caseId={caseId} />
  const badge = (
    <p>
      <RequirementBadge requirement={requirement} />
    </p>
  )
  if (certificate?.courseType === 1 && state !== undefined) {
    return (
      <div className="stack">
        {state === 'notNeeded' ? null : badge}
        <CertificateCard facts={certificate} state={state}>
          {add}
        </CertificateCard>
      </div>
    )
  }
  return (
    <>
      <div className="stack">
        {badge}
        <BecauseOfAnswers leaf={leaf} />
        <TimeAndReason leaf={leaf} />
      </div>
      {add}
    </>
  )
}

/** What the answers to the questionnaire have to do with it. */
function BecauseOfAnswers({ leaf: { requirement, because, isByAnswers } }: { readonly leaf: Leaf }) {
  const words = useWords(categoryWords)
  if (requirement === 'notNeeded') return isByAnswers ? <p>{words.notNeededByAnswers}</p> : null
  if (because.length === 0) return null
  const lead = requirement === 'required' ? words.because : words.helpsBecause
  if (because.length === 1) return <p>{`${lead} ${because[0]}`}</p>
  return (
    <div className="prose">
      <p>{lead}</p>
      <ul>
        {because.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
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
  const reason = useClosedReason(leaf)
  const [isAdding, setAdding] = useState(false)
  const business = businessObjectOf(leaf.certificate, useCurrentCase(), usePageState())
  const isNeeded = leaf.requirement !== 'notNeeded'
  if (!isNeeded && !leaf.mayAdd) return null
  return (
    <>
      <div className="acts">
        <Button icon="plus" look={isNeeded ? 'primary' : 'second'} unavailableBecause={reason} onPress={() => setAdding(true)}>
          {words.add}
        </Button>
      </div>
      {isAdding ? <UploadDialog caseId={caseId} category={leaf} oneOnly={leaf.certificate !== null} business={business} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

/** Only a certificate closes a category: it is here, its time is over, or it was sent and may be replaced. */
function useClosedReason(leaf: Leaf): string | false {
  const sentences = useWords(documentsSentences)
  const { expiredClosed } = useWords(certificateWords)
  if (leaf.mayAdd) return false
  if (!leaf.certificate?.exists) return sentences['documents.certificate-waits']
  return stateOf(leaf) === 'expired' ? expiredClosed : sentences['documents.category-closed']
}
