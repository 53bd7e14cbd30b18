import type { Resolvers, StaffOutcome } from '#contract/workspace.generated.ts'
import type { StaffNoticePagesDeps } from './deps.ts'
import { countUnread, markStaffNoticesRead, readStaffNotices } from './read-staff-notices.ts'
import {
  readStaffNoticeSettings,
  saveStaffNoticeSettings,
  setOutOfOffice,
} from './staff-settings.ts'

/** A person reads and changes only what is their own, so no permission is needed. */
export function staffNoticesResolvers(deps: StaffNoticePagesDeps) {
  return {
    Query: {
      staffNotices: (_, { after }, { viewer }) =>
        readStaffNotices(deps, viewer, after ?? undefined),
      unreadStaffNotices: (_, __, { viewer }) => countUnread(deps, viewer),
      staffNoticeSettings: (_, __, { viewer }) => readStaffNoticeSettings(deps, viewer),
    },
    Mutation: {
      markStaffNoticesRead: (_, { ids }, { viewer }) =>
        toOutcome(markStaffNoticesRead(deps, viewer, ids ?? undefined)),
      saveStaffNoticeSettings: (_, { settings }, { viewer }) =>
        toOutcome(saveStaffNoticeSettings(deps, viewer, settings)),
      setOutOfOffice: (_, input, { viewer }) => toOutcome(setOutOfOffice(deps, viewer, input)),
    },
  } satisfies Resolvers
}

async function toOutcome(work: Promise<void>): Promise<StaffOutcome> {
  await work
  return { success: true }
}
