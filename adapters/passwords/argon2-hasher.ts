// Passwords through argon2id, peppered with a key that the database does not hold.
import { createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { ProblemList } from '#lib/problem.ts'
import { problemsOf } from '#lib/problem.ts'
import { takingTurns } from '#lib/turns.ts'
import type { PasswordHasher } from '#ports/password-hasher.ts'
import type { Secrets } from '#ports/secrets.ts'

export const passwordProblems = {
  'passwords.busy': {
    kind: 'unavailable',
    text: 'Many people are signing in right now. Please try again in a moment.',
  },
} as const satisfies ProblemList

const problem = problemsOf(passwordProblems)

export interface HashingCost {
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
}

export interface HasherSettings {
  readonly cost: HashingCost
  readonly mostAtOnce: number
  readonly mostWaiting: number
}

/** Safety, section 2: 64 MiB, 3 passes, 1 lane; as many at once as there are cores; 200 may wait. */
export const productionHashing: HasherSettings = {
  cost: { memoryKib: 65_536, passes: 3, lanes: 1 },
  mostAtOnce: availableParallelism(),
  mostWaiting: 200,
}

// The package declares its algorithms as an ambient enum, which cannot be imported here.
const argon2id = 2

/** Hashes and checks passwords exactly as typed: no trimming, no normalising. Beyond the line it throws 'passwords.busy'. */
export function argon2Hasher(
  secrets: Secrets,
  settings: HasherSettings = productionHashing,
): PasswordHasher {
  const pepper = secrets.keyFor('password-pepper')
  // As text: the package verifies text only.
  const peppered = (password: string) =>
    createHmac('sha256', pepper).update(password).digest('base64')
  const inTurn = takingTurns({ ...settings, turnedAway: () => problem('passwords.busy') })
  const { memoryKib, passes, lanes } = settings.cost
  const costs = { algorithm: argon2id, memoryCost: memoryKib, timeCost: passes, parallelism: lanes }
  // Made now and not at the first unknown user, whose answer would take twice as long.
  const dummy = hash(peppered(''), costs)

  return {
    hash: (password) => inTurn(() => hash(peppered(password), costs)),
    verify: (password, stored) =>
      inTurn(async () => {
        const isRight = await verify(stored ?? (await dummy), peppered(password))
        return isRight && stored !== undefined
      }),
  }
}
