// spec: questionnaire#entry
import { questionnairePaths } from './questionnaire-paths.ts'

export interface ShownFlags {
  readonly questionnaireShownInstructionsFlag: boolean
  readonly questionnaireShownTermsAndConditionsFlag: boolean
}

/** Returns undefined if the questionnaire opens at the overview. */
export function findEntry(flags: ShownFlags): string | undefined {
  if (!flags.questionnaireShownInstructionsFlag) return questionnairePaths.introduction
  return flags.questionnaireShownTermsAndConditionsFlag ? undefined : questionnairePaths.terms
}
