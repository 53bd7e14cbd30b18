// Takes in one signed message of the order service: each once, in the turn of its course (decisions-courses A5e.2 and 3).
import type { CourseEvent } from '#ports/course-events.ts'
import { askQuietly } from './ask-provider.ts'
import { refreshCatalogue } from './catalogue.ts'
import { fetchCertificates } from '../certificates/fetch-certificates.ts'
import { hearNews } from './hear-news.ts'
import { heardItem, noteEvent, noteHeard, wasHeard } from '../ordering/item-news.store.ts'
import { inTurn } from '../course-lock.ts'
import { refreshPages } from './provider-pages.ts'
import type { CoursesWorld } from '../deps.ts'

export type Reception = 'heard' | 'heard-before' | 'unknown-item'

/** What is late, or tells what is known, is heard as well: it only changes nothing. What throws was not heard: the sender tries again. */
export async function receiveEvent(
  world: CoursesWorld,
  { id, itemKey, news }: CourseEvent,
): Promise<Reception> {
  const { db } = world.database
  if (await wasHeard(db, id)) return 'heard-before'
  if (news.type === 'catalog.changed') {
    await refreshCatalogue(world, news.providerId)
    await refreshPages(world, news.providerId)
    return (await world.database.transact((tx) =>
      noteEvent(tx, { id, type: news.type, itemId: null }),
    ))
      ? 'heard'
      : 'heard-before'
  }
  const known = itemKey === null ? undefined : await heardItem(db, { itemKey })
  if (!known) return 'unknown-item'
  const { itemId } = known
  const isNew = await inTurn(world, known, () =>
    world.database.transact(async (tx) => {
      if (!(await noteEvent(tx, { id, type: news.type, itemId }))) return false
      const item = await heardItem(tx, { itemId })
      if (!item || (await hearNews(world, tx, item, news))) return true
      await noteHeard(tx, itemId)
      world.log.info(
        { item: itemId, news: news.type, status: item.status },
        'News of a course came too late',
      )
      return true
    }),
  )
  if (isNew && news.type === 'certificate.issued') await fetchCertificates(world, itemId)
  // The answer that holds the way in was lost: whoever comes for their course finds it all the same.
  if (
    isNew &&
    news.type === 'registration.accepted' &&
    (await heardItem(db, { itemId }))?.isRegistered === false
  )
    await askQuietly(world, itemId)
  return isNew ? 'heard' : 'heard-before'
}
