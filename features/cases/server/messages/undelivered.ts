// The mark of a case whose message was not delivered (spec: workspace#messages).
import { listCasesOfNews } from '#features/notifications/server/resend-notice.ts'
import { groupBy } from '#lib/lists.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { AccountOfFirm, NewsOfFirm, Outbox } from '#ports/outbox.ts'
import type { ParticipantRecord } from '../../rules/records.ts'
import { isUndelivered } from '../../rules/undelivered.ts'
import { notifyOfUndelivered, type StaffNoticeDeps } from '../notify-staff.ts'
import { getParticipantKey, listPeopleOfCases, listPlaces } from '../participants/participants.ts'
import { forgetUndelivered, listUndelivered, markUndelivered } from '../summary/summary.store.ts'

/**
 * A notice was given up. Marks the cases that its news is about. The staff of a case that is marked
 * already are not informed again.
 */
export async function reportUndeliveredNotice(
  deps: StaffNoticeDeps,
  tx: Tx,
  news: NewsOfFirm,
): Promise<void> {
  const caseIds = new Set(await listCasesOfNews(tx, news))
  const places = (await listPlacesInFirm(tx, news)).filter(({ caseId }) => caseIds.has(caseId))
  for (const place of places)
    if (await markUndelivered(tx, place))
      await notifyOfUndelivered(deps, tx, getParticipantKey(place))
}

/** A notice has arrived. Cases in which another message failed stay marked. */
export async function endUndelivered(
  deps: { readonly outbox: Outbox },
  tx: Tx,
  account: AccountOfFirm,
): Promise<void> {
  const { firmId } = account
  const places = await listPlacesInFirm(tx, account)
  const marked = await listUndelivered(
    tx,
    firmId,
    places.map(({ caseId }) => caseId),
  )
  if (marked.length === 0) return
  const cases = marked.map((caseId) => ({ caseId, firmId }))
  const people = groupBy(await listPeopleOfCases(tx, cases), ({ caseId }) => caseId)
  for (const legalCase of cases) {
    const peopleOfCase = people.get(legalCase.caseId) ?? []
    const deliveries = await deps.outbox.listDeliveries(tx, firmId, peopleOfCase)
    const hasFailed = peopleOfCase.some((person) =>
      isUndelivered(
        person,
        deliveries.filter(({ participantId }) => participantId === person.id),
      ),
    )
    if (!hasFailed) await forgetUndelivered(tx, firmId, [legalCase.caseId])
  }
}

/** A person of the firm has dealt with the failed notices of the account. */
export async function forgetUndeliveredNotices(tx: Tx, account: AccountOfFirm): Promise<void> {
  const places = await listPlacesInFirm(tx, account)
  await forgetUndelivered(
    tx,
    account.firmId,
    places.map(({ caseId }) => caseId),
  )
}

async function listPlacesInFirm(
  db: Db,
  { accountId, firmId }: AccountOfFirm,
): Promise<readonly ParticipantRecord[]> {
  return (await listPlaces(db, accountId)).filter((place) => place.firmId === firmId)
}
