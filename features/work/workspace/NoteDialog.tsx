import { useState } from 'react'
import { freshKey } from '#ui/browser/chance.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { findNoteProblem } from '../rules/work.ts'
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

export function NoteDialog({ caseId, note, onClose }: NoteDialogProps) {
  const words = useWords(workWords)
  const [key] = useState(freshKey)
  const form = useDraftForm({
    read: note,
    empty: '',
    toDraft: ({ text }) => text,
    keptAs: note ? `note|${note.id}` : `new-note|${caseId}`,
    check: (text) => {
      const finding = findNoteProblem(text)
      return finding ? [finding] : []
    },
    words: useWorkActWords(),
    save: async (text, seen) =>
      seen === undefined
        ? (await graph.run(addCaseNote, { caseId, key, text })).addCaseNote
        : (await graph.run(changeCaseNote, { noteId: seen.id, version: seen.version, text }))
            .changeCaseNote,
    getSaved: ({ note: saved }) => saved,
    shownBy: [caseNotes],
    toast: () => (note ? words.noteChanged : words.noteAdded),
    onSaved: onClose,
  })

  return (
    <Dialog isOpen onClose={onClose} title={note ? words.changeNoteTitle : words.noteTitle}>
      <DraftForm
        form={form}
        show={(text) => [{ field: 'text', name: words.note, value: text }]}
        onCancel={onClose}
      >
        <TextField
          name="text"
          label={words.note}
          hint={words.notesLead}
          lines={6}
          value={form.draft}
          onChange={form.set}
        />
      </DraftForm>
    </Dialog>
  )
}
