// Takes in what a provider tells of one item, whether it told it itself or was asked: the status climbs, and those whom it concerns are told.
import { calendarDay } from '#lib/dates.ts'
import type { CourseEvent } from '#ports/course-events.ts'
import type { Tx } from '#ports/database.ts'
import { courseStatus } from '../../rules/progress/courses.ts'
import { statusAfterEvent } from '../../rules/progress/event-status.ts'
import { insertCertificate } from '../certificates/certificates.store.ts'
import { noteHeard, type HeardItem } from '../ordering/item-news.store.ts'
import { tellFirm, tellPeople } from '../notify-of-courses.ts'
import type { CoursesWorld } from '../deps.ts'

export type ItemNews = Exclude<CourseEvent['news'], { readonly type: 'catalog.changed' }>
type CertificateNews = Extract<ItemNews, { readonly type: 'certificate.issued' }>

const words = {
  3: 'registered',
  13: 'registered',
  4: 'started',
  5: 'finished',
  7: 'canceled',
  8: 'expired',
} as const

/**
 * False when the news comes too late to change anything, or concerns nobody here. Its course must be in the caller's turn. The file of a certificate is fetched
 * afterwards: nobody is told of it before it is here.
 */
export async function hearNews(
  world: CoursesWorld,
  tx: Tx,
  item: HeardItem,
  news: ItemNews,
): Promise<boolean> {
  if (!item.isCurrent) return false
  return news.type === 'certificate.issued'
    ? hearCertificate(world, tx, item, news)
    : climb(world, tx, item, news)
}

async function climb(
  world: CoursesWorld,
  tx: Tx,
  item: HeardItem,
  news: Exclude<ItemNews, CertificateNews>,
): Promise<boolean> {
  const status = statusAfterEvent(
    item.takers.every(({ hasCertificate }) => hasCertificate) ? courseStatus.complete : item.status,
    news.type,
    item.method,
  )
  if (status === item.status || status === courseStatus.complete) return false
  await noteHeard(tx, item.itemId, status)
  await recordStatus(world, tx, item, status)
  if (
    status === courseStatus.pendingRegistration ||
    status === courseStatus.pendingRegistrationPhone
  )
    return true
  const concerned = item.takers
    .filter(({ hasCertificate }) => !hasCertificate)
    .map(({ debtor }) => debtor)
  const act = words[status]
  await tellPeople(world, tx, item, concerned, act)
  if (act === 'finished' || act === 'canceled' || act === 'expired')
    await tellFirm(world, tx, item, concerned, act)
  return true
}

/** One that a provider has mended is taken as long as its file is not here. */
async function hearCertificate(
  world: CoursesWorld,
  tx: Tx,
  item: HeardItem,
  news: CertificateNews,
): Promise<boolean> {
  const { number, completedAt, url, sha256 } = news
  const taker = item.takers.find(({ personKey }) => personKey === news.personKey)
  if (!taker) {
    world.log.error(
      { item: item.itemId },
      'A certificate was issued to somebody who does not take this course here',
    )
    return false
  }
  if (item.status === courseStatus.canceled || item.status === courseStatus.expired) return false
  const isNew = await insertCertificate(tx, {
    id: world.ids.rowId(),
    firmId: item.firmId,
    itemId: item.itemId,
    debtor: taker.debtor,
    number,
    completedAt,
    completedOn: calendarDay(completedAt, item.timeZone),
    sha256: sha256.toLowerCase(),
    url,
  })
  if (!isNew) return false
  // What they take together is over when both have finished: until then the other one still has a way into the course.
  const isLast = item.takers.every(
    ({ debtor, hasCertificate }) => hasCertificate || debtor === taker.debtor,
  )
  await noteHeard(tx, item.itemId, isLast ? courseStatus.certification : item.status)
  if (isLast && item.status !== courseStatus.certification)
    await recordStatus(world, tx, item, courseStatus.certification)
  return true
}

async function recordStatus(
  world: CoursesWorld,
  tx: Tx,
  item: HeardItem,
  status: number,
): Promise<void> {
  await world.audit.record(
    {
      event: 'course.status-changed',
      outcome: 'done',
      firmId: item.firmId,
      object: item.itemId,
      details: { from: item.status, to: status },
    },
    tx,
  )
}
