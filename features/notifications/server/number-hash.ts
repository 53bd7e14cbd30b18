// A hash lets us recognize a number that we do not store.
import type { Secrets } from '#ports/secrets.ts'

interface HashDeps {
  readonly secrets: Secrets
}

const purpose = 'text-stop'

export function numberHash({ secrets }: HashDeps, mobilePhone: string): Uint8Array {
  return secrets.fingerprint(purpose, mobilePhone)
}

/** Under all versions of the key: the stored hash is among them. */
export function numberHashes({ secrets }: HashDeps, mobilePhone: string): readonly Uint8Array[] {
  return secrets.fingerprints(purpose, mobilePhone)
}
