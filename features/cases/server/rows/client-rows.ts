import type { ClientRow } from '#contract/workspace.generated.ts'
import { contractStages, toContractOutcome } from '../contract-stages.ts'
import { officeOfFirm } from '#features/firm/server/firms.ts'
import { listStaffMembers, type StaffMemberRecord } from '#features/firm/server/staff-members.ts'
import { calendarDay } from '#lib/dates.ts'
import { toContractLanguage } from '#lib/language.ts'
import { groupBy } from '#lib/lists.ts'
import type { Clock } from '#ports/clock.ts'
import type { Db } from '#ports/database.ts'
import { getClientStep } from '../../rules/clients/client-step.ts'
import type { ParticipantRecord } from '../../rules/records.ts'
import { getOutcomeOfCase, listEnds } from '../../rules/status/parts.ts'
import type { ListContext } from './client-conditions.ts'
import { listParticipantsOfCases } from '../participants/participants.store.ts'
import { listClientsByIds, type DeadlineOfClient, type StoredClient } from './clients.store.ts'

export type { ListContext } from './client-conditions.ts'
export {
  countClientsOf,
  listClientPage,
  listClientsByIds,
  listDeadlinesUntil,
  listTodayLines,
  type ClientCursor,
  type StoredClient,
} from './clients.store.ts'

export async function getListContext(
  db: Db,
  { clock }: { readonly clock: Clock },
  firmId: string,
): Promise<ListContext> {
  const { timeZone } = await officeOfFirm(db, firmId)
  return { firmId, timeZone, today: calendarDay(clock.now(), timeZone) }
}

/** In the order of the IDs. Omits unknown cases. */
export async function getClientRows(
  db: Db,
  context: ListContext,
  caseIds: readonly string[],
): Promise<readonly ClientRow[]> {
  const rows = await toClientRows(db, context, await listClientsByIds(db, context, caseIds))
  return caseIds.flatMap((caseId) => rows.filter(({ id }) => id === caseId))
}

/** Adds the people of the cases and of the firm, with a statement for each. */
export async function toClientRows(
  db: Db,
  context: ListContext,
  stored: readonly StoredClient[],
): Promise<readonly ClientRow[]> {
  if (stored.length === 0) return []
  const people = groupBy(await listParticipantsOfCases(db, stored), ({ caseId }) => caseId)
  const staff = new Map(
    (await listStaffMembers(db, context.firmId)).map((member) => [member.id, member]),
  )
  return stored.map((client) => toRow(context, client, people.get(client.caseId) ?? [], staff))
}

function toRow(
  { today }: ListContext,
  client: StoredClient,
  people: readonly ParticipantRecord[],
  staff: ReadonlyMap<string, StaffMemberRecord>,
): ClientRow {
  const { caseId: id, status, meetingOn, nextKind, nextOn, nextDebtor, courseTakers } = client
  const { caseNumber, chapter, documentsNeeded, documentsComplete, documentsToReview } = client
  const { sectionsShown, sectionsDone, sectionsToCheck, helpRequests, coursesDone } = client
  const { waitsFor, quietSince, reminders, remindedAt } = client
  const attorney = staff.get(client.attorneyId)
  if (!attorney) throw new Error('A case has no attorney')
  return {
    id,
    people: people.map(toClientPerson),
    caseNumber,
    chapter,
    stage: contractStages[status],
    step: getClientStep({
      ...client,
      outcome: getOutcomeOfCase(people) ?? null,
      hasMeeting: meetingOn !== null && meetingOn >= today,
      wasMeetingSet: meetingOn !== null,
    }),
    ends: listEnds(people).map(({ debtor, outcome, endedOn: day }) => {
      return { debtor, outcome: toContractOutcome(outcome), day }
    }),
    attorney: toColleague(attorney),
    paralegal: toColleagueOrNull(staff, client.paralegalId),
    documentsNeeded,
    documentsComplete,
    documentsToReview,
    sectionsShown,
    sectionsDone,
    sectionsToCheck,
    helpRequests,
    coursesNeeded: courseTakers * 2,
    coursesDone,
    waitsFor,
    quietSince,
    nextDeadline:
      nextKind === null || nextOn === null
        ? null
        : toDeadline({ kind: nextKind, onDay: nextOn, debtor: nextDebtor ?? 0 }),
    lastActivity: { at: client.lastActiveAt, by: nameActor(client, people, staff) },
    reminders,
    remindedAt,
    isUndelivered: client.undeliveredAt !== null,
  }
}

function nameActor(
  { lastActiveDebtor, lastActiveStaffId }: StoredClient,
  people: readonly ParticipantRecord[],
  staff: ReadonlyMap<string, StaffMemberRecord>,
): string | null {
  if (lastActiveDebtor !== null)
    return people.find(({ debtor }) => debtor === lastActiveDebtor)?.givenName ?? null
  const member = lastActiveStaffId === null ? undefined : staff.get(lastActiveStaffId)
  return member ? `${member.givenName} ${member.familyName}` : null
}

/** A person of a case, as the workspace names them. */
export function toClientPerson({
  id,
  debtor,
  givenName,
  familyName,
  language,
  accountId,
}: ParticipantRecord) {
  return {
    id,
    debtor,
    givenName,
    familyName,
    language: toContractLanguage(language),
    hasAccount: accountId !== null,
  }
}

function toColleague({ id, givenName, familyName, disabledAt }: StaffMemberRecord) {
  return { id, givenName, familyName, hasLeft: disabledAt !== null }
}

function toColleagueOrNull(staff: ReadonlyMap<string, StaffMemberRecord>, id: string | null) {
  const member = id === null ? undefined : staff.get(id)
  return member ? toColleague(member) : null
}

export function toDeadline({ kind, onDay, debtor }: Omit<DeadlineOfClient, 'caseId'>) {
  return { kind, day: onDay, debtor: debtor === 0 ? null : debtor }
}
