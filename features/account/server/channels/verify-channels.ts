import { checkCode, type CodeVerdict } from '#features/verification/server/check-code.ts'
import { codeMail, codeText } from '#features/verification/server/code-message.ts'
import { issueCode } from '#features/verification/server/issue-code.ts'
import { isSixDigits } from '#features/verification/rules/code-life.ts'
import { problem } from '#features/verification/rules/problems.ts'
import type { Language } from '#lib/language.ts'
import { getRefusal } from '#lib/problem.ts'
import { getActor, type SignedInViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import type { AccountRecord } from '../../rules/records.ts'
import { findAccountById, lockAccount } from '../account.store.ts'
import { markEmailVerified, markMobileVerified } from '../account-changes.store.ts'
import { addressRefusal } from '../address-refusal.ts'
import type { OutcomeRecord } from '../verify-account-details.ts'
import type { AccountDeps } from '../deps.ts'

const expired = getRefusal(problem('verification.expired-code'))
const done: OutcomeRecord = { success: true, error: null }

/** The value is part of the subject, so an old code proves nothing about a new value. */
export const emailSubject = (accountId: string, email: string) =>
  `account-email|${accountId}|${email}`
export const phoneSubject = (accountId: string, mobilePhone: string) =>
  `account-phone|${accountId}|${mobilePhone}`

/** Treats five wrong tries like an expired code, so that the client requests a new code. */
export function refusalOfVerdict(verdict: CodeVerdict): OutcomeRecord | undefined {
  if (verdict === 'right') return undefined
  return getRefusal(
    problem(verdict === 'wrong' ? 'verification.invalid-code' : 'verification.expired-code'),
  )
}

/** Sends no code if another code was sent a moment ago. */
export async function sendPhoneCode(
  deps: AccountDeps,
  tx: Tx,
  accountId: string,
  mobilePhone: string,
  language: Language,
): Promise<void> {
  const code = await issueCode(deps, tx, phoneSubject(accountId, mobilePhone))
  if (code)
    await deps.outbox.post(tx, {
      channel: 'text',
      to: mobilePhone,
      body: codeText(code, deps.publicHost, language),
      expiresAfterSeconds: 300,
    })
}

export async function startPhoneVerification(
  deps: AccountDeps,
  viewer: SignedInViewer,
): Promise<OutcomeRecord> {
  return withAccount(deps, viewer, async (tx, account) => {
    if (!account.isMobileVerified)
      await sendPhoneCode(deps, tx, account.id, account.mobilePhone, viewer.source.language)
  })
}

/** If the address is taken, only its owner is informed (spec: security#taken-address). */
export async function startEmailVerification(
  deps: AccountDeps,
  viewer: SignedInViewer,
): Promise<OutcomeRecord> {
  return withAccount(deps, viewer, async (tx, account) => {
    if (account.isEmailVerified) throw problem('verification.already-confirmed')
    const code = await issueCode(deps, tx, emailSubject(account.id, account.emailAddress))
    if (!code) return
    const mail =
      (await addressRefusal(deps, tx, account.id, account.emailAddress)) ??
      codeMail(code, viewer.source.language)
    await deps.outbox.post(tx, {
      channel: 'email',
      to: account.emailAddress,
      ...mail,
      expiresAfterSeconds: 300,
    })
  })
}

export async function submitPhoneVerificationCode(
  deps: AccountDeps,
  viewer: SignedInViewer,
  code: string,
): Promise<OutcomeRecord> {
  return submit(deps, viewer, code, {
    isConfirmed: (account) => account.isMobileVerified,
    getSubject: (account) => phoneSubject(account.id, account.mobilePhone),
    mark: markMobileVerified,
  })
}

export async function submitEmailVerificationCode(
  deps: AccountDeps,
  viewer: SignedInViewer,
  code: string,
): Promise<OutcomeRecord> {
  return submit(deps, viewer, code, {
    isConfirmed: (account) => account.isEmailVerified,
    getSubject: (account) => emailSubject(account.id, account.emailAddress),
    mark: markEmailVerified,
  })
}

async function withAccount(
  deps: AccountDeps,
  viewer: SignedInViewer,
  work: (tx: Tx, account: AccountRecord) => Promise<void>,
): Promise<OutcomeRecord> {
  await deps.database.transact(async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (account) await work(tx, account)
  })
  return done
}

interface VerifiedChannel {
  readonly isConfirmed: (account: AccountRecord) => boolean
  readonly getSubject: (account: AccountRecord) => string
  readonly mark: (tx: Tx, account: AccountRecord) => Promise<boolean>
}

async function submit(
  deps: AccountDeps,
  viewer: SignedInViewer,
  code: string,
  { isConfirmed, getSubject, mark }: VerifiedChannel,
): Promise<OutcomeRecord> {
  const account = await findAccountById(deps.database.db, viewer.accountId)
  if (!account) return expired
  if (isSixDigits(code) && isConfirmed(account)) return done
  const refusal = refusalOfVerdict(await checkCode(deps, getSubject(account), code))
  if (refusal) return refusal
  const isMarked = await deps.database.transact(async (tx) => {
    if (!(await mark(tx, account))) return false
    await deps.audit.record(
      {
        event: 'account.channel-verified',
        outcome: 'done',
        ...getActor(viewer),
      },
      tx,
    )
    return true
  })
  return isMarked ? done : expired
}
