import { isUuid } from '#lib/ids.ts'
import type { Db } from '#ports/database.ts'
import type { Json, JsonObject } from '../../rules/content/model.ts'
import type { SaveTarget } from './compute-effects.ts'
import { findReach } from './answer-states.ts'
import type { QuestionStates } from '../read/answers.store.ts'
import type { Before, SecretTokens, NewPrivateValue } from './evaluate-answer.ts'
import { factsForSave, type SaveFacts } from './save-facts.store.ts'
import { toFingerprint, openText, maskFor, withSecrets } from './sealed-answers.ts'
import type { OpenedQuestionnaire } from '../load-questionnaire.ts'
import type { QuestionnaireDeps } from '../deps.ts'

/** The tab that sent the save, and the sequence number of the change within that tab. */
export interface Origin {
  readonly baseRevision?: number | null
  readonly writer?: string | null
  readonly sequence?: number | null
}

export interface SentChange {
  readonly data: JsonObject
  readonly flag: boolean
}

interface Sender {
  readonly accountId: string
  readonly writer: string | null
}

const markLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export interface SaveSnapshot extends Before {
  /** Undefined before the first save. */
  readonly stored:
    | { readonly id: string; readonly revision: number; readonly savedAt: Date }
    | undefined
  readonly nextRevision: number
  readonly states: QuestionStates
  /** The other answers that decide which dependent questions are asked. */
  readonly others: ReadonlyMap<string, JsonObject>
  /** True if a newer save of the same tab is already stored. */
  readonly isLate: boolean
  /** True if no older save of the same tab can still arrive. */
  readonly isRepeated: boolean
  /** True if the same change was saved before and its response was lost. */
  readonly isSavedBefore: boolean
  readonly writer: string | null
}

export async function loadSaveSnapshot(
  deps: QuestionnaireDeps,
  db: Db,
  { opened, instance }: SaveTarget,
  origin: Origin,
  submitted: SentChange,
  savedBy: string,
): Promise<SaveSnapshot> {
  const writer = origin.writer != null && isUuid(origin.writer) ? origin.writer.toLowerCase() : null
  const { key } = instance
  const deciders = [...findReach(opened.content, opened.shapeNow, key).deciders]
  const facts = await factsForSave(db, {
    caseId: opened.caseId,
    firmId: opened.firmId,
    questionKey: key,
    deciders,
    baseRevision: origin.baseRevision ?? null,
    writer,
    sequence: origin.sequence ?? null,
    savedBy,
  })
  const stored = facts.answers.get(key)
  const isLate =
    origin.sequence != null && facts.lastSequence !== null && origin.sequence < facts.lastSequence
  return {
    stored,
    writer,
    isLate,
    isRepeated: origin.sequence == null || origin.sequence === facts.lastSequence,
    nextRevision: facts.lastRevision + 1,
    states: facts.states,
    isSavedBefore: isSameChange(deps, opened, key, facts.sameSequence, origin, submitted),
    current: withSecrets(
      deps,
      opened,
      key,
      stored ? openText(deps, opened, key, stored.revision, stored.sealed) : {},
      facts.secrets,
    ),
    base:
      isLate || !stored || facts.base?.revision === stored.revision
        ? undefined
        : findBase(deps, { opened, instance }, facts, origin),
    others: new Map(
      deciders.flatMap((decider) => {
        const row = facts.answers.get(decider)
        return row
          ? [
              [
                decider,
                maskFor(
                  null,
                  withSecrets(
                    deps,
                    opened,
                    decider,
                    openText(deps, opened, decider, row.revision, row.sealed),
                    [],
                  ),
                ),
              ],
            ]
          : []
      }),
    ),
  }
}

/** If the base revision includes the sender's own save, the change is new and not a retry. */
function isSameChange(
  deps: QuestionnaireDeps,
  opened: Pick<OpenedQuestionnaire, 'caseId'>,
  questionKey: string,
  before: SaveFacts['sameSequence'],
  { baseRevision }: Origin,
  submitted: SentChange,
): boolean {
  if (!before || (baseRevision ?? 0) >= before.revision) return false
  return Buffer.from(before.sentHash).equals(
    toSubmittedFingerprint(deps, opened, questionKey, before.revision, submitted),
  )
}

/** Each fingerprint includes the revision, so that equal hashes do not reveal equal answers. */
export function toSubmittedFingerprint(
  deps: QuestionnaireDeps,
  opened: Pick<OpenedQuestionnaire, 'caseId'>,
  questionKey: string,
  revision: number,
  { data, flag }: SentChange,
): Uint8Array {
  return toFingerprint(deps, opened, questionKey, revision, JSON.stringify([data, flag]))
}

/** Revision 0 is the empty answer. With an unknown base, the newest save wins. */
function findBase(
  deps: QuestionnaireDeps,
  { opened, instance }: Pick<SaveTarget, 'opened' | 'instance'>,
  { base }: SaveFacts,
  { baseRevision }: Origin,
): JsonObject | undefined {
  if (base) return openText(deps, opened, instance.key, base.revision, base.sealed)
  return baseRevision === 0 ? {} : undefined
}

/**
 * Equal marks would reveal that a guess is right. Equal values get equal marks only when the sender
 * can read the value, or typed it in this tab, where retries must match. All other marks are random
 * (spec: questionnaire#no-guessing).
 */
export function createSecretTokens(
  deps: QuestionnaireDeps,
  db: Db,
  opened: OpenedQuestionnaire,
  { instance }: Pick<SaveTarget, 'instance'>,
  { accountId, writer }: Sender,
): SecretTokens {
  const getMark = (from: string, path: string, value: Json) =>
    Buffer.from(
      deps.secrets.fingerprint(
        'questionnaire-secret',
        `${opened.caseId}|${instance.key}|${accountId}|${from}|${path}|${JSON.stringify(value)}`,
      ),
    )
      .toString('base64url')
      .slice(0, 16)
  return {
    letters: (alphabet, count) => deps.ids.getLetters(alphabet, count),
    getMark: ({ path, value, isReadable, isTyped }: NewPrivateValue) => {
      if (isReadable) return getMark('', path, value)
      return isTyped && writer !== null
        ? getMark(writer, path, value)
        : deps.ids.getLetters(markLetters, 16)
    },
    accountSsn: async () =>
      (instance.debtor ?? opened.viewerDebtor) === opened.viewerDebtor
        ? deps.ssnOfAccount(db, accountId)
        : undefined,
  }
}
