// The client list of a firm (spec: workspace#client-list).
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { ClientFilter, ClientNeed, ClientSort } from '../../rules/clients/client-filter.ts'
import type { ClientWaitsFor } from '../../rules/clients/client-step.ts'
import type { DeadlineKind } from '../../rules/clients/deadline-kinds.ts'
import type { MatterStatus } from '../../rules/status/matter-status.ts'
import {
  isReadyToFile,
  needs,
  needsNextDay,
  nextDays,
  nextDeadline,
  quietSince,
  toConditions,
  waitsFor,
  type ListContext,
} from './client-conditions.ts'

export interface StoredClient {
  readonly caseId: string
  readonly firmId: string
  readonly status: MatterStatus
  readonly chapter: 7 | 13 | null
  readonly caseNumber: string | null
  readonly attorneyId: string
  readonly paralegalId: string | null
  readonly openedOn: string
  readonly filedOn: string | null
  readonly joined: number
  readonly isInvited: boolean
  readonly isInvitationOver: boolean
  readonly undeliveredAt: Date | null
  readonly documentsNeeded: number
  readonly documentsComplete: number
  readonly documentsToReview: number
  readonly sectionsShown: number
  readonly sectionsDone: number
  readonly sectionsToCheck: number
  readonly helpRequests: number
  readonly courseTakers: number
  readonly coursesDone: number
  readonly waitsFor: ClientWaitsFor | null
  readonly isReadyToFile: boolean
  readonly quietSince: Date | null
  readonly meetingOn: string | null
  readonly nextKind: DeadlineKind | null
  readonly nextOn: string | null
  readonly nextDebtor: 0 | 1 | 2 | null
  readonly lastActiveAt: Date
  readonly lastActiveDebtor: 1 | 2 | null
  readonly lastActiveStaffId: string | null
  readonly reminders: number
  readonly remindedAt: Date | null
  /** The value of the sort key as text, for the next page. */
  readonly sortValue: string
}

/** Where a page begins or ends: beside this row. */
export interface ClientCursor {
  readonly sortValue: string
  readonly caseId: string
}

const columns = (today: string) => sql`
  s.case_id,
  s.firm_id,
  c.status,
  c.chapter,
  c.case_number,
  c.attorney_id,
  c.paralegal_id,
  c.opened_on,
  c.filed_on,
  s.joined,
  s.invited_at is not null as is_invited,
  coalesce(s.invitation_ends_at <= portal_now(), false) as is_invitation_over,
  s.undelivered_at,
  s.documents_needed,
  s.documents_complete,
  s.documents_to_review,
  s.sections_shown,
  s.sections_done,
  s.sections_to_check,
  s.help_requests,
  s.course_takers,
  s.first_courses_done + s.second_courses_done as courses_done,
  ${waitsFor} as waits_for,
  ${quietSince} as quiet_since,
  ${isReadyToFile(today)} as is_ready_to_file,
  (
    select d.on_day
    from case_deadline d
    where d.firm_id = s.firm_id and d.case_id = s.case_id and d.kind = 'meeting'
  ) as meeting_on,
  next.kind as next_kind,
  next.on_day as next_on,
  next.debtor as next_debtor,
  s.last_active_at,
  s.last_active_debtor,
  s.last_active_staff_id,
  s.reminders,
  s.reminded_at`

/** Each key is unique together with the case. A case without a deadline sorts as the latest. */
const sortKeys: Readonly<
  Record<
    ClientSort['key'],
    { readonly key: RawBuilder<unknown>; readonly type: RawBuilder<unknown> }
  >
> = {
  LAST_ACTIVITY: { key: sql`s.last_active_at`, type: sql`timestamptz` },
  NAME: { key: sql`s.sort_name`, type: sql`text` },
  NEXT_DEADLINE: { key: sql`coalesce(next.on_day, 'infinity')`, type: sql`date` },
  OPENED: { key: sql`c.opened_on`, type: sql`date` },
}

const summaries = sql`
  case_summary s
  join legal_case c
    on c.firm_id = s.firm_id
    and c.id = s.case_id`

/** All cases of the firm, with the day of their next deadline if it is needed. */
const casesOfFirm = (context: ListContext, needsNext: boolean) => sql`
  from ${summaries}
  ${needsNext ? sql`left join ${nextDays(context)} next on next.case_id = s.case_id` : sql``}
  where s.firm_id = ${context.firmId}`

export async function listClientPage(
  db: Db,
  context: ListContext,
  page: {
    readonly filter: ClientFilter
    readonly sort: ClientSort
    readonly after: ClientCursor | undefined
    /** The rows before this one, the nearest first. Without effect beside `after`. */
    readonly before?: ClientCursor | undefined
    readonly max: number
  },
): Promise<readonly StoredClient[]> {
  const { filter, sort, after, before, max } = page
  const { key, type } = sortKeys[sort.key]
  const cursor = after ?? before
  const isDescending =
    cursor !== undefined && cursor === before ? !sort.isDescending : sort.isDescending
  const direction = isDescending ? sql`desc` : sql`asc`
  const isBeyond = cursor
    ? sql`and (${key}, s.case_id) ${isDescending ? sql`<` : sql`>`}
        (${cursor.sortValue}::${type}, ${cursor.caseId}::uuid)`
    : sql``
  const needsNext = needsNextDay(filter) || sort.key === 'NEXT_DEADLINE'
  // The columns are read for the rows of the page only.
  const { rows } = await sql<StoredClient>`
    with page as materialized (
      select s.case_id, ${key} as sort_key
      ${casesOfFirm(context, needsNext)}
        and ${toConditions(filter, context)}
        ${isBeyond}
      order by ${key} ${direction}, s.case_id ${direction}
      limit ${max}
    )
    select ${columns(context.today)}, page.sort_key::text as sort_value
    from page
    join case_summary s on s.firm_id = ${context.firmId} and s.case_id = page.case_id
    join legal_case c on c.firm_id = s.firm_id and c.id = s.case_id
    left join lateral ${nextDeadline(context.today)} next on true
    order by page.sort_key ${direction}, s.case_id ${direction}`.execute(db)
  return rows
}

