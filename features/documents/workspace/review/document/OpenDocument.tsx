// The document in the middle and the decision beside it.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { AsIs } from '#ui/display/AsIs.tsx'
import { Button } from '#ui/display/Button.tsx'
import { IconButton } from '#ui/display/IconButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink, Link } from '#ui/navigation/Link.tsx'
import type { ViewerHandle } from '#ui/preview/PreviewFrame.tsx'
import type { QuarterTurns } from '#ui/preview/upright.ts'
import { toReviewPath, type ReviewChoice } from '../address.ts'
import { CategoryPane } from './CategoryPane.tsx'
import type { ChosenDecision } from '../decide/decision-draft.ts'
import { DecisionPane } from '../decide/DecisionPane.tsx'
import { saveDocument, StagedFile } from './StagedFile.tsx'
import { takeOver } from './use-lease.ts'
import type { ReviewedDocument } from '../use-reviewed-document.ts'
import type { Holder } from '../queue/use-review-queue.ts'
import { decideWords, reviewWords } from '../words.ts'

export interface OpenDocumentProps {
  readonly document: ReviewedDocument
  /** Loaded before its turn: nothing of it is shown yet. */
  readonly isAhead: boolean
  /** Its heading takes the focus as soon as it is there. */
  readonly takesFocus: boolean
  readonly holder: Holder | undefined
  readonly choice: ReviewChoice
  /** Below the file: the way to the next one. */
  readonly foot: ReactNode
  /** Below the decision. */
  readonly undo: ReactNode
  readonly onDecide: (decision: ChosenDecision) => void
  readonly onNext: () => void
}

export function OpenDocument(props: OpenDocumentProps) {
  const { document, isAhead, takesFocus, holder, choice, foot, undo, onDecide, onNext } = props
  const words = useWords(reviewWords)
  const { and } = useWords(clientWords)
  const { formatDayOrTime } = useFormats()
  const [isSeen, setSeen] = useState(false)
  const [quarterTurns, setQuarterTurns] = useState<QuarterTurns>(0)
  const [hasFailed, setFailed] = useState(false)
  const viewer = useRef<ViewerHandle>(null)
  const stage = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const turn = () => setQuarterTurns(((quarterTurns + 1) % 4) as QuarterTurns)
  const [show] = useState(() => () => setSeen(true))

  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true })
  }, [takesFocus])

  function save(): void {
    setFailed(false)
    saveDocument(document).then(show, () => setFailed(true))
  }

  const titleId = `document-${document.id}`
  return (
    <article
      className="review-document"
      aria-labelledby={titleId}
      {...(isAhead ? { 'data-ahead': true, inert: true } : {})}
    >
      {isAhead ? null : <ViewerKeys viewer={viewer} turn={turn} />}
      <div className="review-file" ref={stage}>
        <header className="review-file-head">
          <h2 id={titleId} ref={title} tabIndex={-1}>
            <AsIs>{document.name}</AsIs>
          </h2>
          <p className="small-text soft">
            <Link href={pathOfCase(document.caseId)}>{clientName(document.people, and)}</Link>{' '}
            {words.sentBy(document.sentBy, formatDayOrTime(document.uploadedAt))}
          </p>
          {document.flags.map((flag) => (
            <p key={flag} className="small-text">
              {(words.flags as Readonly<Record<string, string>>)[flag] ?? flag}
            </p>
          ))}
          {hasFailed ? <Banner tone="bad" slim title={words.notLoaded} /> : null}
        </header>
        <StagedFile
          document={document}
          quarterTurns={quarterTurns}
          handle={viewer}
          onShown={show}
          onSave={save}
          tools={
            <>
              <IconButton
                bordered
                repeats
                icon="arrow-clockwise"
                name={words.turn}
                onPress={turn}
              />
              <IconButton
                bordered
                icon="corners-out"
                name={words.wholeScreen}
                onPress={() => void stage.current?.requestFullscreen().catch(() => undefined)}
              />
              <IconButton bordered icon="download-simple" name={words.save} onPress={save} />
            </>
          }
        />
        {foot}
      </div>
      <div className="review-side">
        <CategoryPane document={document} />
        <div className="review-bottom">
          <DocumentState document={document} holder={holder} choice={choice} onNext={onNext} />
          {isAhead || holder !== undefined || document.status === 'REPLACED' ? null : (
            <DecisionPane
              document={document}
              isSeen={isSeen}
              onDecide={onDecide}
              onMoved={onNext}
            />
          )}
          {undo}
        </div>
      </div>
    </article>
  )
}

interface ViewerKeysProps {
  readonly viewer: { readonly current: ViewerHandle | null }
  readonly turn: () => void
}

function ViewerKeys({ viewer, turn }: ViewerKeysProps) {
  const { shortcuts } = useWords(decideWords)
  const common = { group: 'review', effect: 'moves' } as const
  useShortcuts([
    {
      keys: 'ArrowRight',
      ...common,
      label: shortcuts.nextPage,
      run: () => viewer.current?.turnPage(1),
    },
    {
      keys: 'ArrowLeft',
      ...common,
      label: shortcuts.previousPage,
      run: () => viewer.current?.turnPage(-1),
    },
    { keys: '+', ...common, label: shortcuts.zoomIn, run: () => viewer.current?.zoomBy(1) },
    { keys: '-', ...common, label: shortcuts.zoomOut, run: () => viewer.current?.zoomBy(-1) },
    { keys: 't', ...common, label: shortcuts.turn, run: turn },
  ])
  return null
}

/** A colleague at work, a newer file, or a decision that was made before. */
function DocumentState(
  props: Pick<OpenDocumentProps, 'document' | 'holder' | 'choice' | 'onNext'>,
) {
  const { document, holder, choice, onNext } = props
  const words = useWords(reviewWords)
  const { status, replacedBy, decision } = document
  if (holder !== undefined)
    return (
      <Banner
        tone="wait"
        title={words.heldTitle(holder.givenName)}
        action={
          <div className="actions">
            <Button look="second" small onPress={onNext}>
              {words.skip}
            </Button>
            <Button look="quiet" small onPress={() => void takeOver(document.id)}>
              {words.takeOver}
            </Button>
          </div>
        }
      >
        <p>{words.heldHint}</p>
      </Banner>
    )
  if (status === 'REPLACED')
    return (
      <Banner
        tone="wait"
        title={words.replacedTitle}
        {...(replacedBy === null
          ? {}
          : {
              action: (
                <ButtonLink href={toReviewPath(choice, replacedBy)} look="second" small>
                  {words.openNewer}
                </ButtonLink>
              ),
            })}
      />
    )
  if (decision === null) return null
  return (
    <Banner
      tone="note"
      slim
      title={words.decided[decision.decision](decision.by?.givenName ?? words.someone)}
    >
      <p>{words.decidedHint}</p>
    </Banner>
  )
}
