// spec: saving#revision, saving#optimistic
import { limitConcurrencyPerOwner } from '#lib/fair-turns.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { problem } from '../../rules/problems.ts'
import { decideSave, readSubmission, type AnswerInput } from '../../rules/saving/decide-save.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import type { OpenedQuestionnaire } from '../load-questionnaire.ts'
import {
  isCaseEnded,
  lockQuestionnaire,
  openQuestionnaire,
  sectionIn,
} from '../open-questionnaire.ts'
import { createSecretTokens, loadSave, toOrigin, type Origin } from './load-save.ts'
import { toRefusedResult, toSaveResult, type SaveAnswerResult } from './save-result.ts'
import { writeDecision } from './write-save.ts'

export interface SaveAnswerInput extends AnswerInput, Partial<Origin> {
  readonly caseId: string
  readonly sectionId: string
}

/** Runs the work when the earlier saves of the same section have ended. */
export type SaveTurns = <T>(section: string, work: () => Promise<T>) => Promise<T>

/** For one process: between processes the row of the questionnaire is locked (spec: saving#turns). */
export function createSaveTurns(): SaveTurns {
  return limitConcurrencyPerOwner({
    maxConcurrent: Infinity,
    maxQueued: Infinity,
    maxQueuedPerOwner: 200,
    turnedAway: () => problem('questionnaire.too-many-saves'),
  })
}

export async function saveAnswer(
  deps: QuestionnaireDeps,
  viewer: ClientViewer,
  input: SaveAnswerInput,
  inTurn: SaveTurns,
): Promise<SaveAnswerResult> {
  if (!deps.mayStoreAnswer(viewer.accountId, Buffer.byteLength(input.data)))
    throw problem('questionnaire.too-much-saved')
  const section = `${input.caseId}|${input.sectionId}`.toLowerCase()
  return inTurn(section, () => save(deps, viewer, input))
}

/** Tries once without a lock, since conflicts are rare, and then again with the lock. */
async function save(
  deps: QuestionnaireDeps,
  viewer: ClientViewer,
  input: SaveAnswerInput,
): Promise<SaveAnswerResult> {
  const opened = await openQuestionnaire(deps, viewer, input.caseId)
  const result = await trySave(deps, deps.database.db, viewer, opened, input)
  return (
    result ??
    deps.database.transact(async (tx) => {
      const locked = await lockQuestionnaire(deps, tx, viewer, input.caseId)
      const lockedResult = await trySave(deps, tx, viewer, locked, input)
      if (!lockedResult) throw new Error('A questionnaire was changed while it was locked')
      return lockedResult
    })
  )
}

/** Loads, decides, writes. Returns undefined on a version conflict. */
async function trySave(
  deps: QuestionnaireDeps,
  db: Db,
  viewer: ClientViewer,
  questionnaire: OpenedQuestionnaire,
  input: SaveAnswerInput,
): Promise<SaveAnswerResult | undefined> {
  const section = sectionIn(questionnaire, input.sectionId)
  if (isCaseEnded(questionnaire)) return toRefusedResult(section.status, 'questionnaire.case-ended')
  const submission = readSubmission(questionnaire, section, input, questionnaire.viewerDebtor)
  if (submission.type === 'refuse') return toRefusedResult(section.status, submission.problem)

  const { instance, submitted } = submission
  const origin = toOrigin(input)
  const request = { questionnaire, section, instance, submitted, viewer, origin }
  const snapshot = await loadSave(deps, db, request)
  const decision = decideSave(request, snapshot, createSecretTokens(deps, request))
  if (decision.type === 'refuse') return toRefusedResult(section.status, decision.problem)
  const stored = await writeDecision(deps, db, request, snapshot, decision)
  if (stored) await deps.clientActive(db, questionnaire, questionnaire.viewerDebtor)
  return stored && toSaveResult(stored, submitted.data, decision)
}
