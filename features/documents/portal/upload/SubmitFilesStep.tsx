// The list of an upload: what goes, what is going, what has arrived, and what did not.
import { casesSentences } from '#features/cases/portal/sentences.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/language.ts'
import { useFormats } from '#ui/use-formats.ts'
import { documentsSentences } from '../sentences.ts'
import { failureSentences } from './failure-sentences.ts'
import { isSendable, type UploadItem } from './upload-state.ts'
import { UploadRow } from './UploadRow.tsx'
import { uploadWords } from './words.ts'

const english = { ...casesSentences.english, ...documentsSentences.english }

export interface SubmitFilesStepProps {
  readonly items: readonly UploadItem[]
  readonly isSending: boolean
  readonly onRemove: (id: string) => void
  readonly onAnother: () => void
  /** Instead of this one. */
  readonly onDifferent: (id: string) => void
  readonly onSend: (items: readonly UploadItem[]) => void
  readonly onClose: () => void
}

export function SubmitFilesStep(props: SubmitFilesStepProps) {
  const words = useWords(uploadWords)
  const { formatSize } = useFormats()
  const { items, isSending, onRemove, onDifferent, onSend } = props
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
            onRemove={() => onRemove(item.id)}
            onDifferent={() => onDifferent(item.id)}
            onTryAgain={() => onSend([item])}
          />
        ))}
      </ul>
      <p className="why mt-4">{words.filled(items.length, formatSize(items.reduce((sum, { file }) => sum + file.size, 0)))}</p>
      <Actions {...props} />
    </>
  )
}

function Actions({ items, isSending, onAnother, onSend, onClose }: SubmitFilesStepProps) {
  const words = useWords(uploadWords)
  const sendable = items.filter(isSendable)
  const mayAdd = !isSending
  if (!isSending && sendable.length === 0) {
    const hasArrived = items.some(({ status }) => status === 'submitted')
    return (
      <div className="acts">
        <Button icon="plus" onPress={onAnother}>
          {words.addAnother}
        </Button>
        <Button look="second" onPress={onClose}>
          {hasArrived ? words.done : words.cancel}
        </Button>
      </div>
    )
  }
  return (
    <div className="acts">
      <Button busy={isSending && words.submitting} onPress={() => onSend(sendable)}>
        {words.submit}
      </Button>
      {mayAdd ? (
        <Button look="second" icon="plus" onPress={onAnother}>
          {words.addAnother}
        </Button>
      ) : null}
      {mayAdd ? (
        <Button look="quiet" onPress={onClose}>
          {words.cancel}
        </Button>
      ) : null}
    </div>
  )
}
