import { findStaff, firmNames, pickFirm } from '#features/firm/server/firms.ts'
import { resetByOperator } from '#features/staff/server/people/operator.ts'
import { comparableEmail, isEmail } from '#lib/email.ts'
import { isLanguage } from '#lib/language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { UsageError } from '../usage-error.ts'

export const resetStaffUsage = `
  npm run firm -- staff:reset --firm "Hollis & Reyes Law" --email paul@firm.example [--language en|es] --reason "…"
`

export interface ResetStaffValues {
  readonly firm?: string | undefined
  readonly email?: string | undefined
  readonly language?: string | undefined
}

/** For a person whom no administrator can help. Prints the new link, which is also mailed. */
export async function resetStaffByOperator(
  deps: AppDeps,
  { firm: name, email = '', language = 'en' }: ResetStaffValues,
): Promise<string> {
  const { db } = deps.database
  const firm = await pickFirm(db, name)
  if (!firm) {
    const names = (await firmNames(db)).map((known) => `"${known}"`)
    throw new UsageError(`--firm: expected one of ${names.join(', ')}.`)
  }
  if (!isEmail(email)) throw new UsageError('--email: expected an email address.')
  if (!isLanguage(language)) throw new UsageError('--language: expected en or es.')
  const staffId = await findStaff(db, firm.id, comparableEmail(email))
  if (staffId === undefined)
    throw new UsageError('--email: no active staff member of this firm has this address.')
  const link = await resetByOperator(deps, { firmId: firm.id, staffId }, language)
  return [
    `The login of ${email} at ${firm.name} is reset, and all sessions have ended.`,
    `New link, works once, for seven days: ${link}`,
  ].join('\n')
}
