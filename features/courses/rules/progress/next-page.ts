// spec: courses#flow-pages

/** A flag never returns to false. */
export interface ShownFlags {
  readonly verifiedDetails: boolean
  readonly verifiedCoDebtorDetails: boolean
  readonly acceptedDisclosureAgreement: boolean
  readonly shownCourseInstructions: boolean
}

/** Paths below /dashboard/courses. `courses` means that page itself. */
export type FlowPage =
  | 'verify'
  | 'verify-spouse'
  | 'course-disclosure-agreement'
  | 'course-instructions'
export type NextPage = FlowPage | 'courses'

/** `needsSpouse` is true if both debtors take the course together and the viewer ordered it. */
export function nextPage(flags: ShownFlags, needsSpouse: boolean): NextPage {
  if (!flags.verifiedDetails) return 'verify'
  if (needsSpouse && !flags.verifiedCoDebtorDetails) return 'verify-spouse'
  if (!flags.acceptedDisclosureAgreement) return 'course-disclosure-agreement'
  return flags.shownCourseInstructions ? 'courses' : 'course-instructions'
}

export function isAllShown(flags: ShownFlags, needsSpouse: boolean): boolean {
  return nextPage(flags, needsSpouse) === 'courses'
}

const flowPages: readonly FlowPage[] = [
  'verify',
  'verify-spouse',
  'course-disclosure-agreement',
  'course-instructions',
]

export function pageBefore(page: FlowPage, needsSpouse: boolean): NextPage {
  const pages = flowPages.filter((flowPage) => needsSpouse || flowPage !== 'verify-spouse')
  return pages[pages.indexOf(page) - 1] ?? 'courses'
}

/** True for the next page and all earlier pages. */
export function mayOpen(page: FlowPage, flags: ShownFlags, needsSpouse: boolean): boolean {
  const pages = flowPages.filter((flowPage) => needsSpouse || flowPage !== 'verify-spouse')
  const next = nextPage(flags, needsSpouse)
  return pages.includes(page) && next !== 'courses' && pages.indexOf(page) <= pages.indexOf(next)
}
