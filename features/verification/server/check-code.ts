// Compares a typed code with the latest two. A try is taken before anything is compared, so that many guesses at once cannot slip through.
import { timingSafeEqual } from 'node:crypto'
import { isSixDigits } from '../rules/code-life.ts'
import { codeHash } from './code-hash.ts'
import { latestCodes, markUsed, takeTry } from './verification.store.ts'
import type { VerificationWorld } from './world.ts'

/** 'dead': no challenge, or five wrong tries, or it was used before. */
export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'dead'

/** A right code is used up by this call. */
export async function checkCode(world: VerificationWorld, subject: string, code: string): Promise<CodeVerdict> {
  if (!isSixDigits(code)) return 'wrong'
  const { db } = world.database
  const challengeId = await takeTry(db, subject)
  if (challengeId === undefined) return 'dead'
  const typed = codeHash(world, challengeId, code)
  const codes = await latestCodes(db, challengeId)
  const match = codes.find(({ hash }) => timingSafeEqual(hash, typed))
  if (!match) return codes.every(({ isExpired }) => isExpired) ? 'expired' : 'wrong'
  if (match.isExpired) return 'expired'
  return (await markUsed(db, challengeId)) ? 'right' : 'dead'
}
