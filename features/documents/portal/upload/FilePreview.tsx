import { getExtension } from '../../rules/files/file-types.ts'
import { fillIn } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { documentsSentences } from '../words.ts'
import { PdfPreview } from '#ui/preview/PdfPreview.tsx'
import { PicturePreview } from '#ui/preview/PicturePreview.tsx'
import { previewKind } from '../../rules/files/preview-kind.ts'

export interface FilePreviewProps {
  readonly file: Blob
  readonly name: string
  /** EXIF orientation to apply if the file itself does not contain it; null if none is needed. */
  readonly orientation: number | null
  /** Shown below the sentence that files of this type cannot be displayed. */
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
          title={fillIn(sentences['documents.not-previewable'], { ext: getExtension(name) })}
        >
          {hintWhenNotShown === undefined ? null : <p>{hintWhenNotShown}</p>}
        </Banner>
      )
  }
}
