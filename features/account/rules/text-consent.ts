// What a client agreed to about texts, and what ended it (spec: accounts#text-consent).
import type { Language, Wording } from '#lib/language.ts'
import { wantsText, type ContactType } from './contact-type.ts'
import { textConsent as english } from './text-consent.en.ts'
import { textConsentEs as spanish } from './text-consent.es.ts'

/**
 * - `CODES`: agreed to codes by text.
 * - `NOTICES`, `NO_NOTICES`: chose to get notices by text, or not.
 * - `STOPPED`, `RESUMED`: replied STOP or START.
 */
export type TextConsentEvent = 'CODES' | 'NOTICES' | 'NO_NOTICES' | 'STOPPED' | 'RESUMED'

export const textConsentWords: Readonly<Record<Language, Wording<typeof english>>> = {
  en: english,
  es: spanish,
}

/** Codes, and notices if the client chose them: on the screen "Verify contact info" and with a new number. */
export function consentsToNumber(contactType: ContactType): readonly TextConsentEvent[] {
  return wantsText(contactType) ? ['CODES', 'NOTICES'] : ['CODES']
}

/** Undefined when a change of the profile changes nothing about texts. */
export function consentOfChange(
  before: ContactType,
  after: ContactType,
): TextConsentEvent | undefined {
  if (wantsText(before) === wantsText(after)) return undefined
  return wantsText(after) ? 'NOTICES' : 'NO_NOTICES'
}
