// How long ago the latest valid code was sent: a reloaded page then neither sends another nor offers one too early.
import type { Db } from '#ports/database.ts'
import { subjectHash } from './code-hash.ts'
import { ageOfValidCode } from './verification.store.ts'
import type { VerificationWorld } from './deps.ts'

/** Whole seconds; undefined when no code of this subject can be answered any more. */
export function codeAgeSeconds(
  world: VerificationWorld,
  db: Db,
  subject: string,
): Promise<number | undefined> {
  return ageOfValidCode(db, subjectHash(world, subject))
}
