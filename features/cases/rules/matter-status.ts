// The three states of a matter and the words that go with each.
import { dashboardWords } from './words.en.ts'

export type MatterStatus = 'Pre-Filing' | 'Filed' | 'Complete'
export const matterStatuses: readonly MatterStatus[] = ['Pre-Filing', 'Filed', 'Complete']

export function isMatterStatus(text: string): text is MatterStatus {
  return (matterStatuses as readonly string[]).includes(text)
}

/** Title and sentence of the dashboard (seeds/001, section 4): preparing, a congratulation, and for anything else a closing message. */
export function dashboardTexts(status: string): { readonly title: string; readonly header: string; readonly current: string } {
  if (status === 'Pre-Filing') return dashboardWords.preFiling
  if (status === 'Filed') return dashboardWords.filed
  return dashboardWords.closing
}

/** Status and number as a card shows them; no number while the case is not filed (seeds/000, section 2). */
export function statusLine(status: string, caseNumber: string | null): string {
  return `${status} | ${status === 'Pre-Filing' || caseNumber === null ? 'Case Not Filed' : caseNumber}`
}
