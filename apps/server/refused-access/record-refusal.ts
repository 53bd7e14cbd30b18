// Writes refused access to the audit (spec: security#refused-access).
import { createHash } from 'node:crypto'
import { alertAboutRefusals } from '#features/staff/server/refusals/alert-about-refusals.ts'
import type { StaffNoticeDeps } from '#features/notifications/server/staff/deps.ts'
import type { StaffDeps } from '#features/staff/server/deps.ts'
import type { RateLimit } from '#lib/limits.ts'
import type { RefusedAccess } from '#lib/refused-access.ts'
import {
  getActor,
  getStaffActor,
  type AnyViewer,
  type PreviewViewer,
  type SignedInViewer,
  type StaffViewer,
} from '#lib/viewer.ts'
import type { Log } from '#ports/log.ts'

/** More than these are only counted. Those of staff alert the administrators. */
export const rowsPerPerson: RateLimit = { name: 'refused-access', max: 20, perSeconds: 600 }
export const alertsPerPerson: RateLimit = { name: 'refused-access-alert', max: 1, perSeconds: 3600 }
const triedCharacters = 12

export type RefusalDeps = StaffDeps & StaffNoticeDeps & { readonly log: Log }

export type RecordRefusal = (viewer: AnyViewer, refusal: RefusedAccess) => Promise<void>

/** Until when a person gets no entry, so that a flood costs one statement each. */
type CountedUntil = Map<string, Date>
const maxRemembered = 10_000

/** A failure changes no answer. */
export function createRefusalRecorder(getDeps: () => RefusalDeps): RecordRefusal {
  const countedUntil: CountedUntil = new Map()
  return async (viewer, refusal) => {
    if (viewer.kind === 'signed-out') return
    const deps = getDeps()
    try {
      await record(deps, countedUntil, viewer, refusal)
    } catch (error) {
      deps.log.error(
        { err: error, requestId: viewer.source.requestId },
        'A refused access was not recorded',
      )
    }
  }
}

async function record(
  deps: RefusalDeps,
  countedUntil: CountedUntil,
  viewer: StaffViewer | PreviewViewer | SignedInViewer,
  { operation, thing, tried }: RefusedAccess,
): Promise<void> {
  const staff = viewer.kind === 'staff' || viewer.kind === 'preview' ? viewer : undefined
  const personId = 'staffId' in viewer ? viewer.staffId : viewer.accountId
  const count = () => deps.audit.countRefusal({ personId, firmId: staff?.firmId }, thing)
  const until = countedUntil.get(personId)
  if (until && until > deps.clock.now()) return count()
  const claim = await deps.limits.claim([{ limit: rowsPerPerson, subject: personId }])
  if (!claim.isClaimed) {
    await count()
    const alert = { limit: alertsPerPerson, subject: personId }
    if (staff) await alertAboutRefusals(deps, staff, { count: rowsPerPerson.max, turn: alert })
    // After an alert that failed, the next refusal tries again.
    if (countedUntil.size >= maxRemembered) countedUntil.clear()
    countedUntil.set(personId, claim.nextAt)
    return
  }
  const actor = 'staffId' in viewer ? getStaffActor(viewer) : getActor(viewer)
  await deps.audit.record({
    event: 'access.refused',
    outcome: 'refused',
    ...actor,
    details: {
      ...('details' in actor ? actor.details : {}),
      ...{ operation, thing },
      ...(tried.length > 0 && { tried: shorten(tried), ids: tried.length }),
    },
  })
}

/** Tells repeated tries of the same IDs from others. The IDs themselves may be those of another firm. */
function shorten(tried: readonly string[]): string {
  const hash = createHash('sha256').update(tried.join('|').toLowerCase()).digest('hex')
  return hash.slice(0, triedCharacters)
}
