// What the integration tests of the recovery ask, read and answer.
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Browser, GraphAnswer, TestHouse } from '#apps/server/testing/test-app.ts'
import {
  accountIdOf,
  inviteSomebody,
  signUpUntil,
  someBrowser,
  type Invited,
} from '#apps/server/testing/test-sign-up.ts'

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
/** The answer when nobody was found. */
export const nobodyFound = {
  success: false,
  userName: null,
  message: 'No matching account was found.',
  maskedEmail: null,
  noAccountFlag: true,
  hasNotCompletedAccountSetupSteps: false,
}

/** Asks for the password unless something else is said. */
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

export const refusalOf = ({ errors }: GraphAnswer) => errors?.[0]?.message

/** Every message to somebody that says this, the newest first. */
export async function messagesWith(
  house: TestHouse,
  recipient: string,
  pattern: string,
): Promise<readonly string[]> {
  // Counting waits until everything was delivered.
  await house.countMessages(recipient)
  const { rows } = await sql<{ body: string }>`
    select body from rehearsal_message where recipient = ${recipient} and body ~ ${pattern} order by sent_at desc, id desc`.execute(
    house.world.database.db,
  )
  return rows.map(({ body }) => body)
}

/** The temporary passwords that were mailed to somebody, the newest first. */
export async function temporaryPasswords(
  house: TestHouse,
  email: string,
): Promise<readonly string[]> {
  return (await messagesWith(house, email, 'Your temporary password:')).map(
    (body) => /temporary password:\n(\S{14})\n/.exec(body)?.[1] ?? '',
  )
}

/** What remains of this person's last code. */
export async function codeOf(house: TestHouse, mobilePhone: string): Promise<string> {
  return (
    /\d{6}/.exec((await messagesWith(house, mobilePhone, 'code is \\d{6}'))[0] ?? '')?.[0] ?? ''
  )
}

export interface Client extends Invited {
  readonly id: string
}

/** Somebody with a finished account, whose last name is Reset. */
export async function someClient(house: TestHouse): Promise<Client> {
  const invited = await inviteSomebody(house, { familyName: 'Reset' })
  await signUpUntil(house, 'done', invited)
  return { ...invited, id: await accountIdOf(house, invited) }
}

/** Asks, and reads the temporary password in the mail. */
export async function beginReset(
  house: TestHouse,
  client: Invited,
  browser: Browser = someBrowser(house),
) {
  const { accountId } = await askFor(browser, {
    lastName: 'Reset',
    mobilePhone: client.mobilePhone,
  })
  const [temporary = ''] = await temporaryPasswords(house, client.email)
  return { browser, accountId, temporary }
}

/** True when the password is right for this user id. */
export async function mayLogIn(
  house: TestHouse,
  email: string,
  password: string,
): Promise<boolean> {
  const { data } = await someBrowser(house).graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa } }',
    { u: email, p: password },
  )
  return data?.tokenFromUsernameAndPassword.requiresMfa === true
}

export const isReset = async (answer: Promise<GraphAnswer>) =>
  (await answer).data?.confirmResetCredentials.requiresMfa === true

/** The same beginning, and another end. */
export const spoiled = (temporary: string) =>
  `${temporary.slice(0, 13)}${temporary.endsWith('A') ? 'B' : 'A'}`
