import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { CourseDeadlineKind } from '../../rules/deadlines/course-deadlines.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'

type OwnTables = {
  course_deadline: {
    case_id: string
    course_number: CourseNumber
    debtor: Debtor
    kind: CourseDeadlineKind
    firm_id: string
    on_day: string | null
  }
}

/** Dates are `YYYY-MM-DD` in the office's time zone. */
export interface CourseDays {
  /** Set by the firm. A null `day` means no deadline. */
  readonly ofFirm: ReadonlyArray<{
    readonly debtor: Debtor
    readonly kind: CourseDeadlineKind
    readonly day: string | null
  }>
  readonly courtFiled: ReadonlyArray<{
    readonly courseNumber: CourseNumber
    readonly debtor: Debtor
  }>
  /** Without orders that the firm has reset. */
  readonly placedOn: Readonly<Record<string, string>>
}

/** Omits absent cases. */
export async function listCourseDays(
  db: Db,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, CourseDays>> {
  const { rows } = await sql<CourseDays & { readonly caseId: string }>`
    select c.id as "caseId",
      (select coalesce(json_agg(json_build_object('debtor', d.debtor, 'kind', d.kind, 'day', d.on_day)), '[]') from course_deadline d where d.case_id = c.id) as "ofFirm",
      (select coalesce(json_agg(json_build_object('courseNumber', g.course_number, 'debtor', g.debtor)), '[]')
        from course_progress g where g.case_id = c.id and g.court_filed_on is not null) as "courtFiled",
      (select coalesce(json_object_agg(r.id, (r.placed_at at time zone o.time_zone)::date), '{}')
        from course_order r where r.case_id = c.id and r.history_at is null and r.placed_at is not null) as "placedOn"
    from legal_case c join office o on o.id = c.office_id
    where c.id = any(${[...caseIds]})`.execute(db)
  return new Map(rows.map((row) => [row.caseId, row]))
}

export interface DeadlineKey {
  readonly caseId: string
  readonly courseNumber: CourseNumber
  readonly debtor: Debtor
  readonly kind: CourseDeadlineKind
}

/** Sets the firm's day. Null means no deadline. */
export async function setDeadlineDay(
  tx: Tx,
  { caseId, courseNumber, debtor, kind }: DeadlineKey,
  firmId: string,
  day: string | null,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('course_deadline')
    .values({
      case_id: caseId,
      course_number: courseNumber,
      debtor,
      kind,
      firm_id: firmId,
      on_day: day,
    })
    .onConflict((conflict) =>
      conflict.columns(['case_id', 'course_number', 'debtor', 'kind']).doUpdateSet({ on_day: day }),
    )
    .execute()
}

/** Removes the firm's day, so that the deadline is counted again. */
export async function removeDeadlineDay(
  tx: Tx,
  { caseId, courseNumber, debtor, kind }: DeadlineKey,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .deleteFrom('course_deadline')
    .where('case_id', '=', caseId)
    .where('course_number', '=', courseNumber)
    .where('debtor', '=', debtor)
    .where('kind', '=', kind)
    .execute()
}
