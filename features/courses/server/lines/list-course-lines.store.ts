// The list of courses of a firm (spec: courses#course-lines).
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#ports/database.ts'
import { restingStates, type CourseLineState } from '../../rules/firm/course-line.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import type { StoredLine } from './course-lines.store.ts'

export interface LineFilter {
  readonly firmId: string
  /** Day at the main office. */
  readonly today: string
  readonly course: CourseNumber | undefined
  readonly states: readonly CourseLineState[] | undefined
  readonly isLate: boolean
  /** Only cases on which this person works. */
  readonly staffId: string | undefined
}

export type LineSort = 'due' | 'client'

export interface LineCursor extends Pick<StoredLine, 'caseId' | 'debtor' | 'courseNumber'> {
  readonly sortValue: string
}

export interface ListedLine extends StoredLine {
  readonly isLate: boolean
  readonly sortValue: string
}

/** A course that is not taken is due when the case is filed, planned or done. */
const dueOn = sql<string | null>`coalesce(
  l.due_on,
  case
    when l.course_number = 'First' and l.state <> all(${restingStates}::text[]) then
      case c.status when 'Filed' then c.filed_on else c.planned_filing_on end
  end
)`

const lines = ({ firmId }: LineFilter) => sql`
  from course_line l
  join case_list_facts c on c.firm_id = l.firm_id and c.case_id = l.case_id
  where l.firm_id = ${firmId}
    and c.status in ('Pre-Filing', 'Filed')
    and c.archived_at is null`

const isLate = (today: string) => sql<boolean>`coalesce(${dueOn} < ${today}::date, false)`

function toConditions(filter: LineFilter): RawBuilder<unknown> {
  const { today, course, states, staffId } = filter
  return sql`
    ${course === undefined ? sql`` : sql`and l.course_number = ${course}`}
    ${states === undefined ? sql`` : sql`and l.state = any(${states}::text[])`}
    ${filter.isLate ? sql`and ${isLate(today)}` : sql``}
    ${staffId === undefined ? sql`` : sql`and ${staffId}::uuid in (c.attorney_id, c.paralegal_id)`}`
}

const sortKeys: Readonly<
  Record<LineSort, { readonly key: RawBuilder<unknown>; readonly type: RawBuilder<unknown> }>
> = {
  // A course without a day sorts as the latest.
  due: { key: sql`coalesce(${dueOn}, 'infinity')`, type: sql`date` },
  client: { key: sql`c.sort_name`, type: sql`text` },
}

export async function listLines(
  db: Db,
  filter: LineFilter,
  page: {
    readonly sort: LineSort
    readonly after: LineCursor | undefined
    readonly max: number
  },
): Promise<readonly ListedLine[]> {
  const { key, type } = sortKeys[page.sort]
  const { after } = page
  const isAfter = after
    ? sql`and (${key}, l.case_id, l.debtor, l.course_number) > (
        ${after.sortValue}::${type}, ${after.caseId}::uuid, ${after.debtor}::smallint,
        ${after.courseNumber}::text
      )`
    : sql``
  const { rows } = await sql<ListedLine>`
    select
      l.case_id,
      l.debtor,
      l.course_number,
      l.state,
      ${dueOn} as due_on,
      ${isLate(filter.today)} as is_late,
      ${key}::text as sort_value
    ${lines(filter)}
      ${toConditions(filter)}
      ${isAfter}
    order by ${key}, l.case_id, l.debtor, l.course_number
    limit ${page.max}`.execute(db)
  return rows
}

export async function countLines(db: Db, filter: LineFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    ${lines(filter)}
      ${toConditions(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}
