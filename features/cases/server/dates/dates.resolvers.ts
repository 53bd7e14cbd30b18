import type { Resolvers } from '#contract/workspace.generated.ts'
import { changeMeeting, markMeetingHeld, readMeeting, type MeetingDeps } from './change-meeting.ts'

export function datesResolvers(deps: MeetingDeps) {
  return {
    Query: {
      caseMeeting: (_, { caseId }, { viewer }) => readMeeting(deps, viewer, caseId),
    },
    Mutation: {
      changeCaseMeeting: async (_, { seen, change, ...input }, { viewer }) => ({
        success: true,
        current: await changeMeeting(deps, viewer, {
          ...input,
          seen: seen ?? null,
          change: change ?? null,
        }),
      }),
      markCaseMeetingHeld: async (_, input, { viewer }) => ({
        success: true,
        current: await markMeetingHeld(deps, viewer, input),
      }),
    },
  } satisfies Resolvers
}
