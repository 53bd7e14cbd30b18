// A telephone number as the list of stopped numbers keeps it: recognised, and not readable.
import type { Secrets } from '#ports/secrets.ts'

export function numberHash(world: { readonly secrets: Secrets }, mobilePhone: string): Uint8Array {
  return world.secrets.fingerprint('text-stop', mobilePhone)
}
