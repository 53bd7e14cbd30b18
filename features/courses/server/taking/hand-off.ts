// spec: courses#hand-off, security#course-hand-off
import { findCase } from '#features/cases/server/read-cases.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { ItemOfFirm } from '../courses.store.ts'
import { listCoursesOfCases } from '../stored-courses.store.ts'
import { insertHandOff, findStartUrl, redeemHandOff } from './hand-off.store.ts'
import { isOver, findOwnItem } from './find-own-item.ts'
import { unsealStartUrl } from './sealed-courses.ts'
import type { CoursesDeps } from '../deps.ts'

/** By the database's clock. */
const handOffSeconds = 60

export interface HandOffPair {
  readonly info1: string
  readonly info2: string
}

const purpose = 'course-hand-off'

/** Creates a pair for this item, account and session, and invalidates the previous one. */
export async function newHandOff(
  deps: CoursesDeps,
  { accountId, sessionId }: ClientViewer,
  { firmId, itemId }: ItemOfFirm,
): Promise<HandOffPair> {
  const [info1, info2] = [deps.ids.token(), deps.ids.token()]
  await insertHandOff(
    deps.database.db,
    {
      firmId,
      itemId,
      accountId,
      sessionId,
      info1Hash: deps.secrets.fingerprint(purpose, info1),
      info2Hash: deps.secrets.fingerprint(purpose, info2),
    },
    handOffSeconds,
  )
  return { info1, info2 }
}

export interface Arrival extends HandOffPair {
  readonly providerId: number
  readonly accountId: string
  readonly sessionId: string
}

/** Uses up the pair. Returns undefined if the pair, the course or the address is not valid. */
export async function openHandOff(
  deps: CoursesDeps,
  { providerId, accountId, sessionId, info1, info2 }: Arrival,
): Promise<string | undefined> {
  const { db } = deps.database
  const used = await redeemHandOff(db, {
    providerId,
    accountId,
    sessionId,
    info1Hashes: deps.secrets.fingerprints(purpose, info1),
    info2Hashes: deps.secrets.fingerprints(purpose, info2),
  })
  if (!used) return undefined
  const legalCase = await findCase(db, { kind: 'client', accountId }, used.caseId)
  const stored = (await listCoursesOfCases(db, [used])).get(used.caseId)
  if (!legalCase?.active || !stored) return undefined
  const own = findOwnItem(stored, legalCase.debtor, ({ item }) => item.id === used.itemId)
  const sealed = own && !isOver(own.item) ? await findStartUrl(db, used) : null
  if (sealed === null) return undefined
  const url = unsealStartUrl(deps, stored, used.itemId, sealed)
  if (deps.courseProvider.isOwnAddress(providerId, url)) return url
  deps.log.error(
    { itemId: used.itemId, providerId },
    "A registration leads to a host that is not the provider's",
  )
  return undefined
}
