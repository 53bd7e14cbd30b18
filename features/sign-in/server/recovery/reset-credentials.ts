// The mail is sent to the address that is stored in the account.
import { findAccountsByMobile, lockAccountById } from '#features/account/server/accounts.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { maskedEmail } from '#lib/email.ts'
import { isSameName } from '#lib/folded.ts'
import { mobileDigits } from '#lib/phone.ts'
import { refusalFacts, type RefusalFacts } from '#lib/problem.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import { getRequestFacts, type Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { signInProblems, problem } from '../../rules/problems.ts'
import {
  maxMailsPerHour,
  recoveriesPerAddress,
  recoveriesPerAddressADay,
  recoveryFindings,
  recoveryFloorMilliseconds,
  resetMinutes,
  warningRequestOfDay,
  type ForgottenCredentials,
} from '../../rules/recovery.ts'
import { beginFlow, currentFlow, renewFlow, type SetCookie } from '../flows/flows.ts'
import type { SignInDeps } from '../deps.ts'
import { recoveryMail } from './recovery-mail.ts'
import { insertReset, lateQuestions, moveResets } from './resets.store.ts'
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

/** Does equal work without a match (spec: accounts#recovery-match, security#forgot-same-answer). */
export async function resetCredentials(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  typed: TypedQuestion,
  repetition: Repetition = unrepeated,
): Promise<RecoveryAnswer> {
  const startedAt = deps.stopwatch()
  try {
    if (repetition.reference !== undefined)
      return await answerAgain(deps, viewer, setCookie, parseReference(repetition.reference))
    const credentials = {
      ...typed,
      forgotUser: typed.forgotUser === true,
      forgotPassword: typed.forgotPassword === true,
    }
    return await answer(deps, viewer, setCookie, credentials, repetition)
  } finally {
    await deps.notBefore(startedAt, recoveryFloorMilliseconds)
  }
}

async function answer(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  credentials: ForgottenCredentials,
  { keepSecret }: Repetition,
): Promise<RecoveryAnswer> {
  const [finding] = recoveryFindings(credentials)
  const mobilePhone = mobileDigits(credentials.mobilePhone)
  if (finding || mobilePhone === undefined)
    return refused(
      (finding?.code ?? 'sign-in.recovery-mobile-invalid') as keyof typeof signInProblems,
    )
  if (!(await mayAsk(deps, viewer.source.ip))) return refused('sign-in.recovery-failed')
  const flow = await currentFlow(deps, viewer.source)
  if (flow) await renewFlow(deps, flow)
  const flowHash = flow?.hash ?? (await beginFlow(deps, setCookie, null))
  const accountId = deps.ids.token()
  const people = await findPeople(deps, credentials.lastName, mobilePhone)
  const isUnfinished = await deps.reissueInvitation({
    familyName: credentials.lastName,
    mobilePhone,
  })
  await saveResets(deps, viewer, {
    credentials,
    people,
    flowHash,
    handleHash: tokenHash(accountId),
  })
  const result = getResult(people, isUnfinished)
  const handle = Buffer.from(tokenHash(accountId)).toString('base64url')
  keepSecret(JSON.stringify({ handle, result } satisfies LostAnswer))
  return { ...result, accountId }
}

function getResult([first]: readonly AccountRecord[], isUnfinished: boolean): RecoveryAnswer {
  if (first) return { ...nothing, success: true, maskedEmail: maskedEmail(first.emailAddress) }
  return isUnfinished
    ? refused('sign-in.recovery-not-set-up', { hasNotCompletedAccountSetupSteps: true })
    : refused('sign-in.recovery-no-account', { noAccountFlag: true })
}

/** An answer without its handle. */
interface LostAnswer {
  /** The hash of the lost handle. */
  readonly handle: string
  readonly result: RecoveryAnswer
}

const parseReference = (reference: string) => JSON.parse(reference) as LostAnswer

