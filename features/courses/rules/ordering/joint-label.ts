// The line that says whether a course is taken with the spouse (seeds/002, section 2; decisions-courses A4 P).
import { jointOption } from '../progress/courses.ts'

/** A key of jointLabels; undefined on a single case. */
export function jointLabelOf(
  isJointCase: boolean,
  option: number | null | undefined,
): 'withSpouse' | 'withoutSpouse' | undefined {
  if (!isJointCase) return undefined
  return option === jointOption.together ? 'withSpouse' : 'withoutSpouse'
}
