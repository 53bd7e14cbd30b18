// The one table of statuses: colour, icon and word of each, for matters, documents and folders (look, section 7).
import type { IconName } from './icons/names.ts'

export type Tone = 'ok' | 'wait' | 'bad' | 'note' | 'plain' | 'dawn'

export interface StatusLook {
  readonly tone: Tone
  readonly icon: IconName
  readonly word: string
}

const matter = {
  'Pre-Filing': { tone: 'dawn', icon: 'sun-horizon', word: 'Pre-Filing' },
  Filed: { tone: 'ok', icon: 'check-circle-fill', word: 'Filed' },
  Complete: { tone: 'plain', icon: 'flag', word: 'Complete' },
} as const satisfies Record<string, StatusLook>

const document = {
  Pending: { tone: 'wait', icon: 'hourglass-medium-fill', word: 'Pending' },
  Review: { tone: 'note', icon: 'eye-fill', word: 'Review' },
  Accepted: { tone: 'ok', icon: 'check-circle-fill', word: 'Accepted' },
  Approved: { tone: 'ok', icon: 'check-circle-fill', word: 'Approved' },
  Rejected: { tone: 'bad', icon: 'x-circle-fill', word: 'Rejected' },
  Replaced: { tone: 'plain', icon: 'arrows-clockwise-fill', word: 'Replaced' },
  Unknown: { tone: 'plain', icon: 'question-fill', word: 'Unknown' },
} as const satisfies Record<string, StatusLook>

const folder = {
  Complete: { tone: 'ok', icon: 'check-circle-fill', word: 'Complete' },
  Pending: document.Pending,
  Rejected: document.Rejected,
  Unknown: { tone: 'plain', icon: 'minus-circle', word: 'Needed' },
} as const satisfies Record<string, StatusLook>

const card = {
  'Take Course': { tone: 'dawn', icon: 'graduation-cap', word: 'Take Course' },
  'Documents Required': { tone: 'wait', icon: 'folder-open', word: 'Documents Required' },
  Deactivated: { tone: 'plain', icon: 'minus-circle', word: 'Deactivated' },
} as const satisfies Record<string, StatusLook>

const tables = { matter, document, folder, card }

export type StatusOf = keyof typeof tables

/** The look of a status. A word the table does not know is shown as it is, grey, with a question mark. */
export function statusLook(of: StatusOf, status: string): StatusLook {
  const table: Readonly<Record<string, StatusLook>> = tables[of]
  return (Object.hasOwn(table, status) ? table[status] : undefined) ?? { tone: 'plain', icon: 'question-fill', word: status }
}
