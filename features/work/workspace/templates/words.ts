import { defineWords } from '#ui/language/language.ts'

export const { templateWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    templateWords: {
      heading: 'Tasks by stage',
      lead: 'Each case gets these tasks when it enters the stage, once. A change here does not change the tasks of cases.',
      add: 'Add a task',
      none: 'No tasks yet. Cases get only the tasks that someone adds.',
      task: 'Task',
      stage: 'When a case becomes',
      stages: { PRE_FILING: 'Created', FILED: 'Filed', COMPLETE: 'Complete' },
      assignee: 'For',
      assignees: {
        ATTORNEY: 'The attorney of the case',
        PARALEGAL: 'The paralegal of the case',
        none: 'No one in particular',
      },
      due: 'Due',
      dueAfter: (days: number) => (days === 1 ? 'After 1 day' : `After ${days} days`),
      dueSameDay: 'The same day',
      noDue: 'No date',
      dueAfterDays: 'Due after how many days',
      dueHint: 'Leave it empty for no date.',
      action: 'Action',
      more: (title: string) => `More for “${title}”`,
      newTitle: 'New task',
      changeTitle: 'Change the task',
      title: 'What has to be done',
      added: 'The task is added.',
      changed: 'The task is changed.',
      removed: 'The task is removed.',
      removeTitle: 'Remove this task?',
      removeText: (title: string) =>
        `Cases no longer get “${title}”. Cases that have the task already keep it.`,
    },
  },
})
