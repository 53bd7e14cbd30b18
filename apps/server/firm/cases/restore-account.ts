import { findAccountWithPassword } from '#features/account/server/accounts.ts'
import { restoreAccount } from '#features/account/server/restore-account.ts'
import type { AccountDeps } from '#features/account/server/deps.ts'
import { removeLocks } from '#features/sign-in/server/attempts.ts'
import type { SignInDeps } from '#features/sign-in/server/deps.ts'
import { comparableEmail, isEmail } from '#lib/email.ts'
import { mobileDigits, readablePhone } from '#lib/phone.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

interface RestoreValues {
  readonly email?: string | undefined
  readonly 'new-email'?: string | undefined
  readonly mobile?: string | undefined
}

export const restoreCommand: Command = {
  usage: `
  npm run firm -- account:restore --email ana@example.com [--new-email ana.ruiz@example.com] [--mobile 2125550190] --reason "…"
`,
  act: () => 'operator',
  run: (deps, { values }) => restoreByFirm(deps, values),
}

const refusals = {
  unknown: '--email: no account has this address.',
  unfinished: '--email: this account was never finished. Send the person a new invitation.',
  'address-in-use': '--new-email: this address belongs to another account.',
} as const

/** Marks the given or current email address as verified, and the phone only if it is given. */
export async function restoreByFirm(
  deps: AccountDeps & SignInDeps,
  values: RestoreValues,
): Promise<string> {
  const email = address('--email', values.email ?? '')
  const typed = values['new-email']
  const newEmail = typed === undefined ? undefined : address('--new-email', typed)
  const mobilePhone = values.mobile === undefined ? undefined : mobileDigits(values.mobile)
  if (values.mobile !== undefined && mobilePhone === undefined)
    throw new UsageError('--mobile: expected ten digits.')
  const restored = await deps.database.transact((tx) =>
    restoreAccount(deps, tx, {
      email,
      ...(newEmail === undefined ? {} : { newEmail }),
      ...(mobilePhone === undefined ? {} : { mobilePhone }),
    }),
  )
  if (typeof restored === 'string') throw new UsageError(refusals[restored])
  await removeLocks(deps, restored.emailAddress)
  const codes = restored.isMobileVerified
    ? `${readablePhone(restored.mobilePhone)} by text`
    : `${restored.emailAddress} by email`
  const open = `The account is open. They log in with ${restored.emailAddress}; codes go to ${codes}.`
  if ((await findAccountWithPassword(deps.database.db, restored.id))?.passwordHash !== null)
    return open
  // A password reset needs email and a mobile phone.
  const how = restored.isMobileVerified
    ? `at ${deps.publicUrl}/login/forgot`
    : 'which needs a mobile phone: name it with --mobile'
  return `${open} Their password was contested: they first ask for a new one, ${how}.`
}

function address(option: string, typed: string): string {
  if (!isEmail(typed)) throw new UsageError(`${option}: expected an email address.`)
  return comparableEmail(typed)
}
