// Handles a webhook once, under the course's lock (spec: courses#webhooks, courses#in-turn).
import type { CourseEvent } from '#ports/course-events.ts'
import { refreshQuietly } from './refresh-items.ts'
import { refreshCatalogue } from './catalogue.ts'
import { fetchCertificatesOfItem } from './fetch-certificates.ts'
import { receiveNews } from './hear-news.ts'
import {
  findEventItem,
  insertItemEvent,
  markEventReceived,
  isWebhookReceived,
} from './item-news.store.ts'
import { withCourseLock } from '../course-lock.ts'
import { refreshPages } from './provider-pages.ts'
import type { CoursesDeps } from '../deps.ts'

export type Reception = 'heard' | 'heard-before' | 'unknown-item'

/** Records late or repeated news without effect. If this throws, the sender retries. */
export async function receiveEvent(
  deps: CoursesDeps,
  { id, itemKey, news }: CourseEvent,
): Promise<Reception> {
  const { db } = deps.database
  if (await isWebhookReceived(db, id)) return 'heard-before'
  if (news.type === 'catalog.changed') {
    await refreshCatalogue(deps, news.providerId)
    await refreshPages(deps, news.providerId)
    return (await deps.database.transact((tx) =>
      insertItemEvent(tx, { id, type: news.type, itemId: null }),
    ))
      ? 'heard'
      : 'heard-before'
  }
  const known = itemKey === null ? undefined : await findEventItem(db, { itemKey })
  if (!known) return 'unknown-item'
  const { itemId, firmId } = known
  const key = { itemId, firmId }
  const isNew = await withCourseLock(deps, known, () =>
    deps.database.transact(async (tx) => {
      if (!(await insertItemEvent(tx, { id, type: news.type, itemId }))) return false
      const item = await findEventItem(tx, key)
      if (!item || (await receiveNews(deps, tx, item, news))) return true
      await markEventReceived(tx, key)
      deps.log.info(
        { item: itemId, news: news.type, status: item.status },
        'News of a course came too late',
      )
      return true
    }),
  )
  if (isNew && news.type === 'certificate.issued') await fetchCertificatesOfItem(deps, key)
  // The response with the course link was lost, so the link is requested now.
  if (
    isNew &&
    news.type === 'registration.accepted' &&
    (await findEventItem(db, key))?.isRegistered === false
  )
    await refreshQuietly(deps, key)
  return isNew ? 'heard' : 'heard-before'
}
