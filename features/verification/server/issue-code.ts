// Makes a six-digit code for a subject. The caller sends it, in its own words; verification knows no purpose.
import type { Tx } from '#ports/database.ts'
import {
  hasSendLeft,
  holdSubject,
  insertChallenge,
  insertCode,
  liveChallenge,
} from './verification.store.ts'
import { codeHash, subjectHash } from './code-hash.ts'
import type { VerificationWorld } from './deps.ts'

/**
 * Answers the code to send, or undefined when one was sent less than 30 seconds ago, five within the hour or ten within the day: the caller then answers
 * as if it had been sent. The two latest codes stay valid; wrong tries are shared between them (safety 2.4).
 */
export async function issueCode(
  world: VerificationWorld,
  tx: Tx,
  purpose: string,
): Promise<string | undefined> {
  const subject = subjectHash(world, purpose)
  await holdSubject(tx, subject)
  const live = await liveChallenge(tx, subject)
  if (live) {
    if (!live.maySend) return undefined
    return addCode(world, tx, live.id)
  }
  if (!(await hasSendLeft(tx, subject))) return undefined
  const challengeId = world.ids.rowId()
  await insertChallenge(tx, challengeId, subject)
  return addCode(world, tx, challengeId)
}

async function addCode(world: VerificationWorld, tx: Tx, challengeId: string): Promise<string> {
  const code = world.ids.sixDigits()
  await insertCode(tx, {
    id: world.ids.rowId(),
    challengeId,
    hash: codeHash(world, challengeId, code),
  })
  return code
}
