// One file of the list, looked at before or after it is sent.
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/language.ts'
import { FilePreview } from '../preview/FilePreview.tsx'
import type { UploadItem } from './upload-items.ts'
import { uploadWords } from './words.ts'

export function ViewStep({ item: { file, name }, onBack }: { readonly item: UploadItem; readonly onBack: () => void }) {
  const words = useWords(uploadWords)
  return (
    <>
      <p className="b mb-4">{name}</p>
      {/* As it lies on this device a photo still says itself which way up it is. */}
      <FilePreview file={file} name={name} orientation={null} />
      <div className="acts">
        <Button look="second" icon="caret-left" onPress={onBack}>
          {words.back}
        </Button>
      </div>
    </>
  )
}
