// What the page of a new case begins with (spec: workspace#case-defaults).
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
