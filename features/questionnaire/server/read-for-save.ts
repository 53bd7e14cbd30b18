// What has to be looked up before an answer can be saved: in one statement, whatever was sent.
import { isUuid } from '#kit/ids.ts'
import type { Db } from '#ports/database.ts'
import type { Json, JsonObject } from '../rules/model.ts'
import type { Answering } from './after-answer.ts'
import { reachOf } from './answer-states.ts'
import type { QuestionStates } from './answers.store.ts'
import type { Before, Means } from './judge-answer.ts'
import { factsForSave, type SaveFacts } from './saves.store.ts'
import { openText, shownTo, withSecrets } from './sealed-answers.ts'
import type { OpenedQuestionnaire } from './standing.ts'
import type { QuestionnaireWorld } from './world.ts'

/** Which tab sent it, and the how many-eth change of that tab it holds. */
export interface Origin {
  readonly baseRevision?: number | null
  readonly writer?: string | null
  readonly sequence?: number | null
}

export interface Found extends Before {
  /** As it stands; undefined before the first save. */
  readonly stored: { readonly id: string; readonly revision: number; readonly savedAt: Date; readonly complete: boolean } | undefined
  readonly nextRevision: number
  readonly states: QuestionStates
  /** The answers that decide, together with this one, about what depends on it. */
  readonly others: ReadonlyMap<string, JsonObject>
  /** Something newer of the same tab is here already. */
  readonly isLate: boolean
  readonly writer: string | null
}

export async function readForSave(world: QuestionnaireWorld, db: Db, { opened, instance }: Answering, origin: Origin): Promise<Found> {
  const writer = origin.writer != null && isUuid(origin.writer) ? origin.writer.toLowerCase() : null
  const { key } = instance
  const deciders = [...reachOf(opened.content, opened.shapeNow, key).deciders]
  const facts = await factsForSave(db, { caseId: opened.caseId, questionKey: key, deciders, baseRevision: origin.baseRevision ?? null, writer })
  const stored = facts.answers.get(key)
  const isLate = origin.sequence != null && facts.lastSequence !== null && origin.sequence < facts.lastSequence
  return {
    stored, writer, isLate, nextRevision: facts.lastRevision + 1, states: facts.states,
    current: withSecrets(world, opened, key, stored ? openText(world, opened, key, stored.revision, stored.sealed) : {}, facts.secrets),
    base: isLate || !stored || facts.base?.revision === stored.revision ? undefined : baseOf(world, { opened, instance }, facts, origin),
    others: new Map(deciders.flatMap((other) => {
      const row = facts.answers.get(other)
      return row ? [[other, shownTo(null, withSecrets(world, opened, other, openText(world, opened, other, row.revision, row.sealed), []))]] : []
    })),
  }
}

/** Revision 0 is what was there before anybody had saved. One that nobody knows any more is none: the newest wins. */
function baseOf(world: QuestionnaireWorld, { opened, instance }: Pick<Answering, 'opened' | 'instance'>, { base }: SaveFacts, { baseRevision }: Origin): JsonObject | undefined {
  if (base) return openText(world, opened, instance.key, base.revision, base.sealed)
  return baseRevision === 0 ? {} : undefined
}

/** A mark is made of the value, so that the same value has the same one, and tells nothing of it without the key. */
export function meansFor(world: QuestionnaireWorld, db: Db, opened: OpenedQuestionnaire, { instance }: Pick<Answering, 'instance'>): Means {
  return {
    letters: (alphabet, count) => world.ids.lettersOf(alphabet, count),
    markOf: (path: string, value: Json) =>
      Buffer.from(world.secrets.fingerprint('questionnaire-secret', `${opened.caseId}|${instance.key}|${path}|${JSON.stringify(value)}`)).toString('base64url').slice(0, 16),
    accountSsn: async () => {
      const { accountId } = ((instance.debtor ?? opened.viewerDebtor) === 1 ? opened.debtor1 : opened.debtor2) ?? { accountId: null }
      return accountId === null ? undefined : world.ssnOfAccount(db, accountId)
    },
  }
}
