import { jointOption } from '../progress/courses.ts'

/** Returns a key of jointLabels, or undefined for a single case (spec: courses#joint-label). */
export function findJointLabel(
  isJointCase: boolean,
  option: number | null | undefined,
): 'withSpouse' | 'withoutSpouse' | undefined {
  if (!isJointCase) return undefined
  return option === jointOption.together ? 'withSpouse' : 'withoutSpouse'
}
