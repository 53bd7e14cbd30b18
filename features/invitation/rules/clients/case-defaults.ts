// What the page of a new case begins with (spec: workspace#case-defaults).
import { calendarDayAfter } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import type { InviteProblemCode } from './problems.ts'

export interface CaseDefaults {
  readonly showsQuestionnaire: boolean
  /** Days after the invitation. Null for no deadline. */
  readonly questionnaireDays: number | null
  readonly coursePayer: 'FIRM' | 'CLIENT'
}

/** For a firm that has changed nothing. */
export const productDefaults: CaseDefaults = {
  showsQuestionnaire: true,
  questionnaireDays: null,
  coursePayer: 'FIRM',
}

type StoredStart = Pick<CaseDefaults, 'showsQuestionnaire' | 'coursePayer'> &
  Partial<Pick<CaseDefaults, 'questionnaireDays'>>

/** What a case gets that is created by these defaults alone. `today` is the day at the office. */
export function toStart(
  { showsQuestionnaire, questionnaireDays = null, coursePayer }: StoredStart,
  today: string,
) {
  const isDue = showsQuestionnaire && questionnaireDays !== null
  const coursePayment: 1 | 2 = coursePayer === 'FIRM' ? 2 : 1
  return {
    showsQuestionnaire,
    questionnaireDueOn: isDue ? calendarDayAfter(today, questionnaireDays) : undefined,
    coursePayment,
  }
}

const maxDays = 180

export interface DefaultsFinding extends Finding {
  readonly code: InviteProblemCode
  readonly field: 'questionnaireDays'
}

export function findDefaultsProblems({
  questionnaireDays,
}: Pick<CaseDefaults, 'questionnaireDays'>): readonly DefaultsFinding[] {
  const isAllowed =
    questionnaireDays === null ||
    (Number.isInteger(questionnaireDays) && questionnaireDays >= 1 && questionnaireDays <= maxDays)
  return isAllowed
    ? []
    : [{ code: 'invite.days-invalid', field: 'questionnaireDays', params: { max: maxDays } }]
}
