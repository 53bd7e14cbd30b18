import type { ClientFilter as FilterInput } from '#contract/workspace.generated.ts'
import { isUuid } from '#lib/ids.ts'
import { toStorable } from '#lib/text.ts'
import type { Language } from '#lib/language.ts'
import { statuses } from '#features/cases/server/contract-stages.ts'
import type { ClientFilter } from '#features/cases/rules/clients/client-filter.ts'

const absentId = '00000000-0000-0000-0000-000000000000'
const maxTextCharacters = 200
const maxDays = 3650

/** Conditions that are null are left out. A malformed ID matches no case. */
export function readFilter(input: FilterInput): ClientFilter {
  const { text, assignedTo, stage, includesComplete, archive, chapter, language } = input
  const { waitingOn, quietForDays, quietForAtMostDays, deadline, needs, readyToFile } = input
  return {
    ...(text != null && { text: toStorable(text).slice(0, maxTextCharacters) }),
    ...(assignedTo != null && { assignedTo: isUuid(assignedTo) ? assignedTo : absentId }),
    ...(stage != null && { stage: statuses[stage] }),
    ...(includesComplete != null && { includesComplete }),
    ...(archive != null && { archive }),
    ...(chapter != null && { chapter }),
    ...(language != null && { language: language.toLowerCase() as Language }),
    ...(waitingOn != null && { waitingOn }),
    ...(quietForDays != null && { quietForDays: toDays(quietForDays) }),
    ...(quietForAtMostDays != null && { quietForAtMostDays: toDays(quietForAtMostDays) }),
    ...(deadline != null && { deadline }),
    ...(needs != null && { need: needs }),
    ...(readyToFile === true && { isReadyToFile: true }),
  }
}

function toDays(days: number): number {
  return Math.min(Math.max(days, 0), maxDays)
}
