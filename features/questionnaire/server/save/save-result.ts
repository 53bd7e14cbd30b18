import { getRefusal, type RefusalFacts } from '#lib/problem.ts'
import { answerLimits } from '../../rules/content/answer-limits.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { type QuestionnaireProblemCode, problem } from '../../rules/problems.ts'
import { sameJson } from '../../rules/answers/same-json.ts'
import type { SectionStatus } from '../../rules/progress/section-status.ts'
import type { SaveOutcome } from '../../rules/saving/decide-save.ts'
import type { StoredVersion } from '../../rules/saving/save-context.ts'

export interface SaveAnswerResult extends Partial<RefusalFacts> {
  readonly success: boolean
  readonly error?: string
  readonly revision?: number
  readonly savedAt?: Date
  readonly questionCompleteFlag?: boolean
  readonly sectionStatus: SectionStatus
  readonly disabledQuestionKeys: readonly string[]
  readonly reopenedSectionIds: readonly string[]
  readonly questionDataJsonText?: string
  readonly overwrittenPaths: readonly string[]
  readonly overwrittenValues: ReadonlyArray<string | null>
}

/** The status distinguishes a read-only section from other refusals (spec: saving#response). */
export function toRefusedResult(
  status: SectionStatus,
  code: QuestionnaireProblemCode,
): SaveAnswerResult {
  return {
    ...getRefusal(problem(code, { most: answerLimits.entries })),
    sectionStatus: status,
    disabledQuestionKeys: [],
    reopenedSectionIds: [],
    overwrittenPaths: [],
    overwrittenValues: [],
  }
}

export function toSaveResult(
  { revision, savedAt }: StoredVersion,
  submitted: JsonObject,
  { effects, conflicts, shown }: SaveOutcome,
): SaveAnswerResult {
  return {
    success: true,
    revision,
    savedAt,
    questionCompleteFlag: effects.isComplete,
    sectionStatus: effects.sectionStatus,
    disabledQuestionKeys: effects.disabledKeys,
    reopenedSectionIds: effects.reopenedIds,
    ...(sameJson(submitted, shown) ? {} : { questionDataJsonText: JSON.stringify(shown) }),
    overwrittenPaths: conflicts.map(({ path }) => path),
    overwrittenValues: conflicts.map(({ before }) =>
      before === undefined ? null : JSON.stringify(before),
    ),
  }
}
