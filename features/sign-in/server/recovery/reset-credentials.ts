// resetCredentials: whoever has forgotten their user id or password asks by last name and mobile phone, and is answered by mail.
import { findAccountsByMobile, holdAccount } from '#features/account/server/accounts.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { maskedEmail } from '#lib/email.ts'
import { mobileDigits } from '#lib/phone.ts'
import { problemsOf, refusalFacts, type RefusalFacts } from '#lib/problem.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { signInProblems } from '../../rules/problems.ts'
import {
  comparableName,
  mostMailsPerHour,
  recoveriesPerAddress,
  recoveriesPerAddressADay,
  recoveryFindings,
  recoveryFloorMilliseconds,
  resetMinutes,
  tellingQuestionOfTheDay,
  type ForgottenCredentials,
} from '../../rules/recovery.ts'
import { beginFlow, currentFlow, renewFlow, type SetCookie } from '../second-factor/flows.ts'
import { tokenHash } from '../sessions/token-hash.ts'
import type { SignInWorld } from '../deps.ts'
import { recoveryMail } from './recovery-mail.ts'
import { insertReset, lateQuestions } from './resets.store.ts'
import { newTemporaryPassword, prefixHash } from './temporary-password.ts'

export interface RecoveryAnswer extends Partial<RefusalFacts> {
  readonly success: boolean
  readonly userName: null
  readonly message: string | null
  readonly maskedEmail: string | null
  readonly accountId: string | null
  readonly noAccountFlag: boolean
  readonly hasNotCompletedAccountSetupSteps: boolean
}

const problem = problemsOf(signInProblems)

const nothing: RecoveryAnswer = {
  success: false,
  userName: null,
  message: null,
  maskedEmail: null,
  accountId: null,
  noAccountFlag: false,
  hasNotCompletedAccountSetupSteps: false,
}
const refused = (
  code: keyof typeof signInProblems,
  more: Partial<RecoveryAnswer> = {},
): RecoveryAnswer => ({
  ...nothing,
  message: signInProblems[code].text,
  ...refusalFacts(problem(code)),
  ...more,
})

export interface TypedQuestion {
  readonly lastName: string
  readonly mobilePhone: string
  readonly forgotUser?: boolean | null
  readonly forgotPassword?: boolean | null
}

/**
 * Last name and phone must fit one account together. Found or not, the work is the same and the answer takes its time; the old password stays valid
 * (seeds/000, sections 2 and 5; safety 2.1 and 2.2).
 */
export async function resetCredentials(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
  typed: TypedQuestion,
): Promise<RecoveryAnswer> {
  const startedAt = world.stopwatch()
  try {
    return await answer(world, viewer, setCookie, {
      ...typed,
      forgotUser: typed.forgotUser === true,
      forgotPassword: typed.forgotPassword === true,
    })
  } finally {
    await world.notBefore(startedAt, recoveryFloorMilliseconds)
  }
}

async function answer(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
  asked: ForgottenCredentials,
): Promise<RecoveryAnswer> {
  const [finding] = recoveryFindings(asked)
  const mobilePhone = mobileDigits(asked.mobilePhone)
  if (finding || mobilePhone === undefined)
    return refused(
      (finding?.code ?? 'sign-in.recovery-mobile-invalid') as keyof typeof signInProblems,
    )
  if (!(await mayAsk(world, viewer.source.ip))) return refused('sign-in.recovery-failed')
  const flow = await currentFlow(world, viewer.source)
  if (flow) await renewFlow(world, flow)
  const flowHash = flow?.hash ?? (await beginFlow(world, setCookie, null))
  const accountId = world.ids.token()
  const found = await findPeople(world, asked.lastName, mobilePhone)
  const isUnfinished = await world.reissueInvitation({ familyName: asked.lastName, mobilePhone })
  await keep(world, viewer, { asked, found, flowHash, handleHash: tokenHash(accountId) })
  const [first] = found
  if (first)
    return { ...nothing, success: true, accountId, maskedEmail: maskedEmail(first.emailAddress) }
  if (isUnfinished)
    return refused('sign-in.recovery-not-set-up', {
      accountId,
      hasNotCompletedAccountSetupSteps: true,
    })
  return refused('sign-in.recovery-no-account', { accountId, noAccountFlag: true })
}