/** Omits unknown cases. Not sorted. */
export async function listClientsByIds(
  db: Db,
  context: ListContext,
  caseIds: readonly string[],
): Promise<readonly StoredClient[]> {
  if (caseIds.length === 0) return []
  const { rows } = await sql<StoredClient>`
    select ${columns(context.today)}, '' as sort_value
    from ${summaries}
    left join lateral ${nextDeadline(context.today)} next on true
    where s.firm_id = ${context.firmId}
      and s.case_id = any(${caseIds}::uuid[])`.execute(db)
  return rows
}

/** Counts several filters in one read of the firm's cases. */
export async function countClientsOf(
  db: Db,
  context: ListContext,
  filters: readonly ClientFilter[],
): Promise<readonly number[]> {
  if (filters.length === 0) return []
  const counts = filters.map(
    (filter) => sql`(count(*) filter (where ${toConditions(filter, context)}))::int`,
  )
  const { rows } = await sql<{ counts: readonly number[] }>`
    select array[${sql.join(counts)}] as counts
    ${casesOfFirm(context, filters.some(needsNextDay))}`.execute(db)
  return rows[0]?.counts ?? []
}

/** The cases and documents, sections or questions of a line of Today, and its oldest case. */
export interface StoredTodayLine {
  readonly need: ClientNeed
  readonly count: number
  readonly cases: number
  readonly oldestCaseId: string
  readonly since: Date
}

const lines: Readonly<
  Record<ClientNeed, { readonly count: RawBuilder<unknown>; readonly since: RawBuilder<unknown> }>
> = {
  DOCUMENTS_TO_REVIEW: { count: sql`s.documents_to_review`, since: sql`s.review_since` },
  SECTIONS_TO_CHECK: { count: sql`s.sections_to_check`, since: sql`s.check_since` },
  HELP_REQUESTED: { count: sql`s.help_requests`, since: sql`s.help_since` },
  MESSAGE_UNDELIVERED: { count: sql`1`, since: sql`s.undelivered_at` },
  INVITATION_ENDED: { count: sql`1`, since: sql`s.invitation_ends_at` },
}

/** Only lines that count something, in the order of the needs. */
export async function listTodayLines(
  db: Db,
  context: ListContext,
  filter: ClientFilter,
): Promise<readonly StoredTodayLine[]> {
  const order = Object.keys(lines) as readonly ClientNeed[]
  const parts = order.map((need) => {
    const { count, since } = lines[need]
    const waits = sql`coalesce(${since}, s.last_active_at)`
    return sql`
      select
        ${need} as need,
        sum(${count})::int as count,
        count(*)::int as cases,
        (array_agg(s.case_id order by ${waits}, s.case_id))[1] as oldest_case_id,
        min(${waits}) as since
      from waiting s
      where ${needs[need]}
      having count(*) > 0`
  })
  // The cases of the firm are read once for all lines.
  const { rows } = await sql<StoredTodayLine>`
    with waiting as materialized (
      select s.*
      ${casesOfFirm(context, needsNextDay(filter))}
        and ${toConditions({ ...filter, waitingOn: 'FIRM' }, context)}
    )
    ${sql.join(parts, sql` union all `)}`.execute(db)
  return order.flatMap((need) => rows.filter((row) => row.need === need))
}

export interface DeadlineOfClient {
  readonly caseId: string
  readonly kind: DeadlineKind
  readonly onDay: string
  readonly debtor: 0 | 1 | 2
}

export async function listDeadlinesUntil(
  db: Db,
  context: ListContext,
  filter: ClientFilter,
  { until, max }: { readonly until: string; readonly max: number },
): Promise<readonly DeadlineOfClient[]> {
  const { rows } = await sql<DeadlineOfClient>`
    select d.case_id, d.kind, d.on_day, d.debtor
    from case_deadline d
    join case_summary s on s.firm_id = d.firm_id and s.case_id = d.case_id
    join legal_case c on c.firm_id = s.firm_id and c.id = s.case_id
    where d.firm_id = ${context.firmId}
      and d.on_day between ${context.today}::date and ${until}::date
      and ${toConditions(filter, context)}
    order by d.on_day, s.sort_name, d.kind, d.debtor
    limit ${max}`.execute(db)
  return rows
}

export async function listDeadlinesOfClient(
  db: Db,
  { firmId, caseId }: { readonly firmId: string; readonly caseId: string },
): Promise<readonly DeadlineOfClient[]> {
  const { rows } = await sql<DeadlineOfClient>`
    select case_id, kind, on_day, debtor
    from case_deadline
    where firm_id = ${firmId} and case_id = ${caseId}
    order by on_day, kind, debtor`.execute(db)
  return rows
}
