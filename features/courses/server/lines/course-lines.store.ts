import { sql } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { CourseLineState } from '../../rules/firm/course-line.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'

export interface StoredLine {
  readonly caseId: string
  readonly debtor: Debtor
  readonly courseNumber: CourseNumber
  readonly state: CourseLineState
  /** `YYYY-MM-DD`. */
  readonly dueOn: string | null
}

/** Replaces the lines of these cases, which belong to one firm. */
export async function saveCourseLines(
  tx: Db,
  cases: readonly CaseOfFirm[],
  lines: readonly StoredLine[],
): Promise<void> {
  const { caseIds } = toColumns(cases)
  const firmId = cases[0]?.firmId
  if (firmId === undefined) return
  await sql`
    with given as (
      select *
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as n("caseId" uuid, debtor smallint, "courseNumber" text, state text, "dueOn" date)
    ), gone as (
      delete from course_line l
      where l.firm_id = ${firmId}
        and l.case_id = any(${caseIds}::uuid[])
        and not exists (
          select
          from given n
          where n."caseId" = l.case_id
            and n.debtor = l.debtor
            and n."courseNumber" = l.course_number
        )
    )
    insert into course_line (firm_id, case_id, debtor, course_number, state, due_on)
    select ${firmId}::uuid, "caseId", debtor, "courseNumber", state, "dueOn"
    from given
    on conflict (firm_id, case_id, debtor, course_number) do update
    set state = excluded.state, due_on = excluded.due_on
    where (course_line.state, course_line.due_on)
      is distinct from (excluded.state, excluded.due_on)`.execute(tx)
}
