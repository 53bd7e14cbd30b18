// Which page comes next before a course can start: details, the spouse's details, the disclosure agreement, the instructions (seeds/002, section 4).

/** What the owner of an order has done so far; each only ever turns true. */
export interface ShownFlags {
  readonly verifiedDetails: boolean
  readonly verifiedCoDebtorDetails: boolean
  readonly acceptedDisclosureAgreement: boolean
  readonly shownCourseInstructions: boolean
}

/** Paths below /dashboard/courses; `courses` is that page itself. */
export type FlowPage =
  | 'verify'
  | 'verify-spouse'
  | 'course-disclosure-agreement'
  | 'course-instructions'
export type NextPage = FlowPage | 'courses'

/** `needsSpouse`: one course is taken together, and the viewer has ordered it. */
export function nextPage(flags: ShownFlags, needsSpouse: boolean): NextPage {
  if (!flags.verifiedDetails) return 'verify'
  if (needsSpouse && !flags.verifiedCoDebtorDetails) return 'verify-spouse'
  if (!flags.acceptedDisclosureAgreement) return 'course-disclosure-agreement'
  return flags.shownCourseInstructions ? 'courses' : 'course-instructions'
}

/** True when nothing is left before the registration. */
export function isAllShown(flags: ShownFlags, needsSpouse: boolean): boolean {
  return nextPage(flags, needsSpouse) === 'courses'
}

const flowPages: readonly FlowPage[] = [
  'verify',
  'verify-spouse',
  'course-disclosure-agreement',
  'course-instructions',
]

/** Where Back leads from a page of the flow: the page before it, which saves nothing and may be looked at again. */
export function pageBefore(page: FlowPage, needsSpouse: boolean): NextPage {
  const pages = flowPages.filter((one) => needsSpouse || one !== 'verify-spouse')
  return pages[pages.indexOf(page) - 1] ?? 'courses'
}

/** True for a page that may be opened now: the next one, and every one that is behind. */
export function mayOpen(page: FlowPage, flags: ShownFlags, needsSpouse: boolean): boolean {
  const pages = flowPages.filter((one) => needsSpouse || one !== 'verify-spouse')
  const next = nextPage(flags, needsSpouse)
  return pages.includes(page) && next !== 'courses' && pages.indexOf(page) <= pages.indexOf(next)
}
