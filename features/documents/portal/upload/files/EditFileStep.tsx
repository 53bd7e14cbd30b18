import { useState } from 'react'
import {
  isBlankName,
  renameStem,
  typedName,
} from '#features/documents/rules/files/document-name.ts'
import { getExtension } from '#features/documents/rules/files/file-types.ts'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Form } from '#ui/form/Form.tsx'
import { IconButton } from '#ui/display/IconButton.tsx'
import { useWords } from '#ui/language/language.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { documentsSentences } from '../../words.ts'
import { footClass } from '../foot-class.ts'
import { NotAddedNote } from '../NotAddedNote.tsx'
import type { NotAdded, UploadItem } from '../upload-items.ts'
import { uploadWords } from '../words.ts'

export interface EditFileStepProps {
  readonly drafts: readonly UploadItem[]
  readonly notAdded: readonly NotAdded[]
  readonly preparing: number
  readonly onRemove: (id: string) => void
  /** File ID → full name. */
  readonly onNamed: (names: Readonly<Record<string, string>>) => void
  readonly onCancel: () => void
}

/** A longer name does not fit in its field on a phone. */
const fieldLength = 24

const getStem = (name: string) => name.slice(0, -(getExtension(name).length + 1))

export function EditFileStep({
  drafts,
  notAdded,
  preparing,
  onRemove,
  onNamed,
  onCancel,
}: EditFileStepProps) {
  const words = useWords(uploadWords)
  const missing = useWords(documentsSentences)['documents.name-missing']
  const { formatSize } = useFormats()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [namelessIds, setNamelessIds] = useState<readonly string[]>([])
  const stem = (draft: UploadItem) => typed[draft.id] ?? getStem(draft.name)

  function wholeName(draft: UploadItem): string | undefined {
    const name = renameStem(draft.name, stem(draft))
    const isInLabel = drafts.length > 1 && name === draft.name
    return stem(draft).length > fieldLength && !isInLabel ? name : undefined
  }

  function confirm() {
    const nameless = drafts.filter((draft) => isBlankName(stem(draft)))
    setNamelessIds(nameless.map(({ id }) => id))
    if (nameless.length === 0)
      onNamed(
        Object.fromEntries(drafts.map((draft) => [draft.id, renameStem(draft.name, stem(draft))])),
      )
  }

  return (
    <>
      <NotAddedNote notAdded={notAdded} />
      <Form onSubmit={confirm} errors={Object.fromEntries(namelessIds.map((id) => [id, missing]))}>
        {drafts.map((draft) => (
          <div className="file-to-name" key={draft.id}>
            <div className="name-line">
              <div className="grow">
                <TextField
                  name={draft.id}
                  label={drafts.length === 1 ? words.name : words.nameOf(draft.name)}
                  hint={`${formatSize(draft.file.size)}. ${words.keepsEnding(getExtension(draft.name))}`}
                  value={stem(draft)}
                  maxLength={150}
                  autoComplete="off"
                  onChange={(value) => setTyped({ ...typed, [draft.id]: typedName(value) })}
                />
              </div>
              <IconButton
                icon="trash"
                name={words.remove(draft.name)}
                onPress={() => onRemove(draft.id)}
              />
            </div>
            {wholeName(draft) === undefined ? null : (
              <p className="reason gap-small">{wholeName(draft)}</p>
            )}
          </div>
        ))}
        <div className={footClass(drafts.length)}>
          <Button type="submit" busy={preparing > 0 && words.preparing(preparing)}>
            {words.next}
          </Button>
          <CancelButton look="second" onPress={onCancel} />
        </div>
      </Form>
    </>
  )
}
