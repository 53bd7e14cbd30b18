import { useState } from 'react'
import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { Refusal } from '#ui/form/Refusal.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useVersionedAct } from '#ui/graphql/use-versioned-act.ts'
import { useWords } from '#ui/language/language.ts'
import { useAskBeforeLeaving } from '#ui/navigation/ask-before-leaving.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import { findNoteProblem } from '../../rules/work/work.ts'
import { getNoteDraft, keepNoteDraft } from './note-drafts.ts'
import { useWorkActWords } from './use-work-act.ts'
import {
  addCaseNote,
  caseNotes,
  changeCaseNote,
  type CaseNotePartsFragment,
} from './work.operations.ts'
import { workWords } from './words.ts'

export interface NoteDialogProps {
  readonly caseId: string
  /** Undefined for a new note. */
  readonly note: CaseNotePartsFragment | undefined
  readonly onClose: () => void
}

/** A new note is kept as a draft when the dialog closes. */
export function NoteDialog({ caseId, note, onClose }: NoteDialogProps) {
  const words = useWords(workWords)
  const kit = useWords(kitWords)
  const actWords = useWorkActWords()
  const { isBusy, problem, newer, save } = useVersionedAct(actWords, note)
  const [key] = useState(freshKey)
  const [text, setText] = useState(() => note?.text ?? getNoteDraft(caseId))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const finding = findNoteProblem(text)
  useAskBeforeLeaving(text !== (note?.text ?? ''))

  function change(typed: string) {
    setText(typed)
    if (note === undefined) keepNoteDraft(caseId, typed)
  }

  async function submit() {
    setWasSubmitted(true)
    if (finding) return
    const result = await save(
      async (version) =>
        note === undefined
          ? (await graph.run(addCaseNote, { caseId, key, text })).addCaseNote
          : (await graph.run(changeCaseNote, { noteId: note.id, version, text })).changeCaseNote,
      (outcome) => outcome.note,
    )
    await readAgain(caseNotes)
    if (!result) return
    if (note === undefined) keepNoteDraft(caseId, '')
    toasts.show({ tone: 'success', title: note ? words.noteChanged : words.noteAdded })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={note ? words.changeNoteTitle : words.noteTitle}>
      <Refusal
        problem={problem}
        rows={newer && [{ name: words.note, saved: newer.text, draft: text }]}
        onTake={() => newer && change(newer.text)}
      />
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted && finding ? fieldErrors([finding], actWords.sentences) : {}}
        fieldNames={{ text: words.note }}
      >
        <TextField
          name="text"
          label={words.note}
          hint={words.notesLead}
          lines={6}
          value={text}
          onChange={change}
        />
        <div className="actions">
          <Button type="submit" busy={isBusy && words.saving}>
            {newer ? kit.saveDraft : words.save}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