async function mayAsk({ limits }: SignInWorld, ip: string): Promise<boolean> {
  return (
    (await limits.take(recoveriesPerAddress, `ip:${ip}`)) &&
    limits.take(recoveriesPerAddressADay, `ip:${ip}`)
  )
}

/** Spouses may share a name and a phone: then each is meant. */
async function findPeople(
  world: SignInWorld,
  lastName: string,
  mobilePhone: string,
): Promise<readonly AccountRecord[]> {
  const accounts = await findAccountsByMobile(world.database.db, mobilePhone)
  return accounts.filter(
    (account) =>
      isComplete(account) &&
      account.familyName !== null &&
      comparableName(account.familyName) === comparableName(lastName),
  )
}

interface Question {
  readonly asked: ForgottenCredentials
  readonly found: readonly AccountRecord[]
  readonly flowHash: Uint8Array
  readonly handleHash: Uint8Array
}

/** One row for each person who is meant, and one when nobody is; a password is hashed in either case. */
async function keep(
  world: SignInWorld,
  viewer: Viewer,
  { asked, found, flowHash, handleHash }: Question,
): Promise<void> {
  const people = found.length === 0 ? [undefined] : found
  const rows: Row[] = []
  for (const account of people) {
    const password = newTemporaryPassword(world)
    // The handle that is answered belongs to the first; the others are found by their password, or by this browser.
    rows.push({
      account,
      password,
      hash: await world.passwords.hash(password),
      handleHash: rows.length === 0 ? handleHash : tokenHash(world.ids.token()),
    })
  }
  await world.database.transact(async (tx) => {
    for (const row of rows) await keepOne(world, tx, viewer, asked, flowHash, row)
  })
}

interface Row {
  readonly account: AccountRecord | undefined
  readonly password: string
  readonly hash: string
  readonly handleHash: Uint8Array
}

async function keepOne(
  world: SignInWorld,
  tx: Tx,
  viewer: Viewer,
  asked: ForgottenCredentials,
  flowHash: Uint8Array,
  row: Row,
): Promise<void> {
  const { password, hash, handleHash } = row
  const { source } = viewer
  // Held: many questions at once send no more mails than one after the other, and none goes to an address that was changed meanwhile.
  const account = row.account && (await holdAccount(tx, row.account.id))
  let mailed = false
  if (account) {
    const { mailsWithinTheHour, questionsWithinTheDay } = await lateQuestions(tx, account.id)
    mailed = mailsWithinTheHour < mostMailsPerHour
    if (mailed) {
      const mail = recoveryMail(source.language, {
        publicUrl: world.publicUrl,
        isOftenAsked: questionsWithinTheDay + 1 === tellingQuestionOfTheDay,
        ...(asked.forgotUser ? { userId: account.emailAddress } : {}),
        ...(asked.forgotPassword ? { temporaryPassword: password } : {}),
      })
      await world.outbox.post(tx, {
        channel: 'email',
        to: account.emailAddress,
        ...mail,
        expiresAfterSeconds: resetMinutes * 60,
      })
    }
  }
  const temporary =
    mailed && asked.forgotPassword ? { prefixHash: prefixHash(world, password), hash } : null
  await insertReset(tx, { handleHash, flowHash, accountId: account?.id ?? null, temporary, mailed })
  await world.audit.record(
    {
      event: 'sign-in.recovery-asked',
      outcome: account ? 'done' : 'refused',
      ip: source.ip,
      requestId: source.requestId,
      details: { userId: asked.forgotUser, password: asked.forgotPassword, mailed },
      ...(account ? { accountId: account.id } : {}),
    },
    tx,
  )
}
