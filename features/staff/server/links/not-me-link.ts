import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { Tx } from '#ports/database.ts'
import type { StaffDeps } from '../deps.ts'
import { insertLink, type LinkRecord } from './links.store.ts'

/** Returns the link for an email about a login or a changed password. */
export async function createNotMeLink(
  deps: Pick<StaffDeps, 'ids' | 'publicUrl'>,
  tx: Tx,
  login: LinkRecord,
): Promise<string> {
  const token = deps.ids.token()
  await insertLink(tx, tokenHash(token), 'not-me', login)
  return `${deps.publicUrl}/workspace/not-me#token=${token}`
}
