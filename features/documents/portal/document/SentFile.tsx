import { Suspense, useState, useEffect } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import type { WholeDocument } from '../answers.ts'
import { previewKind } from '#features/documents/rules/files/preview-kind.ts'
import { detailWords, documentWords } from '../words.ts'
import { fetchDocument } from './download.ts'

const FilePreview = lazyPart(() => import('../upload/FilePreview.tsx'), 'FilePreview')

/** Larger files load only on request, because mobile data costs money. */
const fetchedUnaskedBytes = 5 * 1024 * 1024

export interface SentFileProps {
  readonly document: WholeDocument
  readonly onSave: () => void
}

/** Only pictures and PDFs can be shown; all files can be downloaded. */
export function SentFile({ document, onSave }: SentFileProps) {
  const { name, size } = document
  const [isWanted, setWanted] = useState(size <= fetchedUnaskedBytes)
  const isShowable = previewKind(name) !== undefined
  const [attempt, setAttempt] = useState(1)
  return (
    <figure className="sent-file">
      {isShowable && isWanted ? (
        <Fetched key={attempt} document={document} onRetry={() => setAttempt(attempt + 1)} />
      ) : null}
      {isShowable && !isWanted ? <ShowHere size={size} onPress={() => setWanted(true)} /> : null}
      {isShowable ? null : <OtherKind onSave={onSave} />}
      <Caption document={document} />
    </figure>
  )
}

function Caption({
  document: { isFromFirm, isCopyOfAnswers, uploadedBy },
}: {
  readonly document: WholeDocument
}) {
  const words = useWords(detailWords)
  const { copyOfAnswers } = useWords(documentWords)
  const ofClient = uploadedBy === null ? words.whatYouSent : words.whatTheySent(uploadedBy)
  return (
    <figcaption>
      {isCopyOfAnswers ? copyOfAnswers : isFromFirm ? words.whatYourAttorneySent : ofClient}
    </figcaption>
  )
}

function Fetched({
  document: { id, name, orientation },
  onRetry,
}: {
  readonly document: WholeDocument
  readonly onRetry: () => void
}) {
  const words = useWords(detailWords)
  const { file, hasFailed } = useDocumentFile(id)
  const loading = (
    <p className="card" role="status">
      {words.fetching}
    </p>
  )
  if (hasFailed) return <NotShown onRetry={onRetry} />
  if (!file) return loading
  return (
    <Suspense fallback={loading}>
      <FilePreview file={file} name={name} orientation={orientation} />
    </Suspense>
  )
}

function ShowHere({ size, onPress }: { readonly size: number; readonly onPress: () => void }) {
  const words = useWords(detailWords)
  const { formatSize } = useFormats()
  return (
    <div className="card row">
      <Button look="second" small icon="eye" onPress={onPress}>
        {words.showHere}
      </Button>
      <span className="soft small-text numeric">{formatSize(size)}</span>
    </div>
  )
}

function OtherKind({ onSave }: { readonly onSave: () => void }) {
  const words = useWords(detailWords)
  return (
    <div className="card stack-2">
      <p>{words.kindNotShown}</p>
      <Button look="second" small icon="download-simple" onPress={onSave}>
        {words.download}
      </Button>
    </div>
  )
}

function NotShown({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords(detailWords)
  return (
    <div className="card stack-2" role="alert">
      <p>{words.notShown}</p>
      <Button look="second" small icon="arrow-clockwise" onPress={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  )
}

interface DocumentFile {
  /** Undefined while loading. */
  readonly file: Blob | undefined
  readonly hasFailed: boolean
}

function useDocumentFile(documentId: string): DocumentFile {
  const [file, setFile] = useState<Blob>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    fetchDocument(documentId, gone.signal).then(setFile, () => {
      if (!gone.signal.aborted) setFailed(true)
    })
    return () => gone.abort()
  }, [documentId])
  return { file, hasFailed }
}
