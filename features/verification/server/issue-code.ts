import type { Tx } from '#ports/database.ts'
import {
  hasSendLeft,
  lockSubject,
  insertChallenge,
  insertCode,
  findActiveChallenge,
} from './verification.store.ts'
import { codeHash, subjectHash } from './code-hash.ts'
import type { VerificationDeps } from './deps.ts'

/** Undefined if no code may be sent now (spec: accounts#code-resend, accounts#code-latest-two). */
export async function issueCode(
  deps: VerificationDeps,
  tx: Tx,
  purpose: string,
): Promise<string | undefined> {
  const subject = subjectHash(deps, purpose)
  await lockSubject(tx, subject)
  const live = await findActiveChallenge(tx, subject)
  if (live) {
    if (!live.maySend) return undefined
    return addCode(deps, tx, live.id)
  }
  if (!(await hasSendLeft(tx, subject))) return undefined
  const challengeId = deps.ids.rowId()
  await insertChallenge(tx, challengeId, subject)
  return addCode(deps, tx, challengeId)
}

async function addCode(deps: VerificationDeps, tx: Tx, challengeId: string): Promise<string> {
  const code = deps.ids.sixDigits()
  await insertCode(tx, {
    id: deps.ids.rowId(),
    challengeId,
    hash: codeHash(deps, challengeId, code),
  })
  return code
}
