import type { Resolvers } from '#contract/workspace.generated.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { changePause, changeSchedule, readCaseReminders, readSchedule } from './case-reminders.ts'

export function remindersResolvers(deps: WorkspaceDeps) {
  return {
    Query: {
      reminderSchedule: (_, __, { viewer }) => readSchedule(deps, viewer),
      caseReminders: (_, { caseId }, { viewer }) => readCaseReminders(deps, viewer, caseId),
    },
    Mutation: {
      changeReminderSchedule: (_, input, { viewer }) => changeSchedule(deps, viewer, input),
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
