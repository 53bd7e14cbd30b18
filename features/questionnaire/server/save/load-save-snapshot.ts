// What has to be looked up before an answer can be saved: in one statement, whatever was sent.
import { isUuid } from '#lib/ids.ts'
import type { Db } from '#ports/database.ts'
import type { Json, JsonObject } from '../../rules/content/model.ts'
import type { Answering } from './compute-effects.ts'
import { reachOf } from './answer-states.ts'
import type { QuestionStates } from '../read/answers.store.ts'
import type { Before, Means, Typed } from './evaluate-answer.ts'
import { factsForSave, type SaveFacts } from './saves.store.ts'
import { fingerprintOf, openText, shownTo, withSecrets } from './sealed-answers.ts'
import type { OpenedQuestionnaire } from '../standing.ts'
import type { QuestionnaireWorld } from '../world.ts'

/** Which tab sent it, and the how many-eth change of that tab it holds. */
export interface Origin {
  readonly baseRevision?: number | null
  readonly writer?: string | null
  readonly sequence?: number | null
}

/** What was sent under that origin. */
export interface SentChange {
  readonly data: JsonObject
  readonly flag: boolean
}

interface Sender {
  readonly accountId: string
  readonly writer: string | null
}

const markLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export interface Found extends Before {
  /** As it stands; undefined before the first save. */
  readonly stored:
    | { readonly id: string; readonly revision: number; readonly savedAt: Date }
    | undefined
  readonly nextRevision: number
  readonly states: QuestionStates
  /** The answers that decide, together with this one, about what depends on it. */
  readonly others: ReadonlyMap<string, JsonObject>
  /** Something newer of the same tab is here already. */
  readonly isLate: boolean
  /** Nothing older of the same tab can still come that this one would have to be kept against. */
  readonly isRepeated: boolean
  /** The same change was saved before; its answer was lost on the way. */
  readonly isSavedBefore: boolean
  readonly writer: string | null
}

export async function readForSave(
  world: QuestionnaireWorld,
  db: Db,
  { opened, instance }: Answering,
  origin: Origin,
  sent: SentChange,
  savedBy: string,
): Promise<Found> {
  const writer = origin.writer != null && isUuid(origin.writer) ? origin.writer.toLowerCase() : null
  const { key } = instance
  const deciders = [...reachOf(opened.content, opened.shapeNow, key).deciders]
  const facts = await factsForSave(db, {
    caseId: opened.caseId,
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
    isSavedBefore: isSameChange(world, opened, key, facts.sameSequence, origin, sent),
    current: withSecrets(
      world,
      opened,
      key,
      stored ? openText(world, opened, key, stored.revision, stored.sealed) : {},
      facts.secrets,
    ),
    base:
      isLate || !stored || facts.base?.revision === stored.revision
        ? undefined
        : baseOf(world, { opened, instance }, facts, origin),
    others: new Map(
      deciders.flatMap((other) => {
        const row = facts.answers.get(other)
        return row
          ? [
              [
                other,
                shownTo(
                  null,
                  withSecrets(
                    world,
                    opened,
                    other,
                    openText(world, opened, other, row.revision, row.sealed),
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

/** A sender that names its own first save as the base has received its answer, so this is a new change under an old number. */
function isSameChange(
  world: QuestionnaireWorld,
  opened: Pick<OpenedQuestionnaire, 'caseId'>,
  questionKey: string,
  before: SaveFacts['sameSequence'],
  { baseRevision }: Origin,
  sent: SentChange,
): boolean {
  if (!before || (baseRevision ?? 0) >= before.revision) return false
  return Buffer.from(before.sentHash).equals(
    sentFingerprint(world, opened, questionKey, before.revision, sent),
  )
}

/** Every revision has its own key, so that equal hashes do not reveal equal answers. */
export function sentFingerprint(
  world: QuestionnaireWorld,
  opened: Pick<OpenedQuestionnaire, 'caseId'>,
  questionKey: string,
  revision: number,
  { data, flag }: SentChange,
): Uint8Array {
  return fingerprintOf(world, opened, questionKey, revision, JSON.stringify([data, flag]))
}

/** Revision 0 is what was there before anybody had saved. One that nobody knows any more is none: the newest wins. */
function baseOf(
  world: QuestionnaireWorld,
  { opened, instance }: Pick<Answering, 'opened' | 'instance'>,
  { base }: SaveFacts,
  { baseRevision }: Origin,
): JsonObject | undefined {
  if (base) return openText(world, opened, instance.key, base.revision, base.sealed)
  return baseRevision === 0 ? {} : undefined
}

/**
 * A mark tells whether a value changed, and so whether a guess is right. Equal marks are therefore made for equal values only where nobody can learn from it:
 * for what the sender reads anyway, and for what they typed in this very tab, whose retries have to be known again. All others are drawn by lot.
 */
export function meansFor(
  world: QuestionnaireWorld,
  db: Db,
  opened: OpenedQuestionnaire,
  { instance }: Pick<Answering, 'instance'>,
  { accountId, writer }: Sender,
): Means {
  const markOf = (from: string, path: string, value: Json) =>
    Buffer.from(
      world.secrets.fingerprint(
        'questionnaire-secret',
        `${opened.caseId}|${instance.key}|${accountId}|${from}|${path}|${JSON.stringify(value)}`,
      ),
    )
      .toString('base64url')
      .slice(0, 16)
  return {
    letters: (alphabet, count) => world.ids.lettersOf(alphabet, count),
    markOf: ({ path, value, isReadable, isTyped }: Typed) => {
      if (isReadable) return markOf('', path, value)
      return isTyped && writer !== null
        ? markOf(writer, path, value)
        : world.ids.lettersOf(markLetters, 16)
    },
    accountSsn: async () =>
      (instance.debtor ?? opened.viewerDebtor) === opened.viewerDebtor
        ? world.ssnOfAccount(db, accountId)
        : undefined,
  }
}
