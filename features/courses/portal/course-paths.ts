import { paths } from '#ui/navigation/paths.ts'
import type { CourseNumber } from '../rules/progress/courses.ts'
import type { NextPage } from '../rules/progress/next-page.ts'

export const coursePages = {
  confirm: `${paths.courses}/confirm`,
  verify: `${paths.courses}/verify`,
  verifySpouse: `${paths.courses}/verify-spouse`,
  disclosure: `${paths.courses}/course-disclosure-agreement`,
  instructions: `${paths.courses}/course-instructions`,
} as const

export type CoursePage = keyof typeof coursePages

export type CourseTabName = 'first' | 'second'

const tabNames: Readonly<Record<CourseNumber, CourseTabName>> = { First: 'first', Second: 'second' }

export function getTabName(course: CourseNumber): CourseTabName {
  return tabNames[course]
}

export function courseOfTabName(name: string | undefined): CourseNumber | undefined {
  return name === 'first' ? 'First' : name === 'second' ? 'Second' : undefined
}

export const coursePaths = {
  tab: (course: CourseNumber) => `${paths.courses}?tab=${tabNames[course]}`,
  page: (page: CoursePage, course: CourseNumber) => `${coursePages[page]}?tab=${tabNames[course]}`,
} as const

/** Returns the address of the page that `nextPage` names (spec: courses#flow-pages). */
export function pathOfNext(next: NextPage, course: CourseNumber): string {
  return next === 'courses'
    ? coursePaths.tab(course)
    : `${paths.courses}/${next}?tab=${tabNames[course]}`
}
