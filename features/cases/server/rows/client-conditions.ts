// The conditions of the client list as SQL. `s` is the summary, `c` the case, `next` the day of its
// next deadline, which is joined only where it is needed.
import { sql, type RawBuilder } from 'kysely'
import { toFolded } from '#lib/folded.ts'
import type { Language } from '#lib/language.ts'
import { mobileDigits } from '#lib/phone.ts'
import { withoutInvisible } from '#lib/text.ts'
import { passingKinds } from '../../rules/clients/deadline-kinds.ts'
import type { ClientFilter, ClientNeed } from '../../rules/clients/client-filter.ts'

/** What a list is made for: a firm, and the day at its main office. */
export interface ListContext {
  readonly firmId: string
  readonly timeZone: string
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** What the client has to do first; null when nothing, and in a complete case. */
export const waitsFor = sql<string | null>`case
  when c.status = 'Complete' then null
  when s.joined = 0 then case when s.invited_at is not null then 'ACCEPT_INVITATION' end
  when s.documents_open > 0 then 'DOCUMENTS'
  when s.sections_done < s.sections_shown then 'QUESTIONNAIRE'
  when c.status = 'Pre-Filing' and s.first_courses_done < s.course_takers then 'FIRST_COURSE'
  when c.status = 'Filed' and s.second_courses_done < s.course_takers then 'SECOND_COURSE'
end`

/** Since when nothing came from the client. */
export const quietSince = sql<Date | null>`coalesce(s.client_active_at, s.invited_at)`

/** Called once for a statement, not once for each case. */
const now = sql<Date>`(select portal_now())`

const isInvitationOver = sql<boolean>`(
  s.joined < s.people and s.invitation_ends_at <= ${now}
)`

/** What waits for the firm, in a case that is not complete. */
export const needs: Readonly<Record<ClientNeed, RawBuilder<boolean>>> = {
  DOCUMENTS_TO_REVIEW: sql`s.documents_to_review > 0`,
  SECTIONS_TO_CHECK: sql`s.sections_to_check > 0`,
  HELP_REQUESTED: sql`s.help_requests > 0`,
  MESSAGE_UNDELIVERED: sql`s.undelivered_at is not null`,
  INVITATION_ENDED: isInvitationOver,
}

/** spec: filing#ready-to-file */
export const isReadyToFile = (today: string) => sql<boolean>`coalesce(
  c.status = 'Pre-Filing'
  and s.filing_open = 0
  and (s.counseling_use_by is null or s.counseling_use_by >= ${today}::date),
  false
)`

/** An overdue day counts, but no day that passes by itself. */
const isOpen = (today: string) =>
  sql`(d.on_day >= ${today}::date or d.kind <> all(${passingKinds}::text[]))`

/** The nearest deadline of the case. For few cases. */
export function nextDeadline(today: string) {
  return sql`(
    select d.kind, d.on_day, d.debtor
    from case_deadline d
    where d.firm_id = s.firm_id
      and d.case_id = s.case_id
      and ${isOpen(today)}
    order by d.on_day, d.kind, d.debtor
    limit 1
  )`
}

/** The day of the nearest deadline of each case. For all cases of a firm: it reads all deadlines. */
export function nextDays({ firmId, today }: ListContext) {
  return sql`(
    select d.case_id, min(d.on_day) as on_day
    from case_deadline d
    where d.firm_id = ${firmId}
      and ${isOpen(today)}
    group by d.case_id
  )`
}

/** Whether the conditions name `next`. */
export const needsNextDay = ({ deadline }: ClientFilter): boolean => deadline !== undefined

/** Days of the windows, counted from today. */
const windowDays = { WITHIN_7_DAYS: 7, WITHIN_14_DAYS: 14, WITHIN_30_DAYS: 30 }

export function toConditions(
  filter: ClientFilter,
  { firmId, today }: ListContext,
): RawBuilder<unknown> {
  const { assignedTo, stage, includesComplete, archive, chapter } = filter
  const { language, deadline, need } = filter
  const conditions: RawBuilder<unknown>[] = [
    ...toWords(filter.text ?? '').map((word) => sql`s.search_text like ${word}`),
  ]
  if (stage !== undefined) conditions.push(sql`c.status = ${stage}`)
  else if (!includesComplete && archive !== 'ONLY') conditions.push(sql`c.status <> 'Complete'`)
  if (archive !== 'INCLUDED')
    conditions.push(
      archive === 'ONLY' ? sql`c.archived_at is not null` : sql`c.archived_at is null`,
    )
  if (assignedTo !== undefined)
    conditions.push(sql`(c.attorney_id = ${assignedTo} or c.paralegal_id = ${assignedTo})`)
  if (chapter !== undefined) conditions.push(sql`c.chapter = ${chapter}`)
  if (language !== undefined) conditions.push(speaks(firmId, language))
  if (filter.waitingOn === 'FIRM')
    conditions.push(
      sql`(c.status <> 'Complete' and (${sql.join(Object.values(needs), sql` or `)}))`,
    )
  if (filter.waitingOn === 'CLIENT') conditions.push(sql`(${waitsFor}) is not null`)
  if (filter.quietForDays !== undefined) conditions.push(quietFor(sql`<=`, filter.quietForDays))
  if (filter.quietForAtMostDays !== undefined)
    conditions.push(quietFor(sql`>`, filter.quietForAtMostDays + 1))
  if (need !== undefined) conditions.push(sql`(c.status <> 'Complete' and ${needs[need]})`)
  if (filter.isReadyToFile) conditions.push(isReadyToFile(today))
  if (deadline === 'OVERDUE') conditions.push(sql`next.on_day < ${today}::date`)
  else if (deadline !== undefined)
    conditions.push(
      sql`next.on_day between ${today}::date and ${today}::date + ${windowDays[deadline]}::int`,
    )
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function quietFor(comparison: RawBuilder<unknown>, days: number): RawBuilder<unknown> {
  return sql`${quietSince} ${comparison} ${now} - make_interval(days => ${days}::int)`
}

/** Reads the people of the firm once, not once for each case. */
function speaks(firmId: string, language: Language): RawBuilder<unknown> {
  return sql`s.case_id in (
    select p.case_id
    from participant p
    where p.firm_id = ${firmId}
      and p.language = ${language}
  )`
}

const maxWords = 8

/** Patterns, one a word. A name may be typed as it is listed, and a phone with signs. */
function toWords(text: string): readonly string[] {
  return toFolded(withPlainPhones(text))
    .split(/[ ,]/)
    .filter((word) => word !== '')
    .slice(0, maxWords)
    .map((word) => (/^[\d().+-]+$/.test(word) && /\d{3}/.test(word) ? toNumber(word) : word))
    .map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`)
}

/** A number with its spaces and +1 is one word of ten digits. */
function withPlainPhones(text: string): string {
  return withoutInvisible(text).replace(
    /(?:tel:\s*)?\+?[\d(][\d\s()./+\p{Pd}]{8,}\d/giu,
    (number) => mobileDigits(number) ?? number,
  )
}

/** A case number keeps its hyphen, a phone number loses its signs. */
function toNumber(word: string): string {
  return /^\d{2}-\d+$/.test(word) ? word : word.replace(/\D/g, '')
}
