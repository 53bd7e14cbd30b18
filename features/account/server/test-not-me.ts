import { sql } from 'kysely'
import { expect } from 'vitest'
import { toCode, newAddress, newClient, newPhone, type NewClient } from '#testing/test-client.ts'
import type { TestApp } from '#testing/test-app.ts'
import { someBrowser } from '#testing/test-sign-up.ts'

export const attorney = 'dana.reyes@hollisreyes.example'

const report = 'mutation ($t: String!) { reportNotMe(token: $t) { success error } }'
export const updateMobile =
  'mutation ($v: String!) { updateAccountMobilePhone(mobilePhoneNumber: $v) { success errorCode } }'
const verifyMobile =
  'mutation ($c: String!) { verifyUpdatedMobilePhone(code: $c) { success errorCode } }'
const updateEmail =
  'mutation ($v: String!) { updateAccountEmailAddress(emailAddress: $v) { success errorCode } }'
const verifyEmail =
  'mutation ($c: String!) { verifyUpdatedEmailAddress(code: $c) { success errorCode } }'
export const changePassword =
  'mutation ($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { success errorCode } }'
export const submit =
  'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated idToken accessToken account { emailAddress mobilePhone verifyEmail verifyPhone } } }'
export const login =
  'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa sessionId mfaDeliveryDestination } }'
export const own = '{ accounts { get { emailAddress mobilePhone verifyEmail verifyPhone } } }'
export const over = {
  success: false,
  error:
    'This link is no longer valid. If you did not make a change to your account, please contact your law firm.',
}

export const invitedClient = (app: TestApp) =>
  newClient(app, { givenName: 'Ana', familyName: 'Lima' })
export const linkTo = async (app: TestApp, recipient: string) =>
  /\/not-me\/([\w-]{43})/.exec((await app.lastMessage(recipient))?.body ?? '')?.[1] ?? ''
export const say = async (app: TestApp, t: string, browser = someBrowser(app)) =>
  (await browser.graph(report, { t })).data?.reportNotMe
export const readState = async (app: TestApp, id: string) =>
  (
    await sql<{
      email: string
      isEmail: boolean
      mobile: string
      isMobile: boolean
      isLocked: boolean
    }>`
    select email, email_verified_at is not null as "isEmail", mobile_phone as mobile, mobile_verified_at is not null as "isMobile", locked_at is not null as "isLocked"
    from account where id = ${id}`.execute(app.deps.database.db)
  ).rows[0]

export async function changedEmail(
  app: TestApp,
  ana: NewClient,
  to = newAddress(),
  browser = ana.browser,
): Promise<string> {
  await browser.graph(updateEmail, { v: to })
  expect(toCode(await browser.graph(verifyEmail, { c: await app.lastCode(to) }))).toBeUndefined()
  return to
}
export async function changedMobile(
  app: TestApp,
  ana: NewClient,
  to = newPhone(),
  browser = ana.browser,
): Promise<string> {
  await browser.graph(updateMobile, { v: to })
  expect(toCode(await browser.graph(verifyMobile, { c: await app.lastCode(to) }))).toBeUndefined()
  return to
}
export async function enter(
  app: TestApp,
  email: string,
  password: string,
  codeTo: string,
  browser = someBrowser(app),
) {
  await app.clock.moveBy(31_000)
  const { data } = await browser.graph(login, { u: email, p: password })
  const answer = await browser.graph(submit, {
    c: await app.lastCode(codeTo),
    s: data.tokenFromUsernameAndPassword.sessionId,
    u: email,
  })
  return { browser, first: data.tokenFromUsernameAndPassword, answer }
}
