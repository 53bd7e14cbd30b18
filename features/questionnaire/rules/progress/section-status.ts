// The six states of a section, and what each allows (seeds/003, section 4; decisions B3).

export const sectionStatus = {
  notStarted: 1,
  inProgress: 2,
  completed: 3,
  submitted: 4,
  rejected: 5,
  imported: 6,
} as const

export type SectionStatus = (typeof sectionStatus)[keyof typeof sectionStatus]

interface Standing {
  readonly sectionStatus: SectionStatus
  readonly isRejected: boolean
}

/** Submitted and Imported: on the server too. */
export function isReadOnly(status: SectionStatus): boolean {
  return status === sectionStatus.submitted || status === sectionStatus.imported
}

/** Counted as done: above InProgress, and not Rejected. It reads the status alone (decisions B3.1). */
export function isDone(status: SectionStatus): boolean {
  return status > sectionStatus.inProgress && status !== sectionStatus.rejected
}

/** Every section is done, and at least one has something new to hand in (decisions B3.2). */
export function maySubmit(displayed: readonly Pick<Standing, 'sectionStatus'>[]): boolean {
  return (
    displayed.every(({ sectionStatus: status }) => isDone(status)) &&
    displayed.some(({ sectionStatus: status }) => status === sectionStatus.completed)
  )
}

/** What starting or resuming makes of a status; undefined where it is refused. */
export function started(status: SectionStatus): SectionStatus | undefined {
  if (isReadOnly(status)) return undefined
  return status === sectionStatus.notStarted ? sectionStatus.inProgress : status
}

/** Whether it can be asked for; that nothing is missing is another question. */
export function mayComplete(status: SectionStatus): boolean {
  return status === sectionStatus.inProgress || status === sectionStatus.rejected
}

/** What a save, a condition or another version leaves of a section, when so much of it is complete now. */
export function afterChange(
  { sectionStatus: status, isRejected }: Standing,
  isWhole: boolean,
): SectionStatus {
  if (isReadOnly(status)) return status
  const open = isRejected ? sectionStatus.rejected : sectionStatus.inProgress
  if (status === sectionStatus.completed) return isWhole ? status : open
  return status === sectionStatus.notStarted ? sectionStatus.inProgress : status
}
