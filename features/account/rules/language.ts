import type { Language } from '#lib/language.ts'

export interface LanguageFacts {
  /** The language that was chosen with the toggle since the page was loaded. */
  readonly chosen: Language | undefined
  /** The saved language of the account. Null until a language was chosen. */
  readonly ofAccount: Language | null
  /** The language of the page: chosen in this browser earlier, or the browser's own. */
  readonly current: Language
}

export function languageAtSignIn({ chosen, ofAccount, current }: LanguageFacts): {
  readonly show: Language
  readonly save: boolean
} {
  if (chosen !== undefined) return { show: chosen, save: chosen !== ofAccount }
  return ofAccount === null ? { show: current, save: true } : { show: ofAccount, save: false }
}
