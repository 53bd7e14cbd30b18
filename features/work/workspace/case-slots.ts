import type { CaseSlots } from '#features/cases/workspace/case/case-slots.ts'
import { RemindersCard } from './reminders/RemindersCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { TasksCard } from './TasksCard.tsx'

export const caseSlots: CaseSlots = {
  cards: [
    { place: 'left', order: 10, Card: TasksCard },
    { place: 'right', order: 10, Card: NotesCard },
    { place: 'right', order: 30, Card: RemindersCard },
  ],
}
