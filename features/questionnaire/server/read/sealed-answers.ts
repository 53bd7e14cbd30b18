import type { SealedFirmKey, Secrets } from '#ports/secrets.ts'
import type { Content, ContentField, ContentQuestion } from '../../rules/content/content.ts'
import type { Json, JsonObject } from '../../rules/content/model.ts'
import type { OpenedAnswer } from '../../rules/private/opened-answer.ts'
import type { AnswerRow, SecretRow } from './answers.store.ts'

export interface Vault {
  readonly secrets: Secrets
}

/** The case of an answer, and the firm whose key seals it. */
export interface AnswerKeyContext {
  readonly caseId: string
  readonly firmId: string
  readonly firmKey: SealedFirmKey
  readonly content: Content
}

export function openAnswer(
  deps: Vault,
  context: AnswerKeyContext,
  row: Pick<AnswerRow, 'questionKey' | 'revision' | 'sealed' | 'secrets'>,
): OpenedAnswer {
  return withSecrets(
    deps,
    context,
    row.questionKey,
    openText(deps, context, row.questionKey, row.revision, row.sealed),
    row.secrets,
  )
}

export function withSecrets(
  deps: Vault,
  context: AnswerKeyContext,
  questionKey: string,
  data: JsonObject,
  rows: readonly SecretRow[],
): OpenedAnswer {
  const secrets = new Map(rows.map((secret) => [secret.path, secret]))
  return {
    fields: toFields(context.content, questionKey),
    data,
    findOwner: (path) => secrets.get(path)?.debtor,
    valueAt: (path) => openSecret(deps, context, questionKey, secrets.get(path)),
  }
}

export function openText(
  deps: Vault,
  context: AnswerKeyContext,
  questionKey: string,
  revision: number,
  sealed: Uint8Array,
): JsonObject {
  return JSON.parse(
    deps.secrets.openForFirm(
      context.firmId,
      context.firmKey,
      sealed,
      answerContext({ ...context, questionKey, revision }),
    ),
  ) as JsonObject
}

interface OfQuestion {
  readonly caseId: string
  readonly questionKey: string
}

export const answerContext = ({
  caseId,
  questionKey,
  revision,
}: OfQuestion & { readonly revision: number | string }) => `${caseId}|${questionKey}|${revision}`

export const secretContext = ({
  caseId,
  questionKey,
  path,
}: OfQuestion & { readonly path: string }) => `${caseId}|${questionKey}|${path}`

type HashedText = readonly [
  context: Pick<AnswerKeyContext, 'caseId'>,
  questionKey: string,
  revision: number,
  text: string,
]

const fingerprintPurpose = 'questionnaire-answer'
const toHashedText = ([{ caseId }, questionKey, revision, text]: HashedText) =>
  `${caseId}|${questionKey}|${revision}|${text}`

/** Detects a changed text without revealing it. */
export function toFingerprint({ secrets }: Vault, ...hashed: HashedText): Uint8Array {
  return secrets.fingerprint(fingerprintPurpose, toHashedText(hashed))
}

export function hasFingerprint(
  { secrets }: Vault,
  stored: Uint8Array,
  ...hashed: HashedText
): boolean {
  return secrets.isFingerprint(fingerprintPurpose, toHashedText(hashed), stored)
}

export function sealText(
  deps: Vault,
  context: AnswerKeyContext,
  questionKey: string,
  revision: number,
  text: string,
): Uint8Array {
  return deps.secrets.sealForFirm(
    context.firmId,
    context.firmKey,
    padText(text),
    answerContext({ ...context, questionKey, revision }),
  )
}

function openSecret(
  deps: Vault,
  context: AnswerKeyContext,
  questionKey: string,
  secret: SecretRow | undefined,
): Json | undefined {
  if (!secret) return undefined
  return JSON.parse(
    deps.secrets.openForFirm(
      context.firmId,
      context.firmKey,
      secret.sealed,
      secretContext({ ...context, questionKey, path: secret.path }),
    ),
  ) as Json
}

export function sealSecret(
  deps: Vault,
  context: AnswerKeyContext,
  questionKey: string,
  path: string,
  value: Json,
): Uint8Array {
  return deps.secrets.sealForFirm(
    context.firmId,
    context.firmKey,
    padText(JSON.stringify(value)),
    secretContext({ ...context, questionKey, path }),
  )
}

const padTo = 64

/** Hides the length of the text, which would reveal 'yes' or 'no'. JSON ignores trailing blanks. */
export function padText(text: string): string {
  return text + ' '.repeat((padTo - (Buffer.byteLength(text) % padTo)) % padTo)
}

const questions = new WeakMap<Content, ReadonlyMap<string, ContentQuestion>>()

/** Also finds fields of a question that the case no longer has, to keep its values private. */
function toFields(content: Content, questionKey: string): readonly ContentField[] {
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
