// One file of an upload and what can be done with it now.
import { Button } from '#ui/Button.tsx'
import { FileRow, type FileRowState } from '#ui/FileRow.tsx'
import { useWords } from '#ui/language.ts'
import { useFormats } from '#ui/use-formats.ts'
import { fileIcon } from '../file-icon.ts'
import type { FileStatus, UploadItem } from './upload-state.ts'
import { uploadWords } from './words.ts'

export interface UploadRowProps {
  readonly item: UploadItem
  /** Whether any file is under way. */
  readonly isSending: boolean
  readonly onRemove: () => void
  readonly onDifferent: () => void
  readonly onTryAgain: () => void
}

const rowStates: Readonly<Record<FileStatus, FileRowState>> = {
  ready: 'ready', waiting: 'ready', sending: 'sending', submitted: 'done', refused: 'failed', cut: 'failed',
}

export function UploadRow({ item, isSending, onRemove, onDifferent, onTryAgain }: UploadRowProps) {
  const words = useWords(uploadWords)
  const { formatSize } = useFormats()
  const { name, status, file, sentBytes } = item
  const details: Readonly<Record<FileStatus, (size: string) => string>> = {
    ready: words.ready, waiting: words.waiting, sending: words.sendingOne, submitted: words.submitted, refused: words.notSubmitted, cut: words.cut,
  }
  const isOnItsWay = status === 'sending' || status === 'waiting'
  const action = isOnItsWay
    ? { icon: 'x' as const, name: words.cancelOne(name), onPress: onRemove }
    : { icon: 'trash' as const, name: words.remove(name), onPress: onRemove }
  return (
    <FileRow
      name={name}
      icon={fileIcon(name)}
      state={rowStates[status]}
      details={details[status](formatSize(file.size))}
      action={status === 'submitted' || (isSending && !isOnItsWay) ? undefined : action}
      progress={status === 'sending' ? { label: words.sending, sentBytes, totalBytes: file.size } : undefined}
    >
      {status === 'refused' && !isSending ? (
        <Button look="second" small onPress={onDifferent}>
          {words.chooseDifferent}
        </Button>
      ) : null}
      {status === 'cut' && !isSending ? (
        <Button look="second" small icon="arrow-clockwise" onPress={onTryAgain}>
          {words.tryAgain}
        </Button>
      ) : null}
    </FileRow>
  )
}
