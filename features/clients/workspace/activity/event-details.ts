import type { stageWords } from '#features/cases/workspace/stage/words.ts'
import type { WordingOf } from '#ui/language/language.ts'
import type { CaseEventsPageQuery } from './activity.operations.ts'
import type { activityWords } from './words.ts'

export type Event = CaseEventsPageQuery['caseEvents']['events'][number]
type End = Event['ends'][number]

export interface DetailWords {
  readonly activity: Pick<
    WordingOf<typeof activityWords>,
    'closed' | 'corrected' | 'debtor' | 'ended' | 'goesOn' | 'reason'
  >
  readonly stage: Pick<
    WordingOf<typeof stageWords>,
    'convertedOn' | 'docket' | 'docketNumber' | 'outcomes'
  >
  readonly formatDay: (day: string) => string
}

/** The lines below the name of an event. */
export function describeEvent(event: Event, words: DetailWords): readonly string[] {
  const { reason, convertedOn, docketNumber, ends } = event
  const { activity, stage, formatDay } = words
  return [
    ...ends.map((end) => describeEnd(end, words)),
    ...(convertedOn === null ? [] : [`${stage.convertedOn}: ${formatDay(convertedOn)}`]),
    ...(docketNumber === null ? [] : [`${stage.docketNumber}: ${docketNumber}`]),
    ...(reason === null ? [] : [activity.reason(reason)]),
  ]
}

function describeEnd({ name, before, after }: End, words: DetailWords): string {
  const { activity } = words
  const who = name ?? activity.debtor(after.debtor)
  if (!after.hasEnded) return activity.goesOn(who, describePart(before, words))
  const end = describePart(after, words)
  return before.hasEnded
    ? activity.corrected(who, end, describePart(before, words))
    : activity.ended(who, end)
}

function describePart(
  { outcome, endedOn, docketNumber }: End['after'],
  { activity, stage, formatDay }: DetailWords,
): string {
  return [
    outcome === null ? activity.closed : stage.outcomes[outcome],
    ...(endedOn === null ? [] : [formatDay(endedOn)]),
    ...(docketNumber === null ? [] : [stage.docket(docketNumber)]),
  ].join(', ')
}
