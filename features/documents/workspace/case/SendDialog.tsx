import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { FieldShell, useField } from '#ui/form/FieldShell.tsx'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { upload } from '#ui/graphql/upload.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import { sendToClient, type CaseChecklistPartsFragment } from './case-checklist.operations.ts'
import { nameByContent } from './name-by-content.ts'
import { readChecklistAgain } from './read-checklist-again.ts'
import { ReaderField } from './ReaderField.tsx'
import { caseDocumentsWords, checklistSentences } from './words.ts'

export interface SendDialogProps {
  readonly checklist: CaseChecklistPartsFragment
  readonly onClose: () => void
}

const accepted = '.pdf,.doc,.docx,.rtf,.txt,.png,.jpg,.jpeg,.gif,.bmp'

/** Sends a document of the firm to the clients of the case. */
export function SendDialog({ checklist: { caseId, people }, onClose }: SendDialogProps) {
  const words = useWords(caseDocumentsWords)
  const kit = useWords(kitWords)
  const sentences = useWords(checklistSentences)
  const act = useAct({ trouble: words.trouble, sentences })
  const [file, setFile] = useState<File>()
  const [debtor, setDebtor] = useState('')
  const [comment, setComment] = useState('')
  const [asksAcknowledgment, setAsks] = useState(false)
  const [wasSubmitted, setWasSubmitted] = useState(false)

  async function submit(): Promise<void> {
    setWasSubmitted(true)
    if (file === undefined) return
    const input = {
      ...{ caseId, asksAcknowledgment },
      debtor: debtor === '' ? null : Number(debtor),
      comment: comment.trim() === '' ? null : comment,
    }
    const request = { operation: sendToClient, variables: { file, input }, file }
    const result = await act.run(
      async () => (await upload({ ...request, fileName: await nameByContent(file) })).sendToClient,
    )
    if (!result) return
    await readChecklistAgain()
    toasts.show({ tone: 'success', title: words.sendDone })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.sendTitle}>
      <p className="soft section-lead">{words.sendLead}</p>
      {act.problem === undefined ? null : <Banner tone="bad" title={act.problem} takesFocus />}
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted && file === undefined ? { file: words.sendFileMissing } : {}}
      >
        <FileField file={file} onChoose={setFile} />
        <ReaderField label={words.sendFor} people={people} value={debtor} onChange={setDebtor} />
        <TextField
          name="comment"
          label={words.sendComment}
          value={comment}
          onChange={setComment}
          lines={2}
        />
        <Checkbox name="confirm" checked={asksAcknowledgment} onChange={setAsks}>
          {words.sendConfirm}
        </Checkbox>
        <div className="actions">
          <Button type="submit" icon="paper-plane-tilt" busy={act.isBusy && words.sendSaving}>
            {words.sendSave}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </Form>
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
