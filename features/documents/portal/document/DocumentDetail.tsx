import { useEffect, useEffectEvent, useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useCaseEnd } from '#features/cases/portal/current-case/use-case-end.ts'
import { mayRename, mayReplace } from '#features/documents/rules/document-status.ts'
import { fillIn } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useGraphQuery, readAgainQuietly } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { useGo, usePageState, useSearchValue } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { StatusBadge } from '#ui/display/StatusBadge.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import type { WholeDocument } from '../answers.ts'
import { AttorneyComment } from './AttorneyComment.tsx'
import { cameFromReview, cameThroughCategory, fromDetail } from './came-from.ts'
import { ConfirmCard } from './ConfirmCard.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { describeArrival, formatArrival, getSettledSentence } from './document-look.ts'
import { EndedNote } from '../folders/ended/EndedNote.tsx'
import { documentPaths } from '../document-paths.ts'
import {
  documentDetail,
  leafCategoryDocuments,
  setDocumentOpened,
} from '../documents.operations.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { getFacts } from '../rule-facts.ts'
import { SentFile } from './SentFile.tsx'
import {
  documentsSentences,
  categoryWords,
  detailWords,
  documentWords,
  submitWords,
} from '../words.ts'
import { useReplacing } from './use-replacing.tsx'
import { useSaving } from './use-saving.ts'
import { graph } from '#ui/graphql/graph.ts'

export function Page() {
  const words = useWords(categoryWords)
  const documentId = useSearchValue('documentId') ?? ''
  const { data, isError, error, refetch } = useGraphQuery(documentDetail, { documentId })
  const document = data?.document.get
  // A document that is replaced while it is shown stays, because its dialog says so.
  const [shownId, setShownId] = useState<string>()
  if (document?.replacedBy === null && shownId !== document.id) setShownId(document.id)
  const successor = document?.id === shownId ? null : (document?.replacedBy ?? null)
  useSuccessor(successor)
  if (document && successor === null) return <Detail key={document.id} document={document} />
  return (
    <PageOf
      title={words.documentsPage}
      back={<GoBack href={paths.documents}>{words.documentsPage}</GoBack>}
    >
      {isError ? (
        <LoadFailed problem={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={2} />
      )}
    </PageOf>
  )
}

/** News and bookmarks may name a document that was replaced (spec: documents#successor). */
function useSuccessor(replacedBy: string | null): void {
  const go = useGo()
  const state = usePageState()
  const follow = useEffectEvent((id: string) =>
    go(documentPaths.detail(id), { replace: true, state }),
  )
  useEffect(() => {
    if (replacedBy !== null) follow(replacedBy)
  }, [replacedBy])
}

function Detail({ document }: { readonly document: WholeDocument }) {
  const words = useWords(documentWords)
  const { replace } = useWords(detailWords)
  const sentences = useWords(documentsSentences)
  const { formatDateTime } = useFormats()
  const go = useGo()
  const replacing = useReplacing(document)
  const cameThrough = cameThroughCategory(usePageState())
  const { id, name, uploaded, status, isCopyOfAnswers, fileState, comments } = document
  const settled = getSettledSentence(document, sentences)
  const end = useCaseEnd()
  const isClosed = document.settledBecause === 'documents.case-ended'
  const what = describeArrival(document, words)
  const saving = useSaving(document)
  useOpened(document)
  return (
    <>
      <WayBack document={document} />
      <DocumentHead
        name={name}
        came={formatArrival(document, formatDateTime(uploaded), words)}
        mayDownload={fileState === 'ready'}
        saving={saving}
        onEdit={
          cameThrough && mayRename(getFacts(document)) && !isClosed
            ? () => go(documentPaths.edit(id), { state: fromDetail })
            : undefined
        }
      />
      <p className="document-status">
        {what === undefined ? (
          <StatusBadge of="document" status={status} />
        ) : (
          <span className="badge note">{what}</span>
        )}
      </p>
      {isClosed && end !== undefined && status === 'Pending' ? (
        <EndedNote end={end} isWaiting />
      ) : null}
      <FileNotice document={document} />
      {isCopyOfAnswers && comments.length === 0 ? null : <AttorneyComment comments={comments} />}
      {status === 'Review' ? <AnswerLine /> : null}
      {status === 'Rejected' && mayReplace(getFacts(document)) ? (
        <div className="actions">
          <Button icon="arrows-clockwise" unavailableBecause={settled} onPress={replacing.begin}>
            {replace}
          </Button>
        </div>
      ) : null}
      {status === 'Replaced' ? (
        <Banner tone="note" title={sentences['documents.replaced']} />
      ) : null}
      {replacing.dialog}
      {fileState === 'ready' ? <SentFile document={document} onSave={saving.save} /> : null}
      <ConfirmCard document={document} />
    </>
  )
}

/** The client replies to a question of the attorney outside of the portal. */
function AnswerLine() {
  const words = useWords(detailWords)
  return (
    <p className="gap-medium">
      {words.answerQuestion} <Link href={paths.lawFirmInformation}>{words.contactAttorney}</Link>
    </p>
  )
}

function FileNotice({ document: { name, fileState } }: { readonly document: WholeDocument }) {
  const words = useWords(detailWords)
  const sentences = useWords(documentsSentences)
  if (fileState === 'ready') return null
  return (
    <div className="page-notice">
      {fileState === 'unusable' ? (
        <Banner
          tone="bad"
          title={fillIn(sentences['documents.corrupt-file'], { fileName: name })}
        />
      ) : (
        <Banner tone="note" title={words.checkingTitle}>
          <p>{words.checkingHint}</p>
        </Banner>
      )}
    </div>
  )
}

// The category's name is usually cached from the previous page.
function WayBack({ document }: { readonly document: WholeDocument }) {
  const words = useWords(categoryWords)
  const { review } = useWords(submitWords)
  const isFromReview = cameFromReview(usePageState())
  const { id: caseId } = useCurrentCase()
  const { data } = useGraphQuery(leafCategoryDocuments, { caseId, categoryId: document.categoryId })
  const leaf = data?.documentsChildLeafCategory
  if (isFromReview) return <GoBack href={documentPaths.review}>{review}</GoBack>
  if (!leaf) return <GoBack href={paths.documents}>{words.documentsPage}</GoBack>
  return <GoBack href={documentPaths.category(leaf.id)}>{leaf.name}</GoBack>
}

// Marks news as read and updates lists, counts and the menu's dot.

/** Marks each news item once. News may arrive on an open page, so this is not user activity. */
function useOpened({
  id,
  opened,
  toReview,
}: {
  readonly id: string
  readonly opened: boolean
  readonly toReview: boolean
}): void {
  useEffect(() => {
    if (opened) return
    graph.run(setDocumentOpened, { documentId: id }, { background: true }).then(
      () => (toReview ? readAgainQuietly({ except: [] }) : undefined),
      () => undefined,
    )
  }, [id, opened, toReview])
}
