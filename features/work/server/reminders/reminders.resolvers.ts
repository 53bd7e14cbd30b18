import type { Resolvers } from '#contract/workspace.generated.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { cancelReminders, readReminder, remindClients } from './remind-clients.ts'
import { changePause, changeSchedule, readCaseReminders, readSchedule } from './case-reminders.ts'

export function remindersResolvers(deps: WorkspaceDeps) {
  return {
    Query: {
      reminderSchedule: (_, __, { viewer }) => readSchedule(deps, viewer),
      bulkReminder: async (_, { id }, { viewer }) => (await readReminder(deps, viewer, id)) ?? null,
      caseReminders: (_, { caseId }, { viewer }) => readCaseReminders(deps, viewer, caseId),
    },
    Mutation: {
      changeReminderSchedule: (_, input, { viewer }) => changeSchedule(deps, viewer, input),
      remindClients: async (_, { caseIds }, { viewer }) => ({
        success: true,
        reminder: await remindClients(deps, viewer, caseIds),
      }),
      cancelBulkReminder: async (_, { id }, { viewer }) => ({
        success: true,
        reminder: await cancelReminders(deps, viewer, id),
      }),
      pauseCaseReminders: async (_, { until, ...key }, { viewer }) => ({
        success: true,
        reminders: await changePause(deps, viewer, { ...key, until: until ?? null }),
      }),
      resumeCaseReminders: async (_, key, { viewer }) => ({
        success: true,
        reminders: await changePause(deps, viewer, { ...key, until: undefined }),
      }),
    },
  } satisfies Resolvers
}
