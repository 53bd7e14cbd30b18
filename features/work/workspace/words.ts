import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { workProblems } from '../rules/problems.ts'
import { clientSentences } from '#features/cases/workspace/sentences.ts'

export const { workWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    workWords: {
      notes: 'Notes',
      addNote: 'Add a note',
      notesLead: 'For the firm. Clients can never see these.',
      noNotes: 'No notes yet.',
      showAllNotes: (count: number) => `Show all ${count} notes`,
      changedAt: (day: string) => `changed ${day}`,
      moreForNote: (day: string) => `More for the note of ${day}`,
      noteTitle: 'Note',
      changeNoteTitle: 'Change the note',
      note: 'Note',
      noteAdded: 'The note is saved.',
      noteChanged: 'The note is changed.',
      noteRemoved: 'The note is removed.',
      removeNoteTitle: 'Remove this note?',
      removeNoteText: 'It cannot be restored.',
      tasks: 'Tasks',
      addTask: 'Add a task',
      noTasks: 'No open tasks.',
      doneTasks: (count: number) => `Done: ${count}`,
      newTaskTitle: 'New task',
      changeTaskTitle: 'Change the task',
      title: 'What has to be done',
      assignee: 'Who does it',
      noOne: 'No one in particular',
      dueOn: 'Due date',
      dayHint: 'MM/DD/YYYY',
      due: (day: string) => `Due: ${day}`,
      overdue: (day: string) => `Overdue: ${day}`,
      doneBy: (name: string, day: string) => `Done by ${name}, ${day}`,
      moreForTask: (title: string) => `More for “${title}”`,
      taskAdded: 'The task is added.',
      taskChanged: 'The task is changed.',
      taskDone: (title: string) => `Done: ${title}`,
      taskRemoved: 'The task is removed.',
      removeTaskTitle: 'Remove this task?',
      removeTaskText: (title: string) => `“${title}” disappears for everyone at your firm.`,
      allTasks: (shown: number, total: number) => `The first ${shown} of ${total} open tasks.`,
      change: 'Change',
      remove: 'Remove',
      save: 'Save',
      none: 'None',
    },
  },
})

/** The refusals of the operations on notes and tasks. */
export const workSentences = mergeWords(
  clientSentences,
  defineSentences({ en: workProblems, es: () => import('../rules/problems.es.ts') }),
)
