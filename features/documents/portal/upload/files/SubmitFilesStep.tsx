import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { maxFiles } from '#features/documents/rules/upload-limits.ts'
import { casesSentences } from '#features/cases/portal/words.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useNewScreen } from '#ui/browser/presses/new-screen.ts'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { documentsSentences } from '../../words.ts'
import { failureSentences } from './failure-sentences.ts'
import { footClass } from '../foot-class.ts'
import { NotAddedNote } from '../NotAddedNote.tsx'
import {
  toBytes,
  hasArrived,
  isInterrupted,
  isSendable,
  getSent,
  type NotAdded,
  type UploadItem,
} from '../upload-items.ts'
import { UploadRow } from './UploadRow.tsx'
import { uploadWords } from '../words.ts'

export interface SubmitFilesStepProps {
  readonly items: readonly UploadItem[]
  readonly notAdded: readonly NotAdded[]
  readonly isSending: boolean
  /** Number of submissions so far. It changes so that a repeated message is announced again. */
  readonly sendings: number
  /** ID of the file that was viewed last. */
  readonly viewedId: string | undefined
  readonly oneOnly: boolean
  readonly onView: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly onAnother: () => void
  readonly onDifferent: (id: string) => void
  readonly onSend: (items: readonly UploadItem[]) => void
  /** Cancels the upload; files that were not sent stay in the list. */
  readonly onStop: () => void
  readonly onClose: () => void
}

export function SubmitFilesStep(props: SubmitFilesStepProps) {
  const words = useWords(uploadWords)
  const { formatSize } = useFormats()
  const {
    items,
    notAdded,
    isSending,
    sendings,
    viewedId,
    oneOnly,
    onView,
    onRemove,
    onDifferent,
    onSend,
    onStop,
  } = props
  const sentences = { ...useWords(casesSentences), ...useWords(documentsSentences) }
  const cutOff = items.filter(isInterrupted).length
  const messages = failureSentences(items, { general: words.general, sentences })
  const failures = isSending
    ? []
    : [...(cutOff > 0 ? [words.interrupted(cutOff)] : []), ...messages]
  const isFull = !oneOnly && items.length >= maxFiles
  // True if the note about files that were not added already says that the list is full.
  const isFullSaid = notAdded.some(({ code }) => code === 'documents.list-full')
  const list = useRef<HTMLUListElement>(null)
  useFocusBack(
    list,
    items.findIndex(({ id }) => id === viewedId),
  )

  // The button disappears.
  function stop() {
    list.current?.focus()
    onStop()
  }

  return (
    <>
      {failures.length > 0 ? (
        <div className="dialog-notice stack-2" key={sendings}>
          {failures.map((sentence, at) => (
            <Banner key={sentence} tone="bad" title={sentence} takesFocus={at === 0} />
          ))}
        </div>
      ) : null}
      <NotAddedNote notAdded={notAdded} />
      <LockedNote items={items} />
      <ul ref={list} tabIndex={-1} aria-label={words.files}>
        {items.map((item) => (
          <UploadRow
            key={item.id}
            item={item}
            isSending={isSending}
            onView={() => onView(item.id)}
            onRemove={() => onRemove(item.id)}
            onDifferent={() => onDifferent(item.id)}
            onTryAgain={() => onSend([item])}
          />
        ))}
      </ul>
      {isSending && items.length > 1 ? <InAll items={items} /> : null}
      {oneOnly ? null : (
        <p className="reason gap-medium">
          {words.filled(items.length, formatSize(toBytes(items)))}
        </p>
      )}
      {isFull && !isFullSaid ? (
        <Banner tone="note" slim title={sentences['documents.list-full']} />
      ) : null}
      <Actions {...props} onStop={stop} />
    </>
  )
}

/** Says before the files are sent which ones the firm cannot open. */
function LockedNote({ items }: Pick<SubmitFilesStepProps, 'items'>) {
  const words = useWords(uploadWords)
  const locked = items.filter((item) => item.needsPassword === true && !hasArrived(item))
  const [first] = locked
  if (first === undefined) return null
  return (
    <div className="dialog-notice">
      <Banner tone="wait" title={words.locked(locked.length, first.name)}>
        <p>{words.lockedHint(locked.length)}</p>
      </Banner>
    </div>
  )
}

/** Returns the focus to the View button of the file viewed last. */
function useFocusBack(list: RefObject<HTMLElement | null>, at: number): void {
  const focus = useEffectEvent(() => list.current?.children[at]?.querySelector('button')?.focus())
  useEffect(() => focus(), [])
}

function InAll({ items }: Pick<SubmitFilesStepProps, 'items'>) {
  const words = useWords(uploadWords)
  const { sentBytes, totalBytes } = getSent(items)
  const percent = Math.floor((100 * sentBytes) / Math.max(1, totalBytes))
  return (
    <div className="gap-medium">
      <ProgressBar
        label={words.inAll(items.filter(hasArrived).length, items.length)}
        value={percent}
        max={100}
        figure={`${percent}%`}
      />
    </div>
  )
}

function Actions({
  items,
  isSending,
  oneOnly,
  onAnother,
  onSend,
  onStop,
  onClose,
}: SubmitFilesStepProps) {
  const words = useWords(uploadWords)
  const sendable = items.filter(isSendable)
  useNewScreen(isSending)
  if (isSending) {
    return (
      <div className={footClass(items.length)}>
        <Button key="submit" busy={words.submitting}>
          {words.submit}
        </Button>
        <Button key="stop" look="second" onPress={onStop}>
          {words.stop}
        </Button>
      </div>
    )
  }
  const isDone = sendable.length === 0
  return (
    <div className={footClass(items.length)}>
      {isDone ? null : (
        <Button key="submit" onPress={() => onSend(sendable)}>
          {words.submit}
        </Button>
      )}
      {oneOnly || items.length >= maxFiles ? null : (
        <Button key="another" look={isDone ? 'primary' : 'second'} icon="plus" onPress={onAnother}>
          {words.addAnother}
        </Button>
      )}
      <Button key="close" look={isDone ? 'second' : 'quiet'} onPress={onClose}>
        {items.some(hasArrived) ? (isDone ? words.done : words.close) : words.cancel}
      </Button>
    </div>
  )
}
