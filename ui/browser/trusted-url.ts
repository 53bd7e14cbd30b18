// Only files of our own build may become workers.

interface TrustedUrlPolicy {
  readonly createScriptURL: (address: string) => string
}

/** Exists in browsers with Trusted Types. Its result is an object that counts as a string. */
interface PolicyMaker {
  readonly createPolicy: (name: string, rules: TrustedUrlPolicy) => TrustedUrlPolicy
}

let policy: TrustedUrlPolicy | undefined

// The development server serves packages from their folders.
const ownPlaces = import.meta.env.DEV
  ? /^\/(workspace\/)?(assets|@fs)\//
  : /^\/(workspace\/)?assets\//

function ownScript(address: string): string {
  const { origin, pathname } = new URL(address, location.origin)
  if (origin !== location.origin || !ownPlaces.test(pathname))
    throw new TypeError('Not a script of ours')
  return address
}

const withoutTrustedTypes: PolicyMaker = { createPolicy: (_name, rules) => rules }

export function trustedWorker(address: string): Worker {
  const { trustedTypes = withoutTrustedTypes } = globalThis as {
    readonly trustedTypes?: PolicyMaker
  }
  policy ??= trustedTypes.createPolicy('portal-url', { createScriptURL: ownScript })
  return new Worker(policy.createScriptURL(address), { type: 'module' })
}
