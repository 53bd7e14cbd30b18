/** Deadlines of a case in the lists of the firm, each written by the feature that knows it. */
export const deadlineKinds = [
  'meeting',
  'planned-filing',
  'questionnaire',
  'first-certificate-use-by',
  'clerk-notice',
  'second-certificate',
] as const

export type DeadlineKind = (typeof deadlineKinds)[number]

/** Days that pass by themselves: after them, nothing is overdue. */
export const passingKinds: readonly DeadlineKind[] = ['meeting', 'clerk-notice']
