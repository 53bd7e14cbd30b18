import type { CaseCourses, Resolvers } from '#contract/workspace.generated.ts'
import {
  changeSetUp,
  holdCourse,
  markFiled,
  orderCourse,
  resetForDebtor,
  setCourseDay,
  waiveCourse,
} from './change-case-course.ts'
import { exportCourseLines } from '../lines/export-course-lines.ts'
import { listCourseLines } from '../lines/list-course-lines.ts'
import { readCourseUnit, setCourseUnit } from './course-unit.ts'
import type { FirmCoursesDeps } from './deps.ts'
import { listCourseProviders, readCaseCourses } from './read-case-courses.ts'
import { setEarlierSystem, setUpCaseCourses } from './set-up-case-courses.ts'

const done = async (acting: Promise<CaseCourses>) => ({ success: true, current: await acting })

export function firmCoursesResolvers(deps: FirmCoursesDeps) {
  return {
    Query: {
      caseCourses: (_, { caseId }, { viewer }) => readCaseCourses(deps, viewer, caseId),
      courseLines: (_, input, { viewer }) => listCourseLines(deps, viewer, input),
      courseUnit: (_, __, { viewer }) => readCourseUnit(deps, viewer),
      courseProviders: (_, input, { viewer }) => listCourseProviders(deps, viewer, input),
    },
    Mutation: {
      exportCourseLines: async (_, input, { viewer }) => ({
        success: true,
        csv: await exportCourseLines(deps, viewer, input),
      }),
      setCourseUnit: async (_, input, { viewer }) => ({
        success: true,
        unitKey: await setCourseUnit(deps, viewer, input),
      }),
      setUpCaseCourses: (_, input, { viewer }) => done(setUpCaseCourses(deps, viewer, input)),
      setEarlierCourseSystem: (_, input, { viewer }) => done(setEarlierSystem(deps, viewer, input)),
      changeCourseSetUp: (_, input, { viewer }) => done(changeSetUp(deps, viewer, input)),
      orderCaseCourse: (_, input, { viewer }) => done(orderCourse(deps, viewer, input)),
      resetCaseCourse: (_, input, { viewer }) => done(resetForDebtor(deps, viewer, input)),
      holdCaseCourse: (_, input, { viewer }) => done(holdCourse(deps, viewer, input)),
      waiveCaseCourse: (_, input, { viewer }) => done(waiveCourse(deps, viewer, input)),
      markCourseFiled: (_, input, { viewer }) => done(markFiled(deps, viewer, input)),
      setCaseCourseDay: (_, input, { viewer }) => done(setCourseDay(deps, viewer, input)),
    },
  } satisfies Resolvers
}
