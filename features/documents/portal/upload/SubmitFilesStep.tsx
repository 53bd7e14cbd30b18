// The list of an upload: what goes, what is going, what has arrived, and what did not.
import { casesSentences } from '#features/cases/portal/sentences.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/language.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { documentsSentences } from '../sentences.ts'
import { failureSentences } from './failure-sentences.ts'
import { bytesOf, hasArrived, isSendable, sentOf, type UploadItem } from './upload-items.ts'
import { UploadRow } from './UploadRow.tsx'
import { uploadWords } from './words.ts'

const english = { ...casesSentences.english, ...documentsSentences.english }

export interface SubmitFilesStepProps {
  readonly items: readonly UploadItem[]
  readonly isSending: boolean
  /** One file alone: it takes the place of a document. */
  readonly oneOnly: boolean
  readonly onView: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly onAnother: () => void
  /** Instead of this one. */
  readonly onDifferent: (id: string) => void
  readonly onSend: (items: readonly UploadItem[]) => void
  /** Nothing more goes; what has not arrived stays in the list. */
  readonly onStop: () => void
  readonly onClose: () => void
}

export function SubmitFilesStep(props: SubmitFilesStepProps) {
  const words = useWords(uploadWords)
  const { formatSize } = useFormats()
  const { items, isSending, oneOnly, onView, onRemove, onDifferent, onSend } = props
  const sentences = { ...useWords(casesSentences), ...useWords(documentsSentences) }
  const failures = isSending ? [] : failureSentences(items, { general: words.general, english, sentences })
  return (
    <>
      {failures.length > 0 ? (
        <div className="stack-2 mb-4">
          {failures.map((sentence, at) => (
            <Banner key={sentence} tone="bad" title={sentence} takesFocus={at === 0} />
          ))}
        </div>
      ) : null}
      <ul>
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
      {oneOnly ? null : <p className="why mt-4">{words.filled(items.length, formatSize(bytesOf(items)))}</p>}
      <Actions {...props} />
    </>
  )
}

function InAll({ items }: Pick<SubmitFilesStepProps, 'items'>) {
  const words = useWords(uploadWords)
  const { sentBytes, totalBytes } = sentOf(items)
  const percent = Math.floor((100 * sentBytes) / Math.max(1, totalBytes))
  return (
    <div className="mt-4">
      <ProgressBar label={words.inAll(items.filter(hasArrived).length, items.length)} value={percent} max={100} figure={`${percent}%`} />
    </div>
  )
}

function Actions({ items, isSending, oneOnly, onAnother, onSend, onStop, onClose }: SubmitFilesStepProps) {
  const words = useWords(uploadWords)
  const sendable = items.filter(isSendable)
  if (isSending) {
    return (
      <div className="acts">
        <Button busy={words.submitting}>{words.submit}</Button>
        <Button look="second" onPress={onStop}>
          {words.stop}
        </Button>
      </div>
    )
  }
  const isDone = sendable.length === 0
  return (
    <div className="acts">
      {isDone ? null : <Button onPress={() => onSend(sendable)}>{words.submit}</Button>}
      {oneOnly ? null : (
        <Button look={isDone ? 'primary' : 'second'} icon="plus" onPress={onAnother}>
          {words.addAnother}
        </Button>
      )}
      <Button look={isDone ? 'second' : 'quiet'} onPress={onClose}>
        {isDone && items.some(hasArrived) ? words.done : words.cancel}
      </Button>
    </div>
  )
}