/** Gives the browser a new handle for what it requested, and a flow. Mails nothing. */
async function answerAgain(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  { handle, result }: LostAnswer,
): Promise<RecoveryAnswer> {
  const accountId = deps.ids.token()
  const flow = await currentFlow(deps, viewer.source)
  const flowHash = flow?.hash ?? (await beginFlow(deps, setCookie, null))
  await moveResets(deps.database.db, Buffer.from(handle, 'base64url'), {
    flowHash,
    handleHash: tokenHash(accountId),
  })
  return { ...result, accountId }
}

async function mayAsk({ limits }: SignInDeps, ip: string): Promise<boolean> {
  return (
    (await limits.take(recoveriesPerAddress, `ip:${ip}`)) &&
    limits.take(recoveriesPerAddressADay, `ip:${ip}`)
  )
}

async function findPeople(
  deps: SignInDeps,
  lastName: string,
  mobilePhone: string,
): Promise<readonly AccountRecord[]> {
  const accounts = await findAccountsByMobile(deps.database.db, mobilePhone)
  return accounts.filter(
    (account) =>
      isComplete(account) &&
      account.familyName !== null &&
      isSameName(account.familyName, lastName),
  )
}

interface Question {
  readonly credentials: ForgottenCredentials
  readonly people: readonly AccountRecord[]
  readonly flowHash: Uint8Array
  readonly handleHash: Uint8Array
}

/** A password is hashed with or without a match. */
async function saveResets(
  deps: SignInDeps,
  viewer: Viewer,
  { credentials, people, flowHash, handleHash }: Question,
): Promise<void> {
  const candidates = people.length === 0 ? [undefined] : people
  const rows: Row[] = []
  for (const account of candidates) {
    const password = newTemporaryPassword(deps)
    // The returned handle belongs to the first match.
    rows.push({
      account,
      password,
      hash: await deps.passwords.hash(password),
      handleHash: rows.length === 0 ? handleHash : tokenHash(deps.ids.token()),
    })
  }
  await deps.database.transact(async (tx) => {
    for (const row of rows) await saveReset(deps, tx, viewer, credentials, flowHash, row)
  })
}

interface Row {
  readonly account: AccountRecord | undefined
  readonly password: string
  readonly hash: string
  readonly handleHash: Uint8Array
}

async function saveReset(
  deps: SignInDeps,
  tx: Tx,
  viewer: Viewer,
  credentials: ForgottenCredentials,
  flowHash: Uint8Array,
  row: Row,
): Promise<void> {
  const { password, hash, handleHash } = row
  const { source } = viewer
  // Locks the account, so that the mail limit holds and the address is not outdated.
  const account = row.account && (await lockAccountById(tx, row.account.id))
  let mailed = false
  if (account) {
    const { mailsWithinTheHour, questionsWithinTheDay } = await lateQuestions(tx, account.id)
    mailed = mailsWithinTheHour < maxMailsPerHour
    if (mailed) {
      const mail = recoveryMail(source.language, {
        publicUrl: deps.publicUrl,
        isOftenAsked: questionsWithinTheDay + 1 === warningRequestOfDay,
        ...(credentials.forgotUser ? { userId: account.emailAddress } : {}),
        ...(credentials.forgotPassword ? { temporaryPassword: password } : {}),
      })
      await deps.outbox.post(tx, {
        channel: 'email',
        to: account.emailAddress,
        ...mail,
        expiresAfterSeconds: resetMinutes * 60,
      })
    }
  }
  const temporary =
    mailed && credentials.forgotPassword ? { prefixHash: prefixHash(deps, password), hash } : null
  await insertReset(tx, { handleHash, flowHash, accountId: account?.id ?? null, temporary, mailed })
  await deps.audit.record(
    {
      event: 'sign-in.recovery-asked',
      outcome: account ? 'done' : 'refused',
      ...getRequestFacts(source),
      details: { userId: credentials.forgotUser, password: credentials.forgotPassword, mailed },
      ...(account ? { accountId: account.id } : {}),
    },
    tx,
  )
}
