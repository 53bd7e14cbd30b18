import type { ItemState } from '#ports/course-provider.ts'
import { toReasons } from './call-service.ts'
import { fetchCertificatesOfItem } from './fetch-certificates.ts'
import { receiveNews, type ItemNews } from './hear-news.ts'
import {
  closeEndedItems,
  findEventItem,
  claimQuietItems,
  claimSilentItem,
} from './item-news.store.ts'
import { saveRegistration } from '../taking/save-registration.ts'
import { withCourseLock } from '../course-lock.ts'
import type { ItemOfFirm } from '../courses.store.ts'
import type { CoursesDeps } from '../deps.ts'

/** Max items in one run over all firms. At 0.1 s each, a run ends before the next one starts. */
const maxItems = 500
/** After this many failures in a row the service counts as down until the next run. */
const maxUnanswered = 3
/** A screen waits at most this long for a slow provider. A later response is still processed. */
const timeoutMilliseconds = 1500

/**
 * Returns true if something changed. Throws if the service does not respond
 * (spec: courses#lost-news).
 */
export async function refreshItem(deps: CoursesDeps, key: ItemOfFirm): Promise<boolean> {
  const { itemId } = key
  const before = await findEventItem(deps.database.db, key)
  if (!before?.isCurrent) return false
  const state = await deps.courseProvider.itemState({ itemKey: before.itemKey })
  if (!state) {
    deps.log.error({ item: itemId }, 'A provider does not know a course that was ordered from it')
    return false
  }
  const hasChanged = await withCourseLock(deps, before, () =>
    deps.database.transact(async (tx) => {
      const item = await findEventItem(tx, key)
      if (!item) return false
      let changes = 0
      if (state.registration && !item.isRegistered) {
        await saveRegistration(deps, tx, item, itemId, item.method, state.registration)
        await deps.caseChanged(tx, item)
        changes += 1
      }
      for (const news of getNews(state)) {
        const now = await findEventItem(tx, key)
        if (now && (await receiveNews(deps, tx, now, news))) changes += 1
      }
      return changes > 0
    }),
  )
  await fetchCertificatesOfItem(deps, key)
  return hasChanged
}

/** Converts the state to the same news as the provider's webhooks. */
function getNews({ status, certificates }: ItemState): readonly ItemNews[] {
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

/**
 * Returns the work of one run for each firm: requests the state of items without recent news. A
 * failure does not stop the others. The limits apply to the run as a whole.
 */
export function newRefreshRun(): (
  deps: CoursesDeps,
  firmId: string,
) => Promise<'stop' | undefined> {
  let [count, unanswered] = [0, 0]
  return async (deps, firmId) => {
    const { db } = deps.database
    await closeEndedItems(db, firmId)
    while (count < maxItems && unanswered < maxUnanswered) {
      const item = await claimSilentItem(db, firmId)
      if (!item) return undefined
      count += 1
      unanswered = (await refreshQuietly(deps, item)) === undefined ? unanswered + 1 : 0
    }
    return 'stop'
  }
}

/** Requests an item at most once a minute. True if the caller must read again. Never throws. */
export async function refreshIfDue(
  deps: CoursesDeps,
  firmId: string,
  items: ReadonlyArray<{ readonly id: string; readonly status: number }>,
): Promise<boolean> {
  const open = items
    .filter(({ status }) => status === 3 || status === 4 || status === 13)
    .map(({ id }) => id)
  if (open.length === 0) return false
  const due = await claimQuietItems(deps.database.db, firmId, open)
  if (due.length === 0) return false
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMilliseconds)
  })
  const answers = Promise.all(due.map((item) => refreshQuietly(deps, item))).then((changes) =>
    changes.includes(true),
  )
  return Promise.race([answers, tooLate]).finally(() => clearTimeout(timer))
}

/** Returns undefined on failure. */
export async function refreshQuietly(
  deps: CoursesDeps,
  key: ItemOfFirm,
): Promise<boolean | undefined> {
  try {
    return await refreshItem(deps, key)
  } catch (error) {
    deps.log.warn(
      { item: key.itemId, error: toReasons(error) },
      'A provider could not be asked about a course',
    )
    return undefined
  }
}
