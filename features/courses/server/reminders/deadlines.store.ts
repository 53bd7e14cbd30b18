import { sql } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { CourseDeadlineKind } from '../../rules/deadlines/course-deadlines.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import { tables } from '../tables.generated.ts'

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
  cases: readonly CaseOfFirm[],
): Promise<ReadonlyMap<string, CourseDays>> {
  const { caseIds, firmIds } = toColumns(cases)
  const { rows } = await sql<CourseDays & { readonly caseId: string }>`
    select
      c.case_id,
      (
        select coalesce(json_agg(json_build_object(
          'debtor', d.debtor,
          'kind', d.kind,
          'day', d.on_day
        )), '[]')
        from course_deadline d
        where d.case_id = c.case_id and d.firm_id = c.firm_id
      ) as of_firm,
      (
        select coalesce(json_agg(json_build_object(
          'courseNumber', g.course_number,
          'debtor', g.debtor
        )), '[]')
        from course_progress g
        where g.case_id = c.case_id
          and g.firm_id = c.firm_id
          and g.court_filed_on is not null
      ) as court_filed,
      (
        select coalesce(json_object_agg(r.id, (r.placed_at at time zone c.time_zone)::date), '{}')
        from course_order r
        where r.case_id = c.case_id
          and r.firm_id = c.firm_id
          and r.history_at is null
          and r.placed_at is not null
      ) as placed_on
    from case_facts c
    where c.case_id = any(${caseIds})
      and c.firm_id = any(${firmIds})`.execute(db)
  return new Map(rows.map((row) => [row.caseId, row]))
}

export interface DeadlineKey extends CaseOfFirm {
  readonly courseNumber: CourseNumber
  readonly debtor: Debtor
  readonly kind: CourseDeadlineKind
}

/** Undefined without a day of the firm. Null means that the firm said there is none. */
export async function findDeadlineDay(
  db: Db,
  { caseId, courseNumber, debtor, kind, firmId }: DeadlineKey,
): Promise<string | null | undefined> {
  const row = await tables(db)
    .selectFrom('courseDeadline')
    .select('onDay')
    .where('caseId', '=', caseId)
    .where('courseNumber', '=', courseNumber)
    .where('debtor', '=', debtor)
    .where('kind', '=', kind)
    .where('firmId', '=', firmId)
    .executeTakeFirst()
  return row?.onDay
}

/** Sets the firm's day. Null means no deadline. */
export async function setDeadlineDay(
  tx: Tx,
  { caseId, courseNumber, debtor, kind, firmId }: DeadlineKey,
  day: string | null,
): Promise<void> {
  await tables(tx)
    .insertInto('courseDeadline')
    .values({ caseId, courseNumber, debtor, kind, firmId, onDay: day })
    .onConflict((conflict) =>
      conflict
        .columns(['caseId', 'courseNumber', 'debtor', 'kind', 'firmId'])
        .doUpdateSet({ onDay: day }),
    )
    .execute()
}

/** Removes the firm's day, so that the deadline is counted again. */
export async function removeDeadlineDay(
  tx: Tx,
  { caseId, courseNumber, debtor, kind, firmId }: DeadlineKey,
): Promise<void> {
  await tables(tx)
    .deleteFrom('courseDeadline')
    .where('caseId', '=', caseId)
    .where('courseNumber', '=', courseNumber)
    .where('debtor', '=', debtor)
    .where('kind', '=', kind)
    .where('firmId', '=', firmId)
    .execute()
}
