import type { Db } from '#ports/database.ts'
import { subjectHashes } from './code-hash.ts'
import { ageOfValidCode } from './verification.store.ts'
import type { VerificationDeps } from './deps.ts'

/** Whole seconds, or undefined when the subject has no valid code. */
export function codeAgeSeconds(
  deps: VerificationDeps,
  db: Db,
  subject: string,
): Promise<number | undefined> {
  return ageOfValidCode(db, subjectHashes(deps, subject))
}
