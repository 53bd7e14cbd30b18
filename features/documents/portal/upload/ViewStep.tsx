import { AsIs } from '#ui/display/AsIs.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { FilePreview } from './FilePreview.tsx'
import { NotAddedNote } from './NotAddedNote.tsx'
import { hasArrived, type NotAdded, type UploadItem } from './upload-items.ts'
import { uploadWords } from './words.ts'

export interface ViewStepProps {
  readonly item: UploadItem
  readonly notAdded: readonly NotAdded[]
  readonly onBack: () => void
}

export function ViewStep({ item, notAdded, onBack }: ViewStepProps) {
  const { file, name } = item
  const words = useWords(uploadWords)
  return (
    <>
      <NotAddedNote notAdded={notAdded} />
      <p className="dialog-lead strong">
        <AsIs>{name}</AsIs>
      </p>
      {/* No orientation is passed, because the local file still contains it. */}
      <FilePreview
        file={file}
        name={name}
        orientation={null}
        hintWhenNotShown={hasArrived(item) ? undefined : words.cannotBeShown}
      />
      <div className="actions">
        <Button look="second" icon="caret-left" onPress={onBack}>
          {words.back}
        </Button>
      </div>
    </>
  )
}
