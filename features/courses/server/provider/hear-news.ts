import { calendarDay } from '#lib/dates.ts'
import type { CourseEvent } from '#ports/course-events.ts'
import type { Tx } from '#ports/database.ts'
import { courseStatus } from '../../rules/progress/courses.ts'
import { statusAfterEvent } from '../../rules/progress/event-status.ts'
import { insertCertificate } from '../certificates/certificates.store.ts'
import { markEventReceived, type EventItem } from './item-news.store.ts'
import { notifyFirm, notifyPeople } from '../notify-of-courses.ts'
import type { CoursesDeps } from '../deps.ts'

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

/** Returns false for late or unrelated news. Requires the course's lock. */
export async function receiveNews(
  deps: CoursesDeps,
  tx: Tx,
  item: EventItem,
  news: ItemNews,
): Promise<boolean> {
  if (!item.isCurrent) return false
  const isChange =
    news.type === 'certificate.issued'
      ? await receiveCertificate(deps, tx, item, news)
      : await raiseStatus(deps, tx, item, news)
  if (isChange) await deps.caseChanged(tx, item)
  return isChange
}

async function raiseStatus(
  deps: CoursesDeps,
  tx: Tx,
  item: EventItem,
  news: Exclude<ItemNews, CertificateNews>,
): Promise<boolean> {
  const status = statusAfterEvent(
    item.takers.every(({ hasCertificate }) => hasCertificate) ? courseStatus.complete : item.status,
    news.type,
    item.method,
  )
  if (status === item.status || status === courseStatus.complete) return false
  await markEventReceived(tx, item, status)
  await recordStatus(deps, tx, item, status)
  if (
    status === courseStatus.pendingRegistration ||
    status === courseStatus.pendingRegistrationPhone
  )
    return true
  const concerned = item.takers
    .filter(({ hasCertificate }) => !hasCertificate)
    .map(({ debtor }) => debtor)
  const act = words[status]
  await notifyPeople(deps, tx, item, concerned, act)
  if (act === 'finished' || act === 'canceled' || act === 'expired')
    await notifyFirm(deps, tx, item, concerned, act)
  return true
}

/** A corrected certificate is accepted until its file is stored. */
async function receiveCertificate(
  deps: CoursesDeps,
  tx: Tx,
  item: EventItem,
  news: CertificateNews,
): Promise<boolean> {
  const { number, completedAt, url, sha256 } = news
  const taker = item.takers.find(({ personKey }) => personKey === news.personKey)
  if (!taker) {
    deps.log.error(
      { item: item.itemId },
      'A certificate was issued to a person who does not take this course here',
    )
    return false
  }
  if (item.status === courseStatus.canceled || item.status === courseStatus.expired) return false
  const isNew = await insertCertificate(tx, {
    id: deps.ids.rowId(),
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
  // A course taken together ends when both have finished; until then the other can still open it.
  const isLast = item.takers.every(
    ({ debtor, hasCertificate }) => hasCertificate || debtor === taker.debtor,
  )
  await markEventReceived(tx, item, isLast ? courseStatus.certification : item.status)
  if (isLast && item.status !== courseStatus.certification)
    await recordStatus(deps, tx, item, courseStatus.certification)
  return true
}

async function recordStatus(
  deps: CoursesDeps,
  tx: Tx,
  item: EventItem,
  status: number,
): Promise<void> {
  await deps.audit.record(
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
