import type { Language } from '#lib/language.ts'
import type { Db } from '#ports/database.ts'
import { findFooterProblems, toStoredFooter, type MailFooter } from '../../rules/mail-footer.ts'
import { problem } from '../../rules/problems.ts'
import { versionedSetting } from './versioned-setting.ts'
import { footerVersions } from './mail-footer.store.ts'

export const mailFooter = versionedSetting({
  field: 'mailFooter',
  event: 'firm.mail-footer-changed',
  versions: footerVersions,
  check: (footer: MailFooter) => {
    const [finding] = findFooterProblems(footer)
    if (finding) throw problem(finding.code, finding.params)
    return toStoredFooter(footer)
  },
  show: (own: MailFooter = { en: '', es: '' }) => own,
  countDifferences: ({ en, es }) => [en, es].filter((text) => text !== '').length,
  refusal: () => problem('staff.mail-footer-changed'),
})

/** Mail programs set off what follows two hyphens and a space (RFC 3676, 4.3). */
export async function withMailFooter(
  db: Db,
  firmId: string,
  body: string,
  language: Language = 'en',
): Promise<string> {
  const footer = await footerVersions.findNewest(db, { firmId })
  return footer?.[language] ? `${body.trimEnd()}\n\n-- \n${footer[language]}\n` : body
}
