// The file of a document in the middle of the page: shown, or loaded ahead of its turn.
import { Suspense, useEffect, useState, type ReactNode, type Ref } from 'react'
import { basePath } from '#ui/browser/app.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { fetchFile } from '#ui/graphql/fetch-file.ts'
import { useWords } from '#ui/language/language.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import type { PreviewTools, ViewerHandle } from '#ui/preview/PreviewFrame.tsx'
import type { QuarterTurns } from '#ui/preview/upright.ts'
import { previewKind, type PreviewKind } from '../../../rules/files/preview-kind.ts'
import type { ReviewedDocument } from '../use-reviewed-document.ts'
import { reviewWords } from '../words.ts'

const PdfPreview = lazyPart(() => import('#ui/preview/PdfPreview.tsx'), 'PdfPreview')
const PicturePreview = lazyPart(() => import('#ui/preview/PicturePreview.tsx'), 'PicturePreview')

const addressOf = (documentId: string, purpose: 'view' | 'save') =>
  `${basePath}file/${encodeURIComponent(documentId)}?for=${purpose}`

export async function saveDocument({
  id,
  name,
}: Pick<ReviewedDocument, 'id' | 'name'>): Promise<void> {
  saveFile(await fetchFile(addressOf(id, 'save')), name)
}

export interface StagedFileProps {
  readonly document: ReviewedDocument
  readonly quarterTurns: QuarterTurns
  readonly handle?: Ref<ViewerHandle> | undefined
  readonly tools?: ReactNode
  readonly onShown: () => void
  readonly onSave: () => void
}

export function StagedFile(props: StagedFileProps) {
  const { document } = props
  const words = useWords(reviewWords)
  const kind = previewKind(document.name)
  if (document.fileState === 'CHECKING') return <Notice tone="wait" title={words.checking} />
  if (document.fileState === 'UNUSABLE') return <Notice tone="bad" title={words.unusable} />
  if (kind === undefined)
    return <Notice tone="note" title={words.notShown} action={<SaveButton {...props} />} />
  return <ShownFile {...props} kind={kind} />
}

function SaveButton({ onSave }: Pick<StagedFileProps, 'onSave'>) {
  const words = useWords(reviewWords)
  return (
    <Button look="second" icon="download-simple" onPress={onSave}>
      {words.save}
    </Button>
  )
}

interface NoticeProps {
  readonly tone: 'wait' | 'bad' | 'note'
  readonly title: string
  readonly action?: ReactNode
}

function Notice({ tone, title, action }: NoticeProps) {
  return (
    <div className="review-notice">
      <Banner tone={tone} title={title} {...(action === undefined ? {} : { action })} />
    </div>
  )
}

function ShownFile(props: StagedFileProps & { readonly kind: PreviewKind }) {
  const { document, kind, quarterTurns, handle, tools, onShown } = props
  const words = useWords(reviewWords)
  const [tries, setTries] = useState(0)
  const { file, hasFailed } = useFile(document.id, tries)
  if (hasFailed)
    return (
      <Notice
        tone="bad"
        title={words.notLoaded}
        action={
          <Button look="second" onPress={() => setTries(tries + 1)}>
            {words.tryAgain}
          </Button>
        }
      />
    )
  const loading = (
    <p className="review-notice" role="status">
      {words.opening}
    </p>
  )
  if (file === undefined) return loading
  const preview: PreviewTools = {
    ...{ quarterTurns, tools, onShown, whenNotShown: <SaveButton {...props} /> },
    ...(handle === undefined ? {} : { handle }),
  }
  return (
    <Suspense fallback={loading}>
      {kind === 'pdf' ? (
        <PdfPreview file={file} name={document.name} {...preview} />
      ) : (
        <PicturePreview
          file={file}
          name={document.name}
          orientation={document.orientation}
          {...preview}
        />
      )}
    </Suspense>
  )
}

/** `tries` counts what was asked for again after a failure. */
function useFile(documentId: string, tries: number) {
  const [file, setFile] = useState<Blob>()
  const [failedTry, setFailedTry] = useState<number>()
  useEffect(() => {
    const gone = new AbortController()
    fetchFile(addressOf(documentId, 'view'), gone.signal).then(setFile, () => {
      if (!gone.signal.aborted) setFailedTry(tries)
    })
    return () => gone.abort()
  }, [documentId, tries])
  return { file, hasFailed: file === undefined && failedTry === tries }
}
