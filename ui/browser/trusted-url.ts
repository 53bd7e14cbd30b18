// The one place that vouches for the address of a script: workers are made of files of our own build, and of nothing else.

interface TrustedUrlPolicy {
  readonly createScriptURL: (address: string) => string
}

/** Browsers with Trusted Types know it; its value is an object that counts as a string to what makes workers. */
interface PolicyMaker {
  readonly createPolicy: (name: string, rules: TrustedUrlPolicy) => TrustedUrlPolicy
}

let policy: TrustedUrlPolicy | undefined

// While developing, packages are served from where they lie.
const ownPlaces = import.meta.env.DEV ? /^\/(assets|@fs)\// : /^\/assets\//

function ownScript(address: string): string {
  const { origin, pathname } = new URL(address, location.origin)
  if (origin !== location.origin || !ownPlaces.test(pathname))
    throw new TypeError('Not a script of ours')
  return address
}

const withoutTrustedTypes: PolicyMaker = { createPolicy: (_name, rules) => rules }

/** A worker made of a script of our own, under the policy `portal-url` of the content security policy. */
export function trustedWorker(address: string): Worker {
  const { trustedTypes = withoutTrustedTypes } = globalThis as {
    readonly trustedTypes?: PolicyMaker
  }
  // A policy may be made once; another one of the same name is refused.
  policy ??= trustedTypes.createPolicy('portal-url', { createScriptURL: ownScript })
  return new Worker(policy.createScriptURL(address), { type: 'module' })
}
