import { useState, type ReactNode } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useCaseEnd } from '#features/cases/portal/current-case/use-case-end.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { todayIn } from '#ui/browser/clock.ts'
import { Details } from '#ui/page/Details.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { usePageState } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import type { Leaf } from '../answers.ts'
import { findBusinessObject } from '../upload/business-object.ts'
import { CategoryDocuments } from './CategoryDocuments.tsx'
import {
  certificateState,
  isCertificateNeeded,
  type CertificateState,
} from './certificate-state.ts'
import { AboutCertificate, CertificateCard } from './CertificateCard.tsx'
import { EndedLeaf } from './ended/EndedLeaf.tsx'
import { documentPaths } from '../document-paths.ts'
import { leafCategoryDocuments } from '../documents.operations.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { documentsSentences, categoryWords, certificateWords } from '../words.ts'
import { NotSentNote } from '../upload/not-sent/NotSentNote.tsx'
import { UploadDialog } from '../upload/UploadDialog.tsx'
import { classNames } from '#ui/display/class-names.ts'
import type { IconName } from '#ui/icons/names.ts'
import type { Tone } from '#ui/display/statuses.ts'

const signs = {
  required: { tone: 'dawn', icon: 'flag' },
  optional: { tone: 'plain', icon: 'plus' },
  notNeeded: { tone: 'plain', icon: 'minus-circle' },
} as const satisfies Readonly<Record<string, { readonly tone: Tone; readonly icon: IconName }>>

export function LeafCategory({
  caseId,
  categoryId,
}: {
  readonly caseId: string
  readonly categoryId: string
}) {
  const words = useWords(categoryWords)
  const { data, isError, error, refetch } = useGraphQuery(leafCategoryDocuments, {
    caseId,
    categoryId,
  })
  const leaf = data?.documentsChildLeafCategory
  if (leaf) return <WholeLeaf leaf={leaf} caseId={caseId} />
  return (
    <PageOf
      title={words.documentsPage}
      back={<GoBack href={paths.documents}>{words.documentsPage}</GoBack>}
    >
      {isError ? <LoadFailed problem={error} onRetry={() => void refetch()} /> : <SkeletonList />}
    </PageOf>
  )
}

function WholeLeaf({ leaf, caseId }: { readonly leaf: Leaf; readonly caseId: string }) {
  const words = useWords(categoryWords)
  const [isAdding, setAdding] = useState(false)
  const above = leaf.parentId === null ? paths.documents : documentPaths.category(leaf.parentId)
  // Only a certificate closes a category of the client. All other closed categories are the firm's.
  const isFromAttorney = !leaf.mayAdd && leaf.certificate === null && !leaf.isCaseEnded
  const end = useCaseEnd()
  const isExpected = leaf.requirement !== 'notNeeded' && leaf.certificate?.exists !== true
  const isEmpty = leaf.documentList.length === 0
  const add = <AddDocuments leaf={leaf} caseId={caseId} isAdding={isAdding} onAdding={setAdding} />
  const documents = (
    <CategoryDocuments
      name={leaf.name}
      documents={leaf.documentList}
      isFromAttorney={isFromAttorney}
    />
  )
  const back = <GoBack href={above}>{leaf.parentName ?? words.documentsPage}</GoBack>
  if (leaf.isCaseEnded && end !== undefined) return <EndedLeaf leaf={leaf} end={end} back={back} />
  return (
    <PageOf title={leaf.name} lead={<Lead leaf={leaf} />} back={back}>
      <div className="stack-6">
        {/* The key reads the stored names again after the dialog has closed. */}
        <NotSentNote
          key={String(isAdding)}
          categoryId={leaf.id}
          documents={leaf.documentList}
          mayAdd={leaf.mayAdd}
        />
        <StillNeeded leaf={leaf} />
        {isFromAttorney ? null : <WhatIsAsked leaf={leaf} add={add} />}
        {isEmpty ? null : documents}
        <Help leaf={leaf} isFromAttorney={isFromAttorney} />
        {isEmpty && isExpected ? documents : null}
        {hasCertificateView(leaf) ? <AboutCertificate /> : null}
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
      <span>
        {certificate !== null && isJoint ? `${description} ${words.eachOfYou}` : description}
      </span>
    </>
  )
}

