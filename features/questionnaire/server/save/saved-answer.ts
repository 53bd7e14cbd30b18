import { problemFactory, getRefusal, type RefusalFacts } from '#lib/problem.ts'
import { answerLimits } from '../../rules/content/answer-limits.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { questionnaireProblems, type QuestionnaireProblemCode } from '../../rules/problems.ts'
import { sameJson } from '../../rules/answers/same-json.ts'
import type { SectionStatus } from '../../rules/progress/section-status.ts'
import type { SaveEffects } from './compute-effects.ts'
import type { Conflict } from './evaluate-answer.ts'

const problem = problemFactory(questionnaireProblems)

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

export interface StoredSecret {
  readonly revision: number
  readonly savedAt: Date
  /** The answer as the sender may see it. */
  readonly shown: JsonObject
}

export function toSaveResult(
  stored: StoredSecret,
  submitted: JsonObject,
  { isComplete, sectionStatus, disabledKeys, reopenedIds }: SaveEffects,
  conflicts: readonly Conflict[],
): SaveAnswerResult {
  return {
    success: true,
    revision: stored.revision,
    savedAt: stored.savedAt,
    questionCompleteFlag: isComplete,
    sectionStatus,
    disabledQuestionKeys: disabledKeys,
    reopenedSectionIds: reopenedIds,
    ...(sameJson(submitted, stored.shown)
      ? {}
      : { questionDataJsonText: JSON.stringify(stored.shown) }),
    overwrittenPaths: conflicts.map(({ path }) => path),
    overwrittenValues: conflicts.map(({ before }) =>
      before === undefined ? null : JSON.stringify(before),
    ),
  }
}
