import { comparableEmail } from '#lib/email.ts'
import type { Secrets } from '#ports/secrets.ts'
import { maxLogins } from '../../rules/lockout.ts'
import type { StaffDeps } from '../deps.ts'
import { listLoginsOfEmail, type LoginRecord } from '../logins.store.ts'

const purpose = 'staff-email'

/** Finds the logins of an address over all firms, without storing the address again. */
export function hashEmail({ secrets }: { readonly secrets: Secrets }, email: string): Uint8Array {
  return secrets.fingerprint(purpose, comparableEmail(email))
}

/**
 * Under all versions of the key: the stored hash is among them. The one in use is the first. Older
 * hashes may be of an address with invisible letters.
 */
function hashEmailForLookup(
  { secrets }: { readonly secrets: Secrets },
  email: string,
): readonly Uint8Array[] {
  const forms = new Set([comparableEmail(email), email.trim().normalize('NFKC').toLowerCase()])
  return [...forms].flatMap((form) => secrets.fingerprints(purpose, form))
}

/** Over all firms, the oldest first. Without people who have no password. */
export function listLoginsOfAddress(
  deps: Pick<StaffDeps, 'secrets' | 'workspaceDatabase'>,
  email: string,
): Promise<readonly LoginRecord[]> {
  const hashes = hashEmailForLookup(deps, email)
  return listLoginsOfEmail(deps.workspaceDatabase.forSignIn(hashes).db, hashes, maxLogins)
}
