import { findStaff } from '#features/firm/server/firms.ts'
import { resetByOperator } from '#features/staff/server/people/operator.ts'
import { comparableEmail, isEmail } from '#lib/email.ts'
import { isLanguage } from '#lib/language.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Command } from '../command.ts'
import { wantedFirm } from '../staff.ts'
import { UsageError } from '../usage-error.ts'

export interface ResetStaffValues {
  readonly firm?: string | undefined
  readonly email?: string | undefined
  readonly language?: string | undefined
}

export const resetStaffCommand: Command = {
  usage: `
  npm run firm -- staff:reset --firm "Hollis & Reyes Law" --email paul@firm.example [--language en|es] --reason "…"
`,
  act: () => 'operator',
  run: (deps, { values }) => resetStaffByOperator(deps, values),
}

/** For a person whom no administrator can help. Prints the new link, which is also mailed. */
export async function resetStaffByOperator(
  deps: AppDeps,
  { firm: name, email = '', language = 'en' }: ResetStaffValues,
): Promise<string> {
  const { db } = deps.database
  const firm = await wantedFirm(deps, name)
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
