// Which language somebody reads in who signs in: what they chose just now, else what their account knows, else what the page speaks: news then comes in it too.
import type { Language } from '#lib/language.ts'

export interface LanguageFacts {
  /** With the toggle, since this page was loaded. */
  readonly chosen: Language | undefined
  /** Null until they chose one. */
  readonly ofAccount: Language | null
  /** What the page is shown in: chosen in this browser before, or the browser's own. */
  readonly current: Language
}

export function languageAtSignIn({ chosen, ofAccount, current }: LanguageFacts): {
  readonly show: Language
  readonly save: boolean
} {
  if (chosen !== undefined) return { show: chosen, save: chosen !== ofAccount }
  return ofAccount === null ? { show: current, save: true } : { show: ofAccount, save: false }
}
