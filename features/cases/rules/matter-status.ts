// The three states of a matter, and the line that says where a case stands.

export type MatterStatus = 'Pre-Filing' | 'Filed' | 'Complete'
export const matterStatuses: readonly MatterStatus[] = ['Pre-Filing', 'Filed', 'Complete']

export function isMatterStatus(text: string): text is MatterStatus {
  return (matterStatuses as readonly string[]).includes(text)
}

/** In the order in which a case passes them. */
export function isEarlierStatus(status: MatterStatus, than: MatterStatus): boolean {
  return matterStatuses.indexOf(status) < matterStatuses.indexOf(than)
}

export interface StatusLineWords {
  /** Statuses in the spelling of the contract → the word that is shown; one that is missing is shown as it is. */
  readonly statuses: Readonly<Record<string, string>>
  readonly notFiled: string
}

/** Status and number as a card shows them; no number while the case is not filed (seeds/000, section 2). */
export function statusLine(status: string, caseNumber: string | null, { statuses, notFiled }: StatusLineWords): string {
  return `${statuses[status] ?? status} | ${status === 'Pre-Filing' || caseNumber === null ? notFiled : caseNumber}`
}
