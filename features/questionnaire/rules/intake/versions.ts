// spec: intake#versions
import type { SectionStatus } from '../progress/section-status.ts'

interface SectionActs {
  readonly submissions: number
  readonly comments: number
  readonly checkedAt: Date | null
  readonly approvedAt: Date | null
}

/** Differs after each save of the answer and each reply of the firm. 0 is before the first save. */
export function getQuestionVersion(revision: number, resolvedAt: Date | null | undefined): string {
  return [revision, resolvedAt?.getTime() ?? 0].join('-')
}

/** Differs after each act on a section: handing in, sending back, checking and approving. */
export function getSectionVersion(
  { status }: { readonly status: SectionStatus },
  { submissions, comments, checkedAt, approvedAt }: SectionActs,
): string {
  const times = [checkedAt, approvedAt].map((at) => at?.getTime() ?? 0)
  return [status, submissions, comments, ...times].join('-')
}
