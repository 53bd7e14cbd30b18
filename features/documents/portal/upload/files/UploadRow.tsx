import { Button } from '#ui/display/Button.tsx'
import { FileRow, type FileAction, type FileRowState } from '#ui/display/FileRow.tsx'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { fileIcon } from '../../document/file-icon.ts'
import { wantsAnotherFile } from './failure-sentences.ts'
import { isOnItsWay, type FileStatus, type UploadItem } from '../upload-items.ts'
import { uploadWords } from '../words.ts'

export interface UploadRowProps {
  readonly item: UploadItem
  readonly isSending: boolean
  readonly onView: () => void
  readonly onRemove: () => void
  readonly onDifferent: () => void
  readonly onTryAgain: () => void
}

const rowStates: Readonly<Record<FileStatus, FileRowState>> = {
  ready: 'ready',
  waiting: 'ready',
  sending: 'sending',
  submitted: 'done',
  refused: 'failed',
  cut: 'failed',
}

export function UploadRow(props: UploadRowProps) {
  const { item, isSending, onDifferent, onTryAgain } = props
  const words = useWords(uploadWords)
  const { formatSize } = useFormats()
  const { name, status, file, sentBytes, problem } = item
  const details: Readonly<Record<FileStatus, (size: string) => string>> = {
    ready: item.needsPassword === true ? words.needsPassword : words.ready,
    waiting: words.waiting,
    sending: words.sendingOne,
    submitted: words.submitted,
    refused: words.notSubmitted,
    // The row does not repeat the server's reason, which is shown above the list.
    cut: problem === undefined ? words.cut : words.notSubmitted,
  }
  return (
    <FileRow
      name={name}
      icon={fileIcon(name)}
      state={rowStates[status]}
      details={details[status](formatSize(file.size))}
      actions={useActions(props)}
      progress={
        status === 'sending'
          ? {
              label: sentBytes < file.size ? words.sending : words.checking,
              sentBytes,
              totalBytes: file.size,
            }
          : undefined
      }
    >
      {wantsAnotherFile(item) && !isSending ? (
        <Button look="second" small onPress={onDifferent}>
          {words.chooseDifferent}
        </Button>
      ) : null}
      {status === 'cut' && !isSending ? (
        <Button
          look="second"
          small
          icon="arrow-clockwise"
          name={words.tryAgainWith(name)}
          onPress={onTryAgain}
        >
          {words.tryAgain}
        </Button>
      ) : null}
    </FileRow>
  )
}

function useActions({ item, isSending, onView, onRemove }: UploadRowProps): readonly FileAction[] {
  const words = useWords(uploadWords)
  const view: FileAction = { icon: 'eye', name: words.view(item.name), onPress: onView }
  if (isOnItsWay(item))
    return [view, { icon: 'x', name: words.cancelOne(item.name), onPress: onRemove }]
  if (item.status === 'submitted' || isSending) return [view]
  return [view, { icon: 'trash', name: words.remove(item.name), onPress: onRemove }]
}
