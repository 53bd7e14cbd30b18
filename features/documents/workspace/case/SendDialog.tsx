import { useState } from 'react'
import { Icon } from '#ui/display/Icon.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { FieldShell, useField } from '#ui/form/FieldShell.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { upload } from '#ui/graphql/upload.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { sendToClient, type CaseChecklistPartsFragment } from './case-checklist.operations.ts'
import { nameByContent } from './name-by-content.ts'
import { checklistQueries } from './read-checklist-again.ts'
import { ReaderField } from './ReaderField.tsx'
import { caseDocumentsWords, checklistSentences } from './words.ts'

export interface SendDialogProps {
  readonly checklist: CaseChecklistPartsFragment
  readonly onClose: () => void
}

const accepted = '.pdf,.doc,.docx,.rtf,.txt,.png,.jpg,.jpeg,.gif,.bmp'

interface SendDraft {
  /** `1`, `2`, or `` for both. */
  readonly debtor: string
  readonly comment: string
  readonly asksAcknowledgment: boolean
}

const empty: SendDraft = { debtor: '', comment: '', asksAcknowledgment: false }

/** Sends a document of the firm to the clients of the case. */
export function SendDialog({ checklist: { caseId, people }, onClose }: SendDialogProps) {
  const words = useWords(caseDocumentsWords)
  const sentences = useWords(checklistSentences)
  const [file, setFile] = useState<File>()
  const form = useDraftForm({
    empty,
    keptAs: `send|${caseId}`,
    check: () => (file === undefined ? { file: words.sendFileMissing } : {}),
    words: { trouble: words.trouble, sentences },
    save: async ({ debtor, comment, asksAcknowledgment }) => {
      if (file === undefined) return 'canceled'
      const input = {
        ...{ caseId, asksAcknowledgment },
        debtor: debtor === '' ? null : Number(debtor),
        comment: comment.trim() === '' ? null : comment,
      }
      const request = { operation: sendToClient, variables: { file, input }, file }
      return (await upload({ ...request, fileName: await nameByContent(file) })).sendToClient
    },
    shownBy: checklistQueries,
    toast: () => words.sendDone,
    onSaved: onClose,
  })
  const { draft, change, bind } = form
  return (
    <Dialog isOpen onClose={onClose} title={words.sendTitle}>
      <p className="soft section-lead">{words.sendLead}</p>
      <DraftForm
        form={form}
        submit={words.sendSave}
        busy={words.sendSaving}
        icon="paper-plane-tilt"
        onCancel={onClose}
      >
        <FileField file={file} onChoose={setFile} />
        <ReaderField {...bind('debtor')} label={words.sendFor} people={people} />
        <TextField {...bind('comment')} label={words.sendComment} lines={2} />
        <Checkbox
          name="confirm"
          checked={draft.asksAcknowledgment}
          onChange={(asksAcknowledgment) => change({ asksAcknowledgment })}
        >
          {words.sendConfirm}
        </Checkbox>
      </DraftForm>
    </Dialog>
  )
}

interface FileFieldProps {
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
}

function FileField({ file, onChoose }: FileFieldProps) {
  const words = useWords(caseDocumentsWords)
  const field = { name: 'file', label: words.sendFile, hint: words.sendFileHint }
  const { control, error } = useField(field)
  return (
    <FieldShell field={field} id={control.id} error={error}>
      <span className="file-picker">
        <input
          {...control}
          type="file"
          className="visually-hidden"
          accept={accepted}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        />
        <label htmlFor={control.id} className="button second">
          <Icon name="folder-open" />
          {words.sendChoose}
        </label>
        <span>{file?.name}</span>
      </span>
    </FieldShell>
  )
}
