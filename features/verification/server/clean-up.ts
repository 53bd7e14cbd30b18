import type { Db } from '#ports/database.ts'
import { sweepChallenges } from './verification.store.ts'

export function cleanUpVerification(db: Db): Promise<void> {
  return sweepChallenges(db)
}
