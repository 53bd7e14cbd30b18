// The footer that a firm writes for emails to its staff (spec: staff-notices#mail-footer).
import { languages, type Language } from '#lib/language.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank, isUnreadable, tidyLines } from '#lib/text.ts'
import type { staffProblems } from './problems.ts'

/** Empty in both languages for no footer. */
export type MailFooter = Readonly<Record<Language, string>>

const max = { characters: 500, lines: 10 } as const

type FooterFinding = Finding & { readonly code: keyof typeof staffProblems }

/** In the order of the form. */
export function findFooterProblems(footer: MailFooter): readonly FooterFinding[] {
  const isAnyWritten = languages.some((language) => !isBlank(footer[language]))
  return languages.flatMap((field) => {
    const code = findTextProblem(tidyLines(footer[field]), isAnyWritten)
    return code === undefined ? [] : [{ field, code, params: max }]
  })
}

function findTextProblem(text: string, isNeeded: boolean): FooterFinding['code'] | undefined {
  if (isBlank(text)) return isNeeded ? 'staff.mail-footer-blank' : undefined
  const isTooLong = [...text].length > max.characters || text.split('\n').length > max.lines
  if (isTooLong) return 'staff.mail-footer-too-long'
  return isUnreadable(text) ? 'staff.mail-footer-unreadable' : undefined
}

/** The stored form of a footer without problems. */
export function toStoredFooter({ en, es }: MailFooter): MailFooter {
  return { en: tidyLines(en), es: tidyLines(es) }
}
