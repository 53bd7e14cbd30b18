import type { Db } from '#ports/database.ts'
import type { Secrets } from '#ports/secrets.ts'
import { isStopped } from './notices.store.ts'
import { numberHashes } from './number-hash.ts'

/** False after STOP. Requested codes are sent anyway. */
export async function takesTexts(
  deps: { readonly secrets: Secrets },
  db: Db,
  mobilePhone: string,
): Promise<boolean> {
  return !(await isStopped(db, numberHashes(deps, mobilePhone)))
}
