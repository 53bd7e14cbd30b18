// spec: saving#late-retry, saving#nothing-new, saving#refusals
import { listInstances } from '../instances.ts'
import { problemOfMerged, readAnswer } from '../content/answer-limits.ts'
import type { JsonObject } from '../content/model.ts'
import { maskFor } from '../private/opened-answer.ts'
import { mapPrivate } from '../private/secrets.ts'
import type { QuestionnaireProblemCode } from '../problems.ts'
import { isReadOnly } from '../progress/section-status.ts'
import { computeEffects, withoutEffects, type SaveEffects } from './compute-effects.ts'
import {
  evaluateAnswer,
  toWrittenAnswer,
  type Conflict,
  type EvaluatedAnswer,
  type SecretTokens,
} from './evaluate-answer.ts'
import type { SaveContext, SaveSnapshot, StoredVersion } from './save-context.ts'
import type { SaveQuestionnaire, SaveSection } from './save-questionnaire.ts'

export interface SaveRefusal {
  readonly type: 'refuse'
  readonly problem: QuestionnaireProblemCode
}

/** What the sender learns of the save, besides its revision and time. */
export interface SaveOutcome {
  readonly effects: SaveEffects
  readonly conflicts: readonly Conflict[]
  /** The answer as the sender may see it. */
  readonly shown: JsonObject
}

export type SaveDecision =
  | SaveRefusal
  | (SaveOutcome & { readonly type: 'write nothing'; readonly stored: StoredVersion })
  /** A newer save of the same tab is stored, so this one becomes history. */
  | (SaveOutcome & {
      readonly type: 'write history'
      readonly stored: StoredVersion
      readonly answer: EvaluatedAnswer
    })
  | (SaveOutcome & { readonly type: 'write'; readonly answer: EvaluatedAnswer })

export interface AnswerInput {
  readonly questionKey: string
  readonly data: string
  readonly questionCompleteFlag: boolean
}

/** Checks what needs no stored answer. */
export function readSubmission(
  questionnaire: SaveQuestionnaire,
  section: SaveSection,
  { questionKey, data: text, questionCompleteFlag: flag }: AnswerInput,
  debtor: 1 | 2,
): SaveRefusal | (Pick<SaveContext, 'instance' | 'submitted'> & { readonly type: 'submission' }) {
  if (isReadOnly(section.status)) return refuse('questionnaire.read-only')
  const instance = listInstances(questionnaire.content, questionnaire.shapeNow).get(questionKey)
  if (!instance || instance.section.systemName !== section.systemName)
    return refuse('questionnaire.unknown-question')
  const reading = readAnswer(text)
  if ('problem' in reading) return refuse(reading.problem)
  return { type: 'submission', instance, submitted: { data: reading.data, flag, debtor } }
}

export function decideSave(
  context: SaveContext,
  snapshot: SaveSnapshot,
  tokens: SecretTokens,
): SaveDecision {
  const { stored, states, current } = snapshot
  const { debtor } = context.submitted
  const unchanged = (effects: SaveEffects) => ({
    effects,
    conflicts: [],
    shown: maskFor(debtor, current),
  })
  if (snapshot.isSavedBefore && stored)
    return { type: 'write nothing', stored, ...unchanged(withoutEffects(context, states)) }
  const answer = evaluateAnswer(context, snapshot, tokens)
  const problem = snapshot.base && findProblemOfMerged(context, answer)
  if (problem) return refuse(problem)
  if (snapshot.isLate && stored)
    return { type: 'write history', stored, answer, ...unchanged(withoutEffects(context, states)) }
  const effects = computeEffects(context, snapshot, answer)
  if (stored && isNothingNew(snapshot, answer, effects))
    return { type: 'write nothing', stored, ...unchanged(effects) }
  const shown = maskFor(debtor, toWrittenAnswer(current, answer))
  return { type: 'write', answer, effects, conflicts: answer.conflicts, shown }
}

function refuse(problem: QuestionnaireProblemCode): SaveRefusal {
  return { type: 'refuse', problem }
}

/** Private values do not count, because the remaining space would reveal whether one exists. */
function findProblemOfMerged(
  { instance }: SaveContext,
  { data }: EvaluatedAnswer,
): QuestionnaireProblemCode | undefined {
  return problemOfMerged(mapPrivate(instance.question.fields, data, () => undefined))
}

/** False if an older save of the tab may still arrive: this one then needs a new revision. */
function isNothingNew(
  { isRepeated }: SaveSnapshot,
  { isChanged, newValues, conflicts }: EvaluatedAnswer,
  { changed, statuses }: SaveEffects,
): boolean {
  return (
    isRepeated &&
    !isChanged &&
    newValues.length === 0 &&
    conflicts.length === 0 &&
    changed.length === 0 &&
    statuses.length === 0
  )
}
