// Color and icon of every status (spec: wording#status-signs).
import type { WordingOf } from '../language/language.ts'
import type { IconName } from '../icons/names.ts'
import type { kitWords } from '../words.ts'

export type Tone = 'ok' | 'wait' | 'bad' | 'note' | 'plain' | 'dawn'

interface StatusSign {
  readonly tone: Tone
  readonly icon: IconName
}

export interface StatusLook extends StatusSign {
  readonly word: string
}

export type StatusWords = WordingOf<typeof kitWords>['statuses']
export type StatusOf = keyof StatusWords

type Signs<Of extends StatusOf> = Readonly<Record<keyof StatusWords[Of], StatusSign>>

const matter = {
  'Pre-Filing': { tone: 'dawn', icon: 'sun-horizon' },
  Filed: { tone: 'ok', icon: 'check-circle-fill' },
  Complete: { tone: 'plain', icon: 'flag' },
} as const satisfies Signs<'matter'>

const document = {
  Pending: { tone: 'wait', icon: 'hourglass-medium-fill' },
  Review: { tone: 'note', icon: 'eye-fill' },
  Accepted: { tone: 'ok', icon: 'check-circle-fill' },
  Approved: { tone: 'ok', icon: 'check-circle-fill' },
  Rejected: { tone: 'bad', icon: 'x-circle-fill' },
  Replaced: { tone: 'plain', icon: 'arrows-clockwise-fill' },
  Unknown: { tone: 'plain', icon: 'question-fill' },
} as const satisfies Signs<'document'>

const folder = {
  Complete: { tone: 'ok', icon: 'check-circle-fill' },
  Pending: document.Pending,
  Rejected: document.Rejected,
  Unknown: { tone: 'plain', icon: 'minus-circle' },
} as const satisfies Signs<'folder'>

const card = {
  'Take Course': { tone: 'dawn', icon: 'graduation-cap' },
  'Documents Required': { tone: 'wait', icon: 'folder-open' },
  Deactivated: { tone: 'plain', icon: 'minus-circle' },
} as const satisfies Signs<'card'>

const tables = { matter, document, folder, card }

/** An unknown status is shown unchanged, gray, with a question mark. */
export function statusLook(of: StatusOf, status: string, words: StatusWords): StatusLook {
  const signs: Readonly<Record<string, StatusSign>> = tables[of]
  const known: Readonly<Record<string, string>> = words[of]
  const sign = Object.hasOwn(signs, status) ? signs[status] : undefined
  return {
    ...(sign ?? { tone: 'plain', icon: 'question-fill' }),
    word: (sign && known[status]) ?? status,
  }
}
