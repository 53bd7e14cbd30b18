import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Browser, GraphAnswer, TestApp } from '#testing/test-app.ts'
import {
  findAccountId,
  inviteClient,
  signUpUntil,
  someBrowser,
  type Invited,
} from '#testing/test-sign-up.ts'

export interface Question {
  readonly lastName: string
  readonly mobilePhone: string
  readonly forgotUser?: boolean
  readonly forgotPassword?: boolean
}

const ask = `mutation ($l: String!, $m: String!, $u: Boolean, $p: Boolean) { resetCredentials(lastName: $l, mobilePhone: $m, forgotUser: $u, forgotPassword: $p) {
  success userName message maskedEmail accountId noAccountFlag hasNotCompletedAccountSetupSteps } }`
const confirm = `mutation ($c: String!, $n: String!, $a: String) { confirmResetCredentials(code: $c, newPassword: $n, accountId: $a) {
  isAuthenticated idToken accessToken requiresMfa sessionId mfaDeliveryDestination expirationTime mirrorKey account { userName } } }`

export interface RecoveryAnswer {
  readonly success: boolean
  readonly userName: null
  readonly message: string | null
  readonly maskedEmail: string | null
  readonly accountId: string | null
  readonly noAccountFlag: boolean
  readonly hasNotCompletedAccountSetupSteps: boolean
}

export const aHandle = expect.stringMatching(/^[\w-]{43}$/) as string
/** The response when no account matches. */
export const noMatch = {
  success: false,
  userName: null,
  message: 'No matching account was found.',
  maskedEmail: null,
  noAccountFlag: true,
  hasNotCompletedAccountSetupSteps: false,
}

/** Requests a password unless other fields are given. */
export async function askFor(
  browser: Browser,
  question: Question,
  headers: Readonly<Record<string, string>> = {},
): Promise<RecoveryAnswer> {
  const { lastName: l, mobilePhone: m, forgotUser: u = false, forgotPassword: p = true } = question
  const { data, errors } = await browser.graph(ask, { l, m, u, p }, headers)
  if (errors) throw new Error(errors[0]?.message)
  return data.resetCredentials as RecoveryAnswer
}

export function confirmWith(
  browser: Browser,
  c: string,
  n: string,
  a: string | null = null,
): Promise<GraphAnswer> {
  return browser.graph(confirm, { c, n, a })
}

export const findRefusal = ({ errors }: GraphAnswer) => errors?.[0]?.message

/** All messages to a recipient that contain a text, newest first. */
export async function messagesWith(
  app: TestApp,
  recipient: string,
  pattern: string,
): Promise<readonly string[]> {
  // countMessages waits until everything was delivered.
  await app.countMessages(recipient)
  const { rows } = await sql<{ body: string }>`
    select body from rehearsal_message where recipient = ${recipient} and body ~ ${pattern} order by sent_at desc, id desc`.execute(
    app.deps.database.db,
  )
  return rows.map(({ body }) => body)
}

/** The mailed temporary passwords, newest first. */
export async function temporaryPasswords(app: TestApp, email: string): Promise<readonly string[]> {
  return (await messagesWith(app, email, 'Your temporary password:')).map(
    (body) => /temporary password:\n(\S{14})\n/.exec(body)?.[1] ?? '',
  )
}

/** The digits of the last code sent to this phone. */
export async function readCode(app: TestApp, mobilePhone: string): Promise<string> {
  return /\d{6}/.exec((await messagesWith(app, mobilePhone, 'code is \\d{6}'))[0] ?? '')?.[0] ?? ''
}

export interface Client extends Invited {
  readonly id: string
}

/** A client with a complete account and the last name Reset. */
export async function someClient(app: TestApp): Promise<Client> {
  const invited = await inviteClient(app, { familyName: 'Reset' })
  await signUpUntil(app, 'done', invited)
  return { ...invited, id: await findAccountId(app, invited) }
}

/** Requests a reset and reads the temporary password in the mail. */
export async function beginReset(
  app: TestApp,
  client: Invited,
  browser: Browser = someBrowser(app),
) {
  const { accountId } = await askFor(browser, {
    lastName: 'Reset',
    mobilePhone: client.mobilePhone,
  })
  const [temporary = ''] = await temporaryPasswords(app, client.email)
  return { browser, accountId, temporary }
}

export async function mayLogIn(app: TestApp, email: string, password: string): Promise<boolean> {
  const { data } = await someBrowser(app).graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa } }',
    { u: email, p: password },
  )
  return data?.tokenFromUsernameAndPassword.requiresMfa === true
}

export const isReset = async (answer: Promise<GraphAnswer>) =>
  (await answer).data?.confirmResetCredentials.requiresMfa === true

/** Changes only the last character of the temporary password. */
export const spoiled = (temporary: string) =>
  `${temporary.slice(0, 13)}${temporary.endsWith('A') ? 'B' : 'A'}`
