// Proves the account's e-mail address and mobile phone by six-digit codes while the account is being set up.
import { checkCode, type CodeVerdict } from '#features/verification/server/check-code.ts'
import { codeMail, codeText } from '#features/verification/server/code-message.ts'
import { issueCode } from '#features/verification/server/issue-code.ts'
import { verificationProblems } from '#features/verification/rules/problems.ts'
import type { Language } from '#lib/language.ts'
import { problemsOf, refusalOf } from '#lib/problem.ts'
import type { SignedInViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import type { AccountRecord } from '../../rules/records.ts'
import {
  accountById,
  lockAccount,
  markEmailVerified,
  markMobileVerified,
} from '../account.store.ts'
import { addressRefusal } from '../address-refusal.ts'
import type { OutcomeRecord } from '../verify-account-details.ts'
import type { AccountWorld } from '../deps.ts'

const problem = problemsOf(verificationProblems)
const expired = refusalOf(problem('verification.expired-code'))
const done: OutcomeRecord = { success: true, error: null }

/** What a code proves, as verification's subject. A changed address or number is another subject: an old code proves nothing about it. */
export const emailSubject = (accountId: string, email: string) =>
  `account-email|${accountId}|${email}`
export const phoneSubject = (accountId: string, mobilePhone: string) =>
  `account-phone|${accountId}|${mobilePhone}`

/** The refusal of a code; undefined when it was right. Five wrong tries read like a code whose time is over: ask for a new one. */
export function refusalOfVerdict(verdict: CodeVerdict): OutcomeRecord | undefined {
  if (verdict === 'right') return undefined
  return refusalOf(
    problem(verdict === 'wrong' ? 'verification.invalid-code' : 'verification.expired-code'),
  )
}

/** Puts the code for a mobile phone into the outbox, unless one was sent just now. */
export async function sendPhoneCode(
  world: AccountWorld,
  tx: Tx,
  accountId: string,
  mobilePhone: string,
  language: Language,
): Promise<void> {
  const code = await issueCode(world, tx, phoneSubject(accountId, mobilePhone))
  if (code)
    await world.outbox.post(tx, {
      channel: 'text',
      to: mobilePhone,
      body: codeText(code, world.publicHost, language),
      expiresAfterSeconds: 300,
    })
}

export async function startPhoneVerification(
  world: AccountWorld,
  viewer: SignedInViewer,
): Promise<OutcomeRecord> {
  return withAccount(world, viewer, async (tx, account) => {
    if (!account.isMobileVerified)
      await sendPhoneCode(world, tx, account.id, account.mobilePhone, viewer.source.language)
  })
}

/** When the address is somebody else's, only that address is told, by mail; the screen learns nothing (safety 2.8). */
export async function startEmailVerification(
  world: AccountWorld,
  viewer: SignedInViewer,
): Promise<OutcomeRecord> {
  return withAccount(world, viewer, async (tx, account) => {
    if (account.isEmailVerified) return
    const code = await issueCode(world, tx, emailSubject(account.id, account.emailAddress))
    if (!code) return
    const mail =
      (await addressRefusal(world, tx, account.id, account.emailAddress)) ??
      codeMail(code, viewer.source.language)
    await world.outbox.post(tx, {
      channel: 'email',
      to: account.emailAddress,
      ...mail,
      expiresAfterSeconds: 300,
    })
  })
}

export async function submitPhoneVerificationCode(
  world: AccountWorld,
  viewer: SignedInViewer,
  code: string,
): Promise<OutcomeRecord> {
  return submit(
    world,
    viewer,
    code,
    (account) => phoneSubject(account.id, account.mobilePhone),
    markMobileVerified,
  )
}

export async function submitEmailVerificationCode(
  world: AccountWorld,
  viewer: SignedInViewer,
  code: string,
): Promise<OutcomeRecord> {
  return submit(
    world,
    viewer,
    code,
    (account) => emailSubject(account.id, account.emailAddress),
    markEmailVerified,
  )
}

async function withAccount(
  world: AccountWorld,
  viewer: SignedInViewer,
  work: (tx: Tx, account: AccountRecord) => Promise<void>,
): Promise<OutcomeRecord> {
  await world.database.transact(async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (account) await work(tx, account)
  })
  return done
}

async function submit(
  world: AccountWorld,
  viewer: SignedInViewer,
  code: string,
  subjectOf: (account: AccountRecord) => string,
  mark: (tx: Tx, account: AccountRecord) => Promise<boolean>,
): Promise<OutcomeRecord> {
  const account = await accountById(world.database.db, viewer.accountId)
  if (!account) return expired
  const refusal = refusalOfVerdict(await checkCode(world, subjectOf(account), code))
  if (refusal) return refusal
  const isMarked = await world.database.transact(async (tx) => {
    if (!(await mark(tx, account))) return false
    await world.audit.record(
      {
        event: 'account.channel-verified',
        outcome: 'done',
        accountId: account.id,
        ip: viewer.source.ip,
      },
      tx,
    )
    return true
  })
  return isMarked ? done : expired
}
