import type { Resolvers } from '#contract/workspace.generated.ts'
import { getRefusal } from '#lib/problem.ts'
import { problem } from '../../rules/firm-problems.ts'
import {
  changeMeeting,
  markMeetingHeld,
  readMeeting,
  type ChangeMeetingResult,
  type MeetingDeps,
} from './change-meeting.ts'

export function datesResolvers(deps: MeetingDeps) {
  return {
    Query: {
      caseMeeting: (_, { caseId }, { viewer }) => readMeeting(deps, viewer, caseId),
    },
    Mutation: {
      changeCaseMeeting: async (_, { seen, change, ...input }, { viewer }) =>
        toResult(
          await changeMeeting(deps, viewer, {
            ...input,
            seen: seen ?? null,
            change: change ?? null,
          }),
        ),
      markCaseMeetingHeld: async (_, input, { viewer }) =>
        toResult(await markMeetingHeld(deps, viewer, input)),
    },
  } satisfies Resolvers
}

function toResult({ isOutdated, current }: ChangeMeetingResult) {
  return isOutdated
    ? { ...getRefusal(problem('cases.meeting-changed')), current }
    : { success: true, current }
}
