import type { Tx } from '#ports/database.ts'
import {
  hasSendLeft,
  lockSubject,
  insertChallenge,
  insertCode,
  findActiveChallenge,
} from './verification.store.ts'
import { codeHash, subjectHash, subjectHashes } from './code-hash.ts'
import type { VerificationDeps } from './deps.ts'

/** Undefined if no code may be sent now (spec: accounts#code-resend, accounts#code-latest-two). */
export async function issueCode(
  deps: VerificationDeps,
  tx: Tx,
  purpose: string,
): Promise<string | undefined> {
  const subjects = subjectHashes(deps, purpose)
  // In the same order in all processes: while a new version of the key comes into use, some do not
  // know it, or do not use it yet.
  for (const subject of subjects.toSorted()) await lockSubject(tx, subject)
  const live = await findActiveChallenge(tx, subjects)
  if (live) {
    if (!live.maySend) return undefined
    return addCode(deps, tx, live.id)
  }
  if (!(await hasSendLeft(tx, subjects))) return undefined
  const challengeId = deps.ids.rowId()
  await insertChallenge(tx, challengeId, subjectHash(deps, purpose))
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
