// Compares a typed code with the latest two. A try is taken before anything is compared, so that many guesses at once cannot slip through.
import { timingSafeEqual } from 'node:crypto'
import { isSixDigits } from '../rules/code-life.ts'
import { codeHash, subjectHash } from './code-hash.ts'
import { latestCodes, markUsed, takeTry } from './verification.store.ts'
import type { VerificationWorld } from './deps.ts'

/** 'exhausted': this was the fifth try, and wrong. 'dead': no challenge, or exhausted or used before. */
export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'exhausted' | 'dead'

/** A right code is used up by this call. */
export async function checkCode(
  world: VerificationWorld,
  subject: string,
  code: string,
): Promise<CodeVerdict> {
  if (!isSixDigits(code)) return 'wrong'
  const { db } = world.database
  const taken = await takeTry(db, subjectHash(world, subject))
  if (!taken) return 'dead'
  const { challengeId, isLast } = taken
  const typed = codeHash(world, challengeId, code)
  const codes = await latestCodes(db, challengeId)
  const match = codes.find(({ hash }) => timingSafeEqual(hash, typed))
  if (!match || match.isExpired) {
    if (isLast) return 'exhausted'
    return match || codes.every(({ isExpired }) => isExpired) ? 'expired' : 'wrong'
  }
  return (await markUsed(db, challengeId)) ? 'right' : 'dead'
}
