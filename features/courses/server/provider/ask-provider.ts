// Asks a provider how an item stands, in case its news was lost (decisions-courses A5e.4): by the hour, and when somebody comes back from their course.
import type { ItemState } from '#ports/course-provider.ts'
import { reasonsOf } from './ask-service.ts'
import { fetchCertificates } from '../certificates/fetch-certificates.ts'
import { hearNews, type ItemNews } from './hear-news.ts'
import {
  closeEndedItems,
  heardItem,
  takeQuietItems,
  takeSilentItem,
} from '../ordering/item-news.store.ts'
import { keepRegistrationOf } from '../taking/keep-registration.ts'
import { inTurn } from '../course-lock.ts'
import type { CoursesWorld } from '../deps.ts'

/** So many in one run: at a tenth of a second each it is over before the next. */
const mostAtOnce = 500
/** Unanswered one after another: then the service is away, and the others wait for the next run. */
const mostUnanswered = 3
/** Nobody waits longer than this for a screen because a provider is slow; the answer still counts when it comes. */
const patienceMilliseconds = 1500

/** True when something has changed. Throws when the provider does not answer. */
export async function askProvider(world: CoursesWorld, itemId: string): Promise<boolean> {
  const before = await heardItem(world.database.db, { itemId })
  if (!before?.isCurrent) return false
  const state = await world.courseProvider.itemState({ itemKey: before.itemKey })
  if (!state) {
    world.log.error({ item: itemId }, 'A provider does not know a course that was ordered from it')
    return false
  }
  const hasChanged = await inTurn(world, before, () =>
    world.database.transact(async (tx) => {
      const item = await heardItem(tx, { itemId })
      if (!item) return false
      let changes = 0
      if (state.registration && !item.isRegistered) {
        await keepRegistrationOf(world, tx, item, itemId, item.method, state.registration)
        changes += 1
      }
      for (const news of newsOf(state)) {
        const now = await heardItem(tx, { itemId })
        if (now && (await hearNews(world, tx, now, news))) changes += 1
      }
      return changes > 0
    }),
  )
  await fetchCertificates(world, itemId)
  return hasChanged
}

/** The same as the provider's own messages would have said. */
function newsOf({ status, certificates }: ItemState): readonly ItemNews[] {
  const issued = certificates.map(
    ({ personKey, number, completedAt, url, sha256 }) =>
      ({ type: 'certificate.issued', personKey, number, completedAt, url, sha256 }) as const,
  )
  switch (status) {
    case 2:
    case 12:
      return issued
    case 3:
    case 13:
      return [...issued, { type: 'registration.accepted' }]
    case 4:
      return [...issued, { type: 'course.started' }]
    case 5:
    case 6:
      return [...issued, { type: 'course.finished' }]
    case 7:
      return [...issued, { type: 'course.canceled' }]
    case 8:
      return [...issued, { type: 'course.expired' }]
  }
}

/** The job: asks about everything that was silent for too long. One that cannot be asked keeps none of the others waiting. */
export async function askSilentProviders(world: CoursesWorld): Promise<void> {
  await closeEndedItems(world.database.db)
  let unanswered = 0
  for (let count = 0; count < mostAtOnce && unanswered < mostUnanswered; count += 1) {
    const itemId = await takeSilentItem(world.database.db)
    if (itemId === undefined) return
    unanswered = (await askQuietly(world, itemId)) === undefined ? unanswered + 1 : 0
  }
}

/**
 * For whoever looks at a course that may have moved on: each item at most once a minute. True when the answer has come in time and changed something, so that
 * what was read before must be read again. Throws nothing.
 */
export async function askIfDue(
  world: CoursesWorld,
  items: ReadonlyArray<{ readonly id: string; readonly status: number }>,
): Promise<boolean> {
  const open = items
    .filter(({ status }) => status === 3 || status === 4 || status === 13)
    .map(({ id }) => id)
  if (open.length === 0) return false
  const due = await takeQuietItems(world.database.db, open)
  if (due.length === 0) return false
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMilliseconds)
  })
  const answers = Promise.all(due.map((itemId) => askQuietly(world, itemId))).then((changes) =>
    changes.includes(true),
  )
  return Promise.race([answers, tooLate]).finally(() => clearTimeout(timer))
}

/** Undefined when nothing came of it. */
export async function askQuietly(
  world: CoursesWorld,
  itemId: string,
): Promise<boolean | undefined> {
  try {
    return await askProvider(world, itemId)
  } catch (error) {
    world.log.warn(
      { item: itemId, error: reasonsOf(error) },
      'A provider could not be asked about a course',
    )
    return undefined
  }
}
