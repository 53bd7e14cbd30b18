// A hash lets us recognize a number that we do not store.
import type { Secrets } from '#ports/secrets.ts'

export function numberHash(deps: { readonly secrets: Secrets }, mobilePhone: string): Uint8Array {
  return deps.secrets.fingerprint('text-stop', mobilePhone)
}
