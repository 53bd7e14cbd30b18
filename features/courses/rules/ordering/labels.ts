import { courseMethod, courseStatus } from '../progress/courses.ts'
import type { courseStatusLabels } from '../words.en.ts'

/** Only the label of a course by phone has a long form (spec: courses#status-labels). */
interface LabelForm {
  readonly method?: number | null
  readonly isLong?: boolean
}

export function courseStatusLabel(
  status: number,
  { method, isLong }: LabelForm,
  words: StatusLabels,
): string {
  if (status === courseStatus.pendingRegistration && method === courseMethod.phone && isLong)
    return words.pendingRegistrationPhone
  return words[names.find((name) => courseStatus[name] === status) ?? 'unknown']
}

type StatusLabels = { readonly [name in keyof typeof courseStatusLabels]: string }

const names = Object.keys(courseStatus) as ReadonlyArray<keyof typeof courseStatus>