/** Hidden while something that was sent waits for the firm: it may be just this. */
function StillNeeded({ leaf: { stillNeeded, status } }: { readonly leaf: Leaf }) {
  const words = useWords(categoryWords)
  if (stillNeeded.length === 0 || status !== 'Unknown') return null
  return (
    <Banner tone="note" title={words.stillNeeded}>
      <ul className="bullets">
        {stillNeeded.map((piece) => (
          <li key={piece}>{piece}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** The 180 days of a certificate are counted at the office (spec: security#legal-days). */
function useCertificateState(leaf: Leaf): CertificateState | undefined {
  const { certificate, documentList, requirement } = leaf
  const today = todayIn(useCurrentCase())
  if (certificate === null) return undefined
  return certificateState({ certificate, documentList, requirement }, today)
}

function hasCertificateView({ certificate }: Leaf): boolean {
  return certificate?.courseType === 1
}

function WhatIsAsked({ leaf, add }: { readonly leaf: Leaf; readonly add: ReactNode }) {
  const words = useWords(categoryWords)
  const { requirement, certificate, period, isByAnswers, dueOn } = leaf
  const { formatDay } = useFormats()
  const state = useCertificateState(leaf)
  if (hasCertificateView(leaf) && certificate !== null && state !== undefined) {
    return (
      <div className="stack">
        {isCertificateNeeded(state) ? <RequirementBadge requirement={requirement} /> : null}
        <CertificateCard facts={certificate} state={state}>
          {add}
        </CertificateCard>
      </div>
    )
  }
  return (
    <>
      <div className="stack-2">
        <p className="row">
          <RequirementBadge requirement={requirement} />
          {period === null ? null : (
            <span className="period">
              <Icon name="calendar-blank" size="small" />
              <span>
                <span className="visually-hidden">{words.period}: </span>
                {period}
              </span>
            </span>
          )}
        </p>
        {dueOn === null || leaf.status === 'Complete' ? null : (
          <p>
            <strong>{words.dueOn(formatDay(dueOn, 'monthDayYear'))}</strong>
          </p>
        )}
        {requirement === 'notNeeded' && isByAnswers ? <p>{words.notNeededByAnswers}</p> : null}
      </div>
      {add}
    </>
  )
}

/** The help is expanded while the category has no documents. */
function Help({ leaf, isFromAttorney }: { readonly leaf: Leaf; readonly isFromAttorney: boolean }) {
  const words = useWords(categoryWords)
  const { because, why, help, documentList } = leaf
  const state = useCertificateState(leaf)
  const saysHow = help !== null && (leaf.certificate === null || isCertificateNeeded(state))
  const saysWhy =
    !isFromAttorney && !hasCertificateView(leaf) && (why !== null || because.length > 0)
  if (!saysWhy && !saysHow) return null
  return (
    <div>
      {saysWhy ? (
        <Details summary={words.why} startsOpen={documentList.length === 0}>
          <div className="stack-2">
            <BecauseOfAnswers leaf={leaf} />
            {why === null ? null : <p>{why}</p>}
          </div>
        </Details>
      ) : null}
      {saysHow ? (
        <Details summary={words.cannotFind}>
          <p>{help}</p>
        </Details>
      ) : null}
    </div>
  )
}

function BecauseOfAnswers({ leaf: { requirement, because } }: { readonly leaf: Leaf }) {
  const words = useWords(categoryWords)
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

interface AddDocumentsProps {
  readonly leaf: Leaf
  readonly caseId: string
  readonly isAdding: boolean
  readonly onAdding: (isAdding: boolean) => void
}

function AddDocuments({ leaf, caseId, isAdding, onAdding }: AddDocumentsProps) {
  const words = useWords(categoryWords)
  const reason = useClosedReason(leaf)
  const business = findBusinessObject(leaf.certificate, useCurrentCase(), usePageState())
  const isNeeded = leaf.requirement !== 'notNeeded'
  if (!isNeeded && !leaf.mayAdd) return null
  return (
    <>
      <div className="actions">
        <Button
          icon="plus"
          look={isNeeded ? 'primary' : 'second'}
          unavailableBecause={reason}
          onPress={() => onAdding(true)}
        >
          {words.add}
        </Button>
      </div>
      {isAdding ? (
        <UploadDialog
          caseId={caseId}
          category={leaf}
          oneOnly={leaf.certificate !== null}
          business={business}
          onClose={() => onAdding(false)}
        />
      ) : null}
    </>
  )
}

function useClosedReason(leaf: Leaf): string | false {
  const sentences = useWords(documentsSentences)
  const { expiredClosed } = useWords(certificateWords)
  const state = useCertificateState(leaf)
  if (leaf.mayAdd) return false
  if (!leaf.certificate?.exists) return sentences['documents.certificate-waits']
  return state === 'expired' ? expiredClosed : sentences['documents.category-closed']
}

function RequirementBadge({ requirement }: { readonly requirement: string }) {
  const words = useWords(categoryWords).requirements
  const known = requirement === 'required' || requirement === 'notNeeded' ? requirement : 'optional'
  return (
    <span className={classNames('badge', signs[known].tone)}>
      <Icon name={signs[known].icon} size="small" />
      {words[known]}
    </span>
  )
}
