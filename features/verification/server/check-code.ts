// A try is counted before codes are compared, so that parallel guesses cannot exceed the limit.
import { isSixDigits } from '../rules/code-life.ts'
import { isCode, subjectHashes } from './code-hash.ts'
import { listLatestCodes, markUsed, claimTry } from './verification.store.ts'
import type { VerificationDeps } from './deps.ts'

/** 'exhausted': this was the fifth wrong try. 'dead': no challenge is active. */
export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'exhausted' | 'dead'

export async function checkCode(
  deps: VerificationDeps,
  subject: string,
  code: string,
): Promise<CodeVerdict> {
  if (!isSixDigits(code)) return 'wrong'
  const { db } = deps.database
  const taken = await claimTry(db, subjectHashes(deps, subject))
  if (!taken) return 'dead'
  const { challengeId, isLast } = taken
  const codes = await listLatestCodes(db, challengeId)
  const match = codes.find(({ hash }) => isCode(deps, challengeId, code, hash))
  if (!match || match.isExpired) {
    if (isLast) return 'exhausted'
    return match || codes.every(({ isExpired }) => isExpired) ? 'expired' : 'wrong'
  }
  return (await markUsed(db, challengeId)) ? 'right' : 'dead'
}
