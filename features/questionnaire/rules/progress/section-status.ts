// spec: questionnaire#section-status

export const sectionStatus = {
  notStarted: 1,
  inProgress: 2,
  completed: 3,
  submitted: 4,
  rejected: 5,
  imported: 6,
} as const

export type SectionStatus = (typeof sectionStatus)[keyof typeof sectionStatus]

interface SectionCounts {
  readonly sectionStatus: SectionStatus
  readonly isRejected: boolean
}

export function isReadOnly(status: SectionStatus): boolean {
  return status === sectionStatus.submitted || status === sectionStatus.imported
}

/** True if above InProgress and not Rejected. Ignores the answers (spec: questionnaire#done). */
export function isDone(status: SectionStatus): boolean {
  return status > sectionStatus.inProgress && status !== sectionStatus.rejected
}

/** True if every section is done and at least one is Completed (spec: questionnaire#may-submit). */
export function maySubmit(displayed: readonly Pick<SectionCounts, 'sectionStatus'>[]): boolean {
  return (
    displayed.every(({ sectionStatus: status }) => isDone(status)) &&
    displayed.some(({ sectionStatus: status }) => status === sectionStatus.completed)
  )
}

export function getStarted(status: SectionStatus): SectionStatus | undefined {
  if (isReadOnly(status)) return undefined
  return status === sectionStatus.notStarted ? sectionStatus.inProgress : status
}

/** Checks only the status; `isWhole` checks the answers. */
export function mayComplete(status: SectionStatus): boolean {
  return status === sectionStatus.inProgress || status === sectionStatus.rejected
}

/** Returns the status after a save or another change. `isWhole`: true if nothing is incomplete. */
export function getStatusAfterChange(
  { sectionStatus: status, isRejected }: SectionCounts,
  isWhole: boolean,
): SectionStatus {
  if (isReadOnly(status)) return status
  const open = isRejected ? sectionStatus.rejected : sectionStatus.inProgress
  if (status === sectionStatus.completed) return isWhole ? status : open
  return status === sectionStatus.notStarted ? sectionStatus.inProgress : status
}
