// The pair of one-time tokens that opens a course at its provider (decisions-courses A5c.3; safety 2.13).
import { findCase } from '#features/cases/server/read-cases.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { coursesOfCases } from '../courses.store.ts'
import { putHandOff, startUrlOf, useHandOff } from './hand-off.store.ts'
import { isOver, ownItemOf } from '../ordering/own-item.ts'
import { openStartUrl } from './sealed-courses.ts'
import type { CoursesWorld } from '../deps.ts'

/** By the database's clock. */
const handOffSeconds = 60

export interface HandOffPair {
  readonly info1: string
  readonly info2: string
}

const hashOf = ({ secrets }: Pick<CoursesWorld, 'secrets'>, token: string) =>
  secrets.fingerprint('course-hand-off', token)

/** A pair for this item, account and session; the one before it opens nothing any more. */
export async function newHandOff(
  world: CoursesWorld,
  { accountId, sessionId }: ClientViewer,
  itemId: string,
): Promise<HandOffPair> {
  const [info1, info2] = [world.ids.token(), world.ids.token()]
  await putHandOff(
    world.database.db,
    {
      itemId,
      accountId,
      sessionId,
      info1Hash: hashOf(world, info1),
      info2Hash: hashOf(world, info2),
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

/**
 * Uses the pair up and answers where the provider lets this person in; undefined when the pair was used, is late, another's or another provider's, when the course is
 * over, or when the address is not the provider's own.
 */
export async function openHandOff(
  world: CoursesWorld,
  { providerId, accountId, sessionId, info1, info2 }: Arrival,
): Promise<string | undefined> {
  const { db } = world.database
  const used = await useHandOff(db, {
    providerId,
    accountId,
    sessionId,
    info1Hash: hashOf(world, info1),
    info2Hash: hashOf(world, info2),
  })
  if (!used) return undefined
  const legalCase = await findCase(db, accountId, used.caseId)
  const stored = (await coursesOfCases(db, [used.caseId])).get(used.caseId)
  if (!legalCase?.active || !stored) return undefined
  const own = ownItemOf(stored, legalCase.debtor, ({ item }) => item.id === used.itemId)
  const sealed = own && !isOver(own.item) ? await startUrlOf(db, used.itemId) : null
  if (sealed === null) return undefined
  const url = openStartUrl(world, stored, used.itemId, sealed)
  if (world.courseProvider.isOwnAddress(providerId, url)) return url
  world.log.error(
    { itemId: used.itemId, providerId },
    "A registration leads to a host that is not the provider's",
  )
  return undefined
}
