// Shows a picture or a PDF inside the page; of other files it says that it cannot.
import { extensionOf } from '#features/documents/rules/files/file-types.ts'
import { fillIn } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { documentsSentences } from '../sentences.ts'
import { PdfPreview } from './PdfPreview.tsx'
import { PicturePreview } from './PicturePreview.tsx'
import { previewKind } from './preview-kind.ts'

export interface FilePreviewProps {
  readonly file: Blob
  readonly name: string
  /** Which way up a photo is, as EXIF numbers it, where the file itself no longer says so; null when it is upright. */
  readonly orientation: number | null
  /** Below the sentence that files of this kind cannot be shown. */
  readonly hintWhenNotShown?: string | undefined
}

export function FilePreview({ file, name, orientation, hintWhenNotShown }: FilePreviewProps) {
  const sentences = useWords(documentsSentences)
  switch (previewKind(name)) {
    case 'picture':
      return <PicturePreview file={file} name={name} orientation={orientation} />
    case 'pdf':
      return <PdfPreview file={file} name={name} />
    case undefined:
      return (
        <Banner
          tone="note"
          title={fillIn(sentences['documents.not-previewable'], { ext: extensionOf(name) })}
        >
          {hintWhenNotShown === undefined ? null : <p>{hintWhenNotShown}</p>}
        </Banner>
      )
  }
}
