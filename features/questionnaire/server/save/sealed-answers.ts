// An answer lies sealed under its firm's key, what is private in it apart from the rest: opens both, and shows each as much as is theirs.
import type { SealedFirmKey, Secrets } from '#ports/secrets.ts'
import type { Content, ContentField, ContentQuestion } from '../../rules/content/content.ts'
import type { Json, JsonObject } from '../../rules/content/model.ts'
import { maskedFor, putBack } from '../../rules/private/secrets.ts'
import type { AnswerRow, SecretRow } from '../read/answers.store.ts'

export interface Vault {
  readonly secrets: Secrets
}

/** Where an answer belongs, and the key that opens it. */
export interface Shelf {
  readonly caseId: string
  readonly firmId: string
  readonly firmKey: SealedFirmKey
  readonly content: Content
}

export interface OpenedAnswer {
  readonly fields: readonly ContentField[]
  /** As it is kept: with references. */
  readonly data: JsonObject
  readonly ownerOf: (path: string) => 1 | 2 | undefined
  readonly valueAt: (path: string) => Json | undefined
}

export function openAnswer(
  world: Vault,
  shelf: Shelf,
  row: Pick<AnswerRow, 'questionKey' | 'revision' | 'sealed' | 'secrets'>,
): OpenedAnswer {
  return withSecrets(
    world,
    shelf,
    row.questionKey,
    openText(world, shelf, row.questionKey, row.revision, row.sealed),
    row.secrets,
  )
}

export function withSecrets(
  world: Vault,
  shelf: Shelf,
  questionKey: string,
  data: JsonObject,
  rows: readonly SecretRow[],
): OpenedAnswer {
  const secrets = new Map(rows.map((secret) => [secret.path, secret]))
  return {
    fields: fieldsOf(shelf.content, questionKey),
    data,
    ownerOf: (path) => secrets.get(path)?.debtor,
    valueAt: (path) => openSecret(world, shelf, questionKey, secrets.get(path)),
  }
}

/** As one of the debtors may see it; with null as nobody in particular: masks, and what is private to one left out. */
export function shownTo(
  debtor: 1 | 2 | null,
  { fields, data, ownerOf, valueAt }: OpenedAnswer,
): JsonObject {
  return maskedFor(fields, data, {
    isKept: (path) => ownerOf(path) !== undefined,
    isOwn: (path) => ownerOf(path) === debtor,
    valueAt,
    hidden: debtor === null ? undefined : '',
  })
}

/** With every private value in its place: for judging it, never for showing it. */
export function wholeOf({ fields, data, valueAt }: OpenedAnswer): JsonObject {
  return putBack(fields, data, valueAt)
}

export function openText(
  world: Vault,
  shelf: Shelf,
  questionKey: string,
  revision: number,
  sealed: Uint8Array,
): JsonObject {
  return JSON.parse(
    world.secrets.openForFirm(
      shelf.firmId,
      shelf.firmKey,
      sealed,
      `${shelf.caseId}|${questionKey}|${revision}`,
    ),
  ) as JsonObject
}

/** Of the text of a revision: tells later whether it is still that, and nothing of what it says. */
export function fingerprintOf(
  world: Vault,
  { caseId }: Pick<Shelf, 'caseId'>,
  questionKey: string,
  revision: number,
  text: string,
): Uint8Array {
  return world.secrets.fingerprint(
    'questionnaire-answer',
    `${caseId}|${questionKey}|${revision}|${text}`,
  )
}

export function sealText(
  world: Vault,
  shelf: Shelf,
  questionKey: string,
  revision: number,
  text: string,
): Uint8Array {
  return world.secrets.sealForFirm(
    shelf.firmId,
    shelf.firmKey,
    padded(text),
    `${shelf.caseId}|${questionKey}|${revision}`,
  )
}

function openSecret(
  world: Vault,
  shelf: Shelf,
  questionKey: string,
  secret: SecretRow | undefined,
): Json | undefined {
  if (!secret) return undefined
  return JSON.parse(
    world.secrets.openForFirm(
      shelf.firmId,
      shelf.firmKey,
      secret.sealed,
      `${shelf.caseId}|${questionKey}|${secret.path}`,
    ),
  ) as Json
}

export function sealSecret(
  world: Vault,
  shelf: Shelf,
  questionKey: string,
  path: string,
  value: Json,
): Uint8Array {
  return world.secrets.sealForFirm(
    shelf.firmId,
    shelf.firmKey,
    padded(JSON.stringify(value)),
    `${shelf.caseId}|${questionKey}|${path}`,
  )
}

const padTo = 64

/** What is sealed is as long as its text, and would tell 'yes' from 'no'. JSON takes no notice of blanks at its end. */
function padded(text: string): string {
  return text + ' '.repeat((padTo - (Buffer.byteLength(text) % padTo)) % padTo)
}

const questions = new WeakMap<Content, ReadonlyMap<string, ContentQuestion>>()

/** Also of a copy that the case does not have any more: what was private in it stays so. */
function fieldsOf(content: Content, questionKey: string): readonly ContentField[] {
  const byKey =
    questions.get(content) ??
    new Map(
      content.sections.flatMap(({ groups }) =>
        groups.flatMap((group) =>
          group.questions.map((question) => [question.key, question] as const),
        ),
      ),
    )
  questions.set(content, byKey)
  return (byKey.get(questionKey) ?? byKey.get(questionKey.replace(/_d[12]$/, '')))?.fields ?? []
}
