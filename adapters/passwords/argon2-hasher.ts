import { createHmac, randomBytes } from 'node:crypto'
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
const purpose = 'password-pepper'
const firstVersion = 1
/** Lengths that the package uses. */
const [saltBytes, tagBytes] = [16, 32]

/** Hashes passwords exactly as typed. Throws 'passwords.busy' when the queue is full. */
export function argon2Hasher(
  secrets: Secrets,
  settings: HasherSettings = productionHashing,
): PasswordHasher {
  const newestVersion = () => secrets.keysFor(purpose)[0]?.version ?? firstVersion
  // The package verifies only text.
  const peppered = (password: string, wanted: number) => {
    const match = secrets.keysFor(purpose).find(({ version }) => version === wanted)
    if (!match) throw new Error(`The password pepper has no version ${wanted}`)
    return createHmac('sha256', match.key).update(password).digest('base64')
  }
  const inTurn = limitConcurrency({ ...settings, turnedAway: () => problem('passwords.busy') })
  const { memoryKib, passes, lanes } = settings.cost
  const costs = { algorithm: argon2id, memoryCost: memoryKib, timeCost: passes, parallelism: lanes }
  const unmatchable = unmatchableHash(settings.cost)

  return {
    hash: (password) =>
      inTurn(async () => {
        const version = newestVersion()
        return addVersion(version, await hash(peppered(password, version), costs))
      }),
    verify: (password, stored) =>
      inTurn(async () => {
        const { version, phc } =
          stored === undefined
            ? { version: newestVersion(), phc: unmatchable }
            : readVersion(stored)
        const isRight = await verify(phc, peppered(password, version))
        return isRight && stored !== undefined
      }),
    isOutdated: (stored) => readVersion(stored).version < newestVersion(),
  }
}

/** Verifying a password against it costs as much as against a real hash, and always fails. */
export function unmatchableHash({ memoryKib, passes, lanes }: HashingCost): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${random(saltBytes)}$${random(tagBytes)}`
}

/** The first version is not written, so that hashes from before versions stay as they are. */
function addVersion(version: number, phc: string): string {
  return version === firstVersion ? phc : `v${version}:${phc}`
}

function readVersion(stored: string): { readonly version: number; readonly phc: string } {
  const [, version, phc = stored] = /^v(\d+):(.*)$/.exec(stored) ?? []
  return { version: version === undefined ? firstVersion : Number(version), phc }
}
