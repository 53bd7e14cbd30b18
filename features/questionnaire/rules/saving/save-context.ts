import type { Instance } from '../instances.ts'
import type { JsonObject } from '../content/model.ts'
import type { OpenedAnswer } from '../private/opened-answer.ts'
import type { QuestionStates } from './question-states.ts'
import type { SaveQuestionnaire, SaveSection } from './save-questionnaire.ts'

export interface SubmittedAnswer {
  readonly data: JsonObject
  /** True if the client marked the answer as complete. */
  readonly flag: boolean
  readonly debtor: 1 | 2
}

/** What is saved, where, and by whom. */
export interface SaveContext {
  readonly questionnaire: SaveQuestionnaire
  readonly section: SaveSection
  readonly instance: Instance
  readonly submitted: SubmittedAnswer
}

export interface StoredVersion {
  readonly revision: number
  readonly savedAt: Date
}

/** What was stored before the save. */
export interface SaveSnapshot {
  /** Undefined before the first save. */
  readonly stored: (StoredVersion & { readonly id: string }) | undefined
  readonly nextRevision: number
  /** `{}` before the first save. Includes private values to which no record refers any more. */
  readonly current: OpenedAnswer
  /** The answer that the sender saw, if another save has been made since. */
  readonly base: JsonObject | undefined
  readonly states: QuestionStates
  /** The other answers that decide which dependent questions are asked. */
  readonly others: ReadonlyMap<string, JsonObject>
  /** True if a newer save of the same tab is already stored. */
  readonly isLate: boolean
  /** True if no older save of the same tab can still arrive. */
  readonly isRepeated: boolean
  /** True if the same change was saved before and its response was lost. */
  readonly isSavedBefore: boolean
  /** The nine digits of the account's SSN, if the answer refers to them. */
  readonly accountSsn: string | undefined
}
