// What staff do with the courses of a case, for integration tests.
import { sql } from 'kysely'
import { operation } from '#testing/test-operations.ts'
import type { TestApp } from '#testing/test-app.ts'
import type { Answer, StaffClient } from '#testing/test-staff-client.ts'

const debtors = `{ debtor givenName state isHeld waivedUntil waiverReason courtFiledOn completedOn
  certificateId providerName canOrder canReset days { kind day isOfFirm checkWithCourt } }`
const courses = `{ clientCode isEarlierSystem hasUnit usualPayer
  courses { course version payer providers { id name } option isOrdered debtors ${debtors} } }`
const result = `{ success error errorCode current ${courses} }`

export const readCourses = operation`caseCourses ${courses}`
export const acts = {
  setUp: operation`setUpCaseCourses ${result}`,
  earlier: operation`setEarlierCourseSystem ${result}`,
  change: operation`changeCourseSetUp ${result}`,
  order: operation`orderCaseCourse ${result}`,
  reset: operation`resetCaseCourse ${result}`,
  hold: operation`holdCaseCourse ${result}`,
  waive: operation`waiveCaseCourse ${result}`,
  file: operation`markCourseFiled ${result}`,
  setDay: operation`setCaseCourseDay ${result}`,
}

export interface CourseActs {
  readonly read: (caseId: string, course?: 'FIRST' | 'SECOND') => Promise<Answer>
  readonly act: (name: keyof typeof acts, variables: object, by?: StaffClient) => Promise<Answer>
}

export function courseActsOf(staff: StaffClient): CourseActs {
  return {
    async read(caseId, course = 'FIRST') {
      const all = await staff.run<Answer>(readCourses, { caseId })
      return getCourse(all, course)
    },
    act: (name, variables, by = staff) => by.run<Answer>(acts[name], variables),
  }
}

export const getCourse = (all: Answer, course: 'FIRST' | 'SECOND' = 'FIRST'): Answer =>
  all.courses.find((each: Answer) => each.course === course)

/** The newest entry of the audit about a case. */
export async function lastEvent(app: TestApp, caseId: string): Promise<Answer> {
  const rows = await app.rows(sql<{ event: string; details: Answer }>`
    select event, details from audit
    where object = ${caseId} and event like 'course.%'
    order by id desc limit 1`)
  return rows[0]
}
