import { isUuid } from '#lib/ids.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import type { Json, JsonObject } from '../../rules/content/model.ts'
import { maskFor } from '../../rules/private/opened-answer.ts'
import {
  needsAccountSsn,
  type NewPrivateValue,
  type SecretTokens,
} from '../../rules/saving/evaluate-answer.ts'
import { findReach } from '../../rules/saving/question-states.ts'
import type { SaveContext, SaveSnapshot, SubmittedAnswer } from '../../rules/saving/save-context.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import type { OpenedQuestionnaire } from '../load-questionnaire.ts'
import { findSaveFacts, type SaveFacts } from './save-facts.store.ts'
import { hasFingerprint, openText, withSecrets } from '../read/sealed-answers.ts'

/** The tab that sent the save, and the sequence number of the change within that tab. */
export interface Origin {
  readonly baseRevision: number | null
  /** A UUID in lower case. */
  readonly writer: string | null
  readonly sequence: number | null
}

export interface SaveRequest extends SaveContext {
  readonly questionnaire: OpenedQuestionnaire
  readonly viewer: ClientViewer
  readonly origin: Origin
}

export function toOrigin({
  baseRevision = null,
  writer = null,
  sequence = null,
}: Partial<Origin>): Origin {
  const hasName = writer !== null && isUuid(writer)
  return { baseRevision, sequence, writer: hasName ? writer.toLowerCase() : null }
}

export async function loadSave(
  deps: QuestionnaireDeps,
  db: Db,
  request: SaveRequest,
): Promise<SaveSnapshot> {
  const { questionnaire, instance, origin, viewer } = request
  const { caseId, firmId, content, shapeNow } = questionnaire
  const { key } = instance
  const deciders = [...findReach(content, shapeNow, key).deciders]
  const facts = await findSaveFacts(db, {
    caseId,
    firmId,
    questionKey: key,
    deciders,
    ...origin,
    savedBy: viewer.accountId,
  })
  const stored = facts.answers.get(key)
  const isLate =
    origin.sequence !== null && facts.lastSequence !== null && origin.sequence < facts.lastSequence
  const data = stored ? openText(deps, questionnaire, key, stored.revision, stored.sealed) : {}
  const current = withSecrets(deps, questionnaire, key, data, facts.secrets)
  const isBaseCurrent = isLate || !stored || facts.base?.revision === stored.revision
  const base = isBaseCurrent ? undefined : openBase(deps, request, facts)
  const isSavedBefore = isSameChange(deps, request, facts)
  const needsSsn = !isSavedBefore && needsAccountSsn(request, { current, base })
  return {
    stored,
    current,
    base,
    isLate,
    isSavedBefore,
    isRepeated: origin.sequence === null || origin.sequence === facts.lastSequence,
    nextRevision: facts.lastRevision + 1,
    states: facts.states,
    others: openOthers(deps, questionnaire, deciders, facts),
    accountSsn: needsSsn ? await deps.ssnOfAccount(db, viewer.accountId) : undefined,
  }
}

/** If the base revision includes the sender's own save, the change is new and not a retry. */
function isSameChange(
  deps: QuestionnaireDeps,
  { questionnaire, instance, origin, submitted }: SaveRequest,
  { sameSequence }: SaveFacts,
): boolean {
  if (!sameSequence || (origin.baseRevision ?? 0) >= sameSequence.revision) return false
  const { sentHash, revision } = sameSequence
  const text = toSubmittedText(submitted)
  return hasFingerprint(deps, sentHash, questionnaire, instance.key, revision, text)
}

export function toSubmittedText({ data, flag }: SubmittedAnswer): string {
  return JSON.stringify([data, flag])
}

/** Revision 0 is the empty answer. With an unknown base, the newest save wins. */
function openBase(
  deps: QuestionnaireDeps,
  { questionnaire, instance, origin }: SaveRequest,
  { base }: SaveFacts,
): JsonObject | undefined {
  if (base) return openText(deps, questionnaire, instance.key, base.revision, base.sealed)
  return origin.baseRevision === 0 ? {} : undefined
}

function openOthers(
  deps: QuestionnaireDeps,
  questionnaire: OpenedQuestionnaire,
  deciders: readonly string[],
  { answers }: SaveFacts,
): ReadonlyMap<string, JsonObject> {
  const others = new Map<string, JsonObject>()
  for (const decider of deciders) {
    const row = answers.get(decider)
    if (!row) continue
    const data = openText(deps, questionnaire, decider, row.revision, row.sealed)
    others.set(decider, maskFor(null, withSecrets(deps, questionnaire, decider, data, [])))
  }
  return others
}

const markLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Equal marks would reveal that a guess is right. Equal values get equal marks only when the sender
 * can read the value, or typed it in this tab, where retries must match. All other marks are random
 * (spec: questionnaire#no-guessing).
 */
export function createSecretTokens(
  deps: QuestionnaireDeps,
  { questionnaire: { caseId }, instance, viewer, origin: { writer } }: SaveRequest,
): SecretTokens {
  const toMark = (from: string, path: string, value: Json) =>
    Buffer.from(
      deps.secrets.fingerprint(
        'questionnaire-secret',
        `${caseId}|${instance.key}|${viewer.accountId}|${from}|${path}|${JSON.stringify(value)}`,
      ),
    )
      .toString('base64url')
      .slice(0, 16)
  return {
    getLetters: (alphabet, count) => deps.ids.getLetters(alphabet, count),
    getMark({ path, value, isReadable, isTyped }: NewPrivateValue) {
      if (isReadable) return toMark('', path, value)
      return isTyped && writer !== null
        ? toMark(writer, path, value)
        : deps.ids.getLetters(markLetters, 16)
    },
  }
}
