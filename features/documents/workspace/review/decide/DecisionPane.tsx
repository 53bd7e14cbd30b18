import { useLayoutEffect, useRef, useState } from 'react'
import { elapsedMs } from '#ui/browser/clock.ts'
import { classNames } from '#ui/display/class-names.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import type { ReviewedDocument } from '../use-reviewed-document.ts'
import { decideWords } from '../words.ts'
import { AskForm } from './AskForm.tsx'
import { CertificateForm } from './CertificateForm.tsx'
import type { ChosenDecision, OpenForm } from './decision-draft.ts'
import { MoveForm } from './MoveForm.tsx'
import { judgePress } from './press-verdict.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { RejectForm } from './RejectForm.tsx'

export interface DecisionPaneProps {
  readonly document: ReviewedDocument
  /** The file was shown, or saved when it cannot be shown. */
  readonly isSeen: boolean
  readonly onDecide: (decision: ChosenDecision) => void
  readonly onMoved: () => void
}

const acts = [
  { id: 'accept', key: 'a' },
  { id: 'askForMore', key: 'p' },
  { id: 'question', key: 'q' },
  { id: 'reject', key: 'r' },
  { id: 'move', key: 'm' },
] as const

const formOf = { askForMore: 'ask', question: 'question', reject: 'reject', move: 'move' } as const

export function DecisionPane({ document, isSeen, onDecide, onMoved }: DecisionPaneProps) {
  const words = useWords(decideWords)
  const [form, setForm] = useState<OpenForm>()
  const [name, setName] = useState(document.acceptedName)
  const [isTooEarly, setTooEarly] = useState(false)

  const openSince = useSince(true)
  const shownSince = useSince(isSeen)
  const judge = (decision: ChosenDecision['decision']) =>
    judgePress(decision, { openMs: openSince(), shownMs: shownSince() }, elapsedMs())

  function decide(chosen: ChosenDecision): void {
    const verdict = judge(chosen.decision)
    if (verdict === 'unseen') setTooEarly(true)
    if (verdict === 'counts') onDecide(chosen)
  }

  const accept = (more: Partial<ChosenDecision> = {}) =>
    decide({ decision: 'ACCEPT', name, ...more })

  function press(id: (typeof acts)[number]['id']): void {
    if (id === 'accept' && judge('ACCEPT') === 'ignored') return
    setTooEarly(false)
    if (id !== 'accept') setForm(formOf[id])
    else if (document.isCertificate) setForm('certificate')
    else accept()
  }

  useShortcuts(
    acts.map(({ id, key }) => ({
      keys: key,
      group: 'review',
      label: words.shortcuts[id],
      effect: id === 'accept' ? 'changes' : 'shows',
      run: () => press(id),
    })),
  )
  const close = () => setForm(undefined)
  const isAccepting = form === undefined || form === 'ask' || form === 'certificate'
  const isRenamed =
    isAccepting && (document.acceptedName !== document.name || name !== document.name)
  return (
    <div className="review-decide">
      {isRenamed ? (
        <TextField
          name="accepted-name"
          label={words.name}
          hint={words.nameHint}
          value={name}
          onChange={setName}
          maxLength={150}
          autoComplete="off"
          spellCheck={false}
        />
      ) : null}
      <div className="review-acts" role="group" aria-label={words.decisions}>
        {acts.map(({ id, key }) => (
          <button
            key={id}
            type="button"
            className={classNames('review-act', isOpen(id, form) && 'open')}
            aria-keyshortcuts={key.toUpperCase()}
            {...(id === 'accept'
              ? { 'aria-disabled': !isSeen }
              : { 'aria-expanded': isOpen(id, form) })}
            onClick={() => press(id)}
          >
            {words[id]}
            <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
          </button>
        ))}
      </div>
      {isTooEarly && !isSeen ? (
        <p className="small-text" role="alert">
          {words.notSeenYet}
        </p>
      ) : null}
      {form === 'ask' ? <AskForm document={document} onSend={accept} onClose={close} /> : null}
      {form === 'certificate' ? <CertificateForm onSend={accept} onClose={close} /> : null}
      {form === 'question' ? (
        <QuestionForm document={document} onSend={decide} onClose={close} />
      ) : null}
      {form === 'reject' ? (
        <RejectForm document={document} onSend={decide} onClose={close} />
      ) : null}
      {form === 'move' ? <MoveForm document={document} onMoved={onMoved} onClose={close} /> : null}
    </div>
  )
}

function isOpen(id: (typeof acts)[number]['id'], form: OpenForm | undefined): boolean {
  return id === 'accept' ? form === 'certificate' : form === formOf[id]
}

/** Returns since when something is so, on the clock of `elapsedMs`. */
function useSince(isSo: boolean): () => number | undefined {
  const sinceMs = useRef<number>(undefined)
  useLayoutEffect(() => {
    sinceMs.current = isSo ? elapsedMs() : undefined
  }, [isSo])
  return () => sinceMs.current
}
