import { createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { ProblemList } from '#lib/problem.ts'
import { problemFactory } from '#lib/problem.ts'
import { limitConcurrency } from '#lib/turns.ts'
import type { PasswordHasher } from '#ports/password-hasher.ts'
import type { Secrets } from '#ports/secrets.ts'

export const passwordProblems = {
  'passwords.busy': {
    kind: 'unavailable',
    text: 'Many people are signing in right now. Please try again in a moment.',
  },
} as const satisfies ProblemList

const problem = problemFactory(passwordProblems)

export interface HashingCost {
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
}

export interface HasherSettings {
  readonly cost: HashingCost
  readonly maxConcurrent: number
  readonly maxQueued: number
}

/** One hash per core at a time (spec: security#password-hashing, limits#password-hash). */
export const productionHashing: HasherSettings = {
  cost: { memoryKib: 65_536, passes: 3, lanes: 1 },
  maxConcurrent: availableParallelism(),
  maxQueued: 200,
}

// The package declares its algorithms as an ambient enum, which cannot be imported here.
const argon2id = 2

/** Hashes passwords exactly as typed. Throws 'passwords.busy' when the queue is full. */
export function argon2Hasher(
  secrets: Secrets,
  settings: HasherSettings = productionHashing,
): PasswordHasher {
  const pepper = secrets.keyFor('password-pepper')
  // The package verifies only text.
  const peppered = (password: string) =>
    createHmac('sha256', pepper).update(password).digest('base64')
  const inTurn = limitConcurrency({ ...settings, turnedAway: () => problem('passwords.busy') })
  const { memoryKib, passes, lanes } = settings.cost
  const costs = { algorithm: argon2id, memoryCost: memoryKib, timeCost: passes, parallelism: lanes }
  // Computed at startup: the first unknown user would otherwise wait twice as long.
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
