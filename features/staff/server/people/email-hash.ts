import { comparableEmail } from '#lib/email.ts'
import type { Secrets } from '#ports/secrets.ts'

/** Finds the logins of an address over all firms, without storing the address again. */
export function hashEmail({ secrets }: { readonly secrets: Secrets }, email: string): Uint8Array {
  return secrets.fingerprint('staff-email', comparableEmail(email))
}
