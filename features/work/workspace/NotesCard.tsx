import { useState } from 'react'
import { useStaffSession } from '#features/staff/workspace/session/session-store.ts'
import { usePrinting } from '#ui/browser/use-printing.ts'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { IconButton } from '#ui/display/IconButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import { LazyMenu } from '#ui/navigation/LazyMenu.tsx'
import { ConfirmDialog } from '#ui/page/ConfirmDialog.tsx'
import type { CaseTabProps } from '#features/cases/workspace/case/case-data.ts'
import { useAge } from '#features/cases/workspace/case/use-age.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { useWorkAct } from './use-work-act.ts'
import { caseNotes, removeCaseNote, type CaseNotePartsFragment } from './work.operations.ts'
import { workWords } from './words.ts'

type Note = CaseNotePartsFragment
type Question =
  | { readonly type: 'write'; readonly note?: Note }
  | { readonly type: 'remove'; readonly note: Note }

const pollMs = 15_000
const shownAtFirst = 5

/** Notes of the firm, newest first. */
export function NotesCard({ legalCase }: CaseTabProps) {
  const caseId = legalCase.client.id
  const words = useWords(workWords)
  const notes = useGraphQuery(caseNotes, { caseId }, { poll: { everyMs: pollMs, while: always } })
  const act = useWorkAct()
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const write = () => setQuestion({ type: 'write' })
  useShortcuts([{ keys: 'n', group: 'case', label: words.addNote, effect: 'shows', run: write }])

  async function remove({ id: noteId }: Note) {
    close()
    const isRemoved = await act.run(
      async () => (await graph.run(removeCaseNote, { noteId })).removeCaseNote,
    )
    await readAgain(caseNotes)
    if (isRemoved) toasts.show({ tone: 'success', title: words.noteRemoved })
  }

  return (
    <section className="card notes-card" aria-labelledby="notes">
      <div className="section-head">
        <h2 id="notes">
          <Icon name="lock-simple" />
          {words.notes}
        </h2>
        <Button look="second" small onPress={write}>
          {words.addNote} <kbd aria-hidden="true">N</kbd>
        </Button>
      </div>
      <p className="soft small-text">{words.notesLead}</p>
      {act.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <Part query={notes}>
        {(data) => <NoteList notes={data.caseNotes} onQuestion={setQuestion} />}
      </Part>
      {question?.type === 'write' ? (
        <NoteDialog caseId={caseId} note={question.note} onClose={close} />
      ) : null}
      {question?.type === 'remove' ? (
        <ConfirmDialog
          title={words.removeNoteTitle}
          text={words.removeNoteText}
          action={words.remove}
          onConfirm={() => void remove(question.note)}
          onClose={close}
        />
      ) : null}
    </section>
  )
}

interface NoteListProps {
  readonly notes: readonly Note[]
  readonly onQuestion: (question: Question) => void
}

function NoteList({ notes, onQuestion }: NoteListProps) {
  const words = useWords(workWords)
  const isPrinting = usePrinting()
  const [showsAll, setShowsAll] = useState(false)
  if (notes.length === 0) return <p className="soft gap-small">{words.noNotes}</p>
  const shown = showsAll || isPrinting ? notes : notes.slice(0, shownAtFirst)
  return (
    <>
      <ul className="notes">
        {shown.map((note) => (
          <NoteItem key={note.id} note={note} onQuestion={onQuestion} />
        ))}
      </ul>
      {shown.length < notes.length ? (
        <Button look="quiet" small onPress={() => setShowsAll(true)}>
          {words.showAllNotes(notes.length)}
        </Button>
      ) : null}
    </>
  )
}

interface NoteItemProps {
  readonly note: Note
  readonly onQuestion: (question: Question) => void
}

function NoteItem({ note, onQuestion }: NoteItemProps) {
  const words = useWords(workWords)
  const toAge = useAge()
  const { me } = useStaffSession()
  const { text, author, at, changedAt } = note
  const day = toAge(at)
  const name = words.moreForNote(day)
  const facts = [
    `${author.givenName} ${author.familyName}`,
    day,
    changedAt === null ? undefined : words.changedAt(toAge(changedAt)),
  ]
  return (
    <li className="firm-note">
      <div>
        <p className="note-text">{text}</p>
        <p className="soft small-text">{facts.filter(Boolean).join(', ')}</p>
      </div>
      {author.id === me?.id ? (
        <LazyMenu
          name={name}
          renderTrigger={(props) => (
            <IconButton icon="dots-three-vertical" name={name} {...props} />
          )}
          entries={[
            {
              id: 'change',
              label: words.change,
              icon: 'pencil-simple',
              onChoose: () => onQuestion({ type: 'write', note }),
            },
            {
              id: 'remove',
              label: words.remove,
              icon: 'trash',
              onChoose: () => onQuestion({ type: 'remove', note }),
            },
          ]}
        />
      ) : null}
    </li>
  )
}

const always = () => true
