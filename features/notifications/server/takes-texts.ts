// Whether a number still gets texts that nobody asked for.
import type { Db } from '#ports/database.ts'
import type { Secrets } from '#ports/secrets.ts'
import { isStopped } from './notices.store.ts'
import { numberHash } from './number-hash.ts'

/** False once somebody answered STOP there. Codes that are asked for go there all the same. */
export async function takesTexts(
  world: { readonly secrets: Secrets },
  db: Db,
  mobilePhone: string,
): Promise<boolean> {
  return !(await isStopped(db, numberHash(world, mobilePhone)))
}
