import { isBlank } from '#lib/text.ts'

export type MatterStatus = 'Pre-Filing' | 'Filed' | 'Complete'
export const matterStatuses: readonly MatterStatus[] = ['Pre-Filing', 'Filed', 'Complete']

export function isMatterStatus(text: string): text is MatterStatus {
  return (matterStatuses as readonly string[]).includes(text)
}

/** An unknown status is treated as ended (spec: cases#case-status). */
export function isEndedStatus(status: string): boolean {
  return status !== 'Pre-Filing' && status !== 'Filed'
}

/** True if a case has the first status earlier than the second status. */
export function isEarlierStatus(status: MatterStatus, than: MatterStatus): boolean {
  return matterStatuses.indexOf(status) < matterStatuses.indexOf(than)
}

export interface StatusLineWords {
  /** Maps the contract's spelling to the visible word. Missing statuses are shown unchanged. */
  readonly statuses: Readonly<Record<string, string>>
  readonly notFiled: string
  readonly noNumber: string
}

/** Status and number as a card shows them (spec: cases#case-number). */
export function statusLine(
  status: string,
  caseNumber: string | null,
  words: StatusLineWords,
): string {
  const { statuses, notFiled, noNumber } = words
  const shown = statuses[status] ?? status
  if (status === 'Pre-Filing') return `${shown} | ${notFiled}`
  if (caseNumber !== null && !isBlank(caseNumber)) return `${shown} | ${caseNumber}`
  return status === 'Filed' ? `${shown} | ${noNumber}` : shown
}
