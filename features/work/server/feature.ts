import { workEvents } from '../audit-events.ts'
import { countHeldWork, handOverWork, listPeopleWithTasks } from './held-work.ts'
import { workColumns } from './keyed-columns.ts'
import { moveWork } from './move-work.ts'
import { reminderQueue, runReminders, type BulkDeps } from './reminders/remind-clients.ts'
import { remindersResolvers } from './reminders/reminders.resolvers.ts'
import { sendAutomaticReminders } from './reminders/send-automatic-reminders.ts'
import { addTasksOfStage } from './task-templates.ts'
import { workResolvers } from './work.resolvers.ts'

export const feature = {
  auditEvents: workEvents,
  workspaceResolvers: [workResolvers, remindersResolvers],
  keyedColumns: workColumns,
  stageEntered: addTasksOfStage,
  moveToCase: moveWork,
  heldWork: () => ({
    count: countHeldWork,
    listHolders: listPeopleWithTasks,
    handOver: handOverWork,
  }),
  jobs: [
    {
      queue: reminderQueue,
      run: (deps: BulkDeps, firmId: string, { id = '' }: { readonly id?: string }) =>
        runReminders(deps, { id, firmId }),
    },
    {
      queue: 'send-automatic-reminders',
      cron: '4-59/10 * * * *',
      inEachFirm: sendAutomaticReminders,
    },
  ],
} as const
