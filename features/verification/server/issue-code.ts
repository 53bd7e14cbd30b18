// Makes a six-digit code for a subject. The caller sends it, in its own words; verification knows no purpose.
import type { Tx } from '#ports/database.ts'
import { holdSubject, insertChallenge, insertCode, liveChallenge, sendsWithinTheHour } from './verification.store.ts'
import { mostSendsPerHour } from '../rules/code-life.ts'
import { codeHash } from './code-hash.ts'
import type { VerificationWorld } from './world.ts'

/**
 * Answers the code to send, or undefined when one was sent less than 30 seconds ago or five within the hour: the caller then answers
 * as if it had been sent. The two latest codes stay valid; wrong tries are shared between them (safety 2.4).
 */
export async function issueCode(world: VerificationWorld, tx: Tx, subject: string): Promise<string | undefined> {
  await holdSubject(tx, subject)
  const live = await liveChallenge(tx, subject)
  if (live) {
    if (!live.maySend) return undefined
    return addCode(world, tx, live.id)
  }
  if ((await sendsWithinTheHour(tx, subject)) >= mostSendsPerHour) return undefined
  const challengeId = world.ids.rowId()
  await insertChallenge(tx, challengeId, subject)
  return addCode(world, tx, challengeId)
}

async function addCode(world: VerificationWorld, tx: Tx, challengeId: string): Promise<string> {
  const code = world.ids.sixDigits()
  await insertCode(tx, { id: world.ids.rowId(), challengeId, hash: codeHash(world, challengeId, code) })
  return code
}
