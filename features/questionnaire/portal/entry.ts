// Where the entry of the questionnaire leads (seeds/003, section 2; decisions B3.9).
import { questionnairePaths } from './questionnaire-paths.ts'

export interface ShownFlags {
  readonly questionnaireShownInstructionsFlag: boolean
  readonly questionnaireShownTermsAndConditionsFlag: boolean
}

/** To the introduction until it was shown, then to the terms until they were; undefined: the overview itself. */
export function entryOf(flags: ShownFlags): string | undefined {
  if (!flags.questionnaireShownInstructionsFlag) return questionnairePaths.introduction
  return flags.questionnaireShownTermsAndConditionsFlag ? undefined : questionnairePaths.terms
}
