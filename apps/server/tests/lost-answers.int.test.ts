// The server acts and the browser receives neither the answer nor its cookies. Every other mutation
// loses its first answer in the tests of its feature (test-lost-answers.ts).
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newClient, refusalIn, wrongFor } from '#testing/test-client.ts'
import { newPassword, someBrowser } from '#testing/test-sign-up.ts'
import { openTestApp } from '#testing/test-app.ts'
import { beginReset, messagesWith } from '#features/sign-in/server/recovery/test-recovery.ts'
import { codeOf, createPerson, invitePerson, password } from '#features/staff/server/test-staff.ts'
import {
  lostLoginsOf,
  nextPassword,
  logIn,
  submitCode,
  refresh,
  changePassword,
} from './test-lost-logins.ts'

const app = openTestApp()
const { loseAndRepeat, beginLogIn, countSessions } = lostLoginsOf(app)

test('a right code logs in once, and the tokens that got lost end', async () => {
  const { browser, variables, id } = await beginLogIn()
  const before = await countSessions(id)
  const thief = someBrowser(app)
  const key = randomUUID()
  await browser.graph(submitCode, variables, { 'idempotency-key': key })
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
  browser.cookies.delete('daybreak-rt')
  const again = await browser.graph(submitCode, variables, { 'idempotency-key': key })
  expect(again.data.submitMfaCode.isAuthenticated).toBe(true)
  expect(await countSessions(id)).toBe(before + 1)
  expect((await browser.graph(refresh)).data.tokenFromRefreshToken.isAuthenticated).toBe(true)
  expect((await thief.graph(refresh)).errors?.[0]?.extensions.kind).toBe('signed-out')
})

test('a session whose tokens were used is not opened again', async () => {
  const { browser, variables } = await beginLogIn()
  const headers = { 'idempotency-key': randomUUID() }
  await browser.graph(submitCode, variables, headers)
  await browser.graph(refresh)
  const { errors } = await browser.graph(submitCode, variables, headers)
  expect(errors?.[0]?.extensions.code).toBe('sign-in.start-again')
})

test('a session is not opened again in a browser without the flow', async () => {
  const { browser, variables } = await beginLogIn()
  const headers = { 'idempotency-key': randomUUID() }
  await browser.graph(submitCode, variables, headers)
  const thief = someBrowser(app)
  thief.cookies.set('daybreak-flow', 'x'.repeat(43))
  const { errors } = await thief.graph(submitCode, variables, headers)
  expect(errors?.[0]?.extensions.code).toBe('sign-in.start-again')
})

test('a wrong code whose answer got lost counts as one try', async () => {
  const { browser, variables } = await beginLogIn()
  const wrong = { ...variables, c: wrongFor(variables.c) }
  for (const _ of [1, 2, 3, 4]) {
    const { answer } = await loseAndRepeat(browser, submitCode, wrong)
    expect(answer.errors?.[0]?.extensions.code).toBe('sign-in.code-wrong')
  }
  const { answer } = await loseAndRepeat(browser, submitCode, variables)
  expect(answer.data.submitMfaCode.isAuthenticated).toBe(true)
})

test('a wrong password whose answer got lost counts as one try', async () => {
  const { email } = await newClient(app)
  const browser = someBrowser(app)
  const typed = { u: email, p: 'Wrong-harbor-11' }
  const { lost, answer } = await loseAndRepeat(browser, logIn, typed)
  expect(refusalIn(answer)).toEqual(refusalIn(lost))
  const next = await browser.graph(logIn, typed)
  const [first, second] = [answer, next].map((each) => refusalIn(each)?.params['attemptsRemaining'])
  expect(second).toBe(Number(first) - 1)
})

test('a changed password is changed once, and the current one is not "incorrect"', async () => {
  const { browser, email } = await newClient(app)
  const typed = { o: newPassword, n: nextPassword }
  const { answer } = await loseAndRepeat(browser, changePassword, typed)
  expect(refusalIn(answer)).toBeUndefined()
  expect(
    await messagesWith(app, email, 'password of your Daybreak account was changed'),
  ).toHaveLength(1)
})

test('a request for a temporary password mails one, and the form goes on', async () => {
  const client = await newClient(app, { familyName: 'Reset' })
  const browser = someBrowser(app)
  const ask = `mutation ($m: String!) { resetCredentials(lastName: "Reset", mobilePhone: $m, forgotPassword: true) {
    success accountId maskedEmail } }`
  const { lost, answer } = await loseAndRepeat(browser, ask, { m: client.mobilePhone })
  const [first, repeated] = [lost.data.resetCredentials, answer.data.resetCredentials]
  expect({ ...repeated, accountId: '' }).toEqual({ ...first, accountId: '' })
  const mails = await messagesWith(app, client.email, 'Your temporary password:')
  expect(mails).toHaveLength(1)
  const code = /temporary password:\n(\S{14})\n/.exec(mails[0] ?? '')?.[1]
  const confirm = `mutation ($c: String!, $n: String!, $a: String) {
    confirmResetCredentials(code: $c, newPassword: $n, accountId: $a) { requiresMfa sessionId } }`
  const variables = { c: code, n: nextPassword, a: repeated.accountId }
  expect((await browser.graph(confirm, variables)).data.confirmResetCredentials.requiresMfa).toBe(
    true,
  )
})

test('a reset password is reset once, and the second factor follows', async () => {
  const client = await newClient(app, { familyName: 'Reset' })
  const { browser, accountId, temporary } = await beginReset(app, client)
  const confirm = `mutation ($c: String!, $n: String!, $a: String) {
    confirmResetCredentials(code: $c, newPassword: $n, accountId: $a) { requiresMfa sessionId } }`
  const variables = { c: temporary, n: nextPassword, a: accountId }
  const { answer } = await loseAndRepeat(browser, confirm, variables)
  const { requiresMfa, sessionId } = answer.data.confirmResetCredentials
  expect(requiresMfa).toBe(true)
  expect(
    await messagesWith(app, client.email, 'password of your Daybreak account was changed'),
  ).toHaveLength(1)
  const code = { c: await app.lastCode(client.mobilePhone), s: sessionId, u: client.email }
  expect((await browser.graph(submitCode, code)).data.submitMfaCode.isAuthenticated).toBe(true)
})

test('the key of a request opens nothing for another person or with other values', async () => {
  const [nadia, otherPerson] = [await newClient(app), await newClient(app)]
  const key = randomUUID()
  const typed = { o: newPassword, n: nextPassword }
  await loseAndRepeat(nadia.browser, changePassword, typed, key)
  const headers = { 'idempotency-key': key }
  const wrong = { o: 'Wrong-harbor-11', n: nextPassword }
  const changed = await nadia.browser.graph(changePassword, wrong, headers)
  expect(changed.errors?.[0]?.extensions.code).toBe('request.key-used')
  const own = await otherPerson.browser.graph(changePassword, wrong, headers)
  expect(refusalIn(own)?.code).toBe('sign-in.current-password-wrong')
})

const signIn = `mutation ($e: String!, $p: String!) { signInStaff(email: $e, password: $p) { next } }`
const steps = 'success errorCode next recoveryCodes session { idToken accessToken }'

async function enterWorkspace(email: string, typed = password) {
  const browser = app.workspaceBrowser(`198.51.101.${Math.floor(Math.random() * 250)}`)
  await browser.graph(signIn, { e: email, p: typed })
  return browser
}

async function countStaffSessions(staffId: string): Promise<number> {
  const { rows } = await sql`
    select from staff_session where staff_id = ${staffId}`.execute(app.owner.db)
  return rows.length
}

const staffRefresh = '{ staffSession { idToken } }'

test.each([
  ['submitAuthenticatorCode', 'a code of the authenticator'],
  ['submitRecoveryCode', 'a recovery code'],
])('in the workspace %s opens one session with %s', async (field) => {
  const person = await createPerson(app)
  const browser = await enterWorkspace(person.email)
  const before = await countStaffSessions(person.staffId)
  const code = field.includes('Recovery')
    ? person.recoveryCodes[0]
    : await codeOf(app, person.secret)
  const document = `mutation ($c: String!) { ${field}(code: $c) { ${steps} } }`
  const { answer } = await loseAndRepeat(browser, document, { c: code })
  expect(answer.data[field]).toMatchObject({ success: true, next: 'SIGNED_IN' })
  expect(await countStaffSessions(person.staffId)).toBe(before + 1)
  expect((await browser.graph(staffRefresh)).data.staffSession).not.toBeNull()
})

test('a firm is chosen once', async () => {
  const email = 'two-firms@firm.example'
  const hollis = await createPerson(app, { email })
  const northgate = await invitePerson(app, { firm: 'northgate', email })
  const accepting = app.workspaceBrowser('198.51.102.7')
  const accept =
    'mutation ($t: String!, $p: String!) { acceptStaffInvitation(token: $t, password: $p) { next } }'
  await accepting.graph(accept, { t: northgate.token, p: password })
  const browser = await enterWorkspace(email)
  const submit = `mutation ($c: String!) { submitAuthenticatorCode(code: $c) { ${steps} } }`
  const code = await codeOf(app, hollis.secret)
  const { answer: proven } = await loseAndRepeat(browser, submit, { c: code })
  expect(proven.data.submitAuthenticatorCode.next).toBe('CHOOSE_FIRM')
  const choose = `mutation ($f: ID!) { chooseStaffFirm(firmId: $f) { ${steps} } }`
  const { answer } = await loseAndRepeat(browser, choose, { f: hollis.firmId })
  expect(answer.data.chooseStaffFirm).toMatchObject({ success: true, next: 'SIGNED_IN' })
})

test('an invitation is accepted, and an authenticator set up, with lost answers', async () => {
  const { staffId, token } = await invitePerson(app, {})
  const browser = app.workspaceBrowser('198.51.102.8')
  const accept = `mutation ($t: String!, $p: String!) { acceptStaffInvitation(token: $t, password: $p) { ${steps} } }`
  const accepted = await loseAndRepeat(browser, accept, { t: token, p: password })
  expect(accepted.answer.data.acceptStaffInvitation).toMatchObject({ next: 'SET_UP_SECOND_STEP' })
  const { data } = await browser.graph('mutation { beginAuthenticator { secret } }')
  const confirm = `mutation ($c: String!) { confirmAuthenticator(code: $c) { ${steps} } }`
  const code = await codeOf(app, data.beginAuthenticator.secret)
  const confirmed = await loseAndRepeat(browser, confirm, { c: code })
  const { session, recoveryCodes } = confirmed.answer.data.confirmAuthenticator
  expect(session).not.toBeNull()
  expect(recoveryCodes).toHaveLength(10)
  const { rows } = await sql`
    select from staff_recovery_code where staff_id = ${staffId}`.execute(app.owner.db)
  expect(rows).toHaveLength(10)
})

test('a password of the staff is reset once', async () => {
  const person = await createPerson(app)
  const browser = app.workspaceBrowser('198.51.102.9')
  const forgot = 'mutation ($e: String!) { forgotStaffPassword(email: $e) { success } }'
  await browser.graph(forgot, { e: person.email })
  const mail = await app.lastMessage(person.email)
  const token = /reset#token=([\w-]{43})/.exec(mail?.body ?? '')?.[1]
  const reset = `mutation ($t: String!, $p: String!) { resetStaffPassword(token: $t, password: $p) { ${steps} } }`
  const { answer } = await loseAndRepeat(browser, reset, { t: token, p: nextPassword })
  expect(answer.data.resetStaffPassword).toMatchObject({ success: true, next: 'SECOND_STEP' })
  const submit = `mutation ($c: String!) { submitAuthenticatorCode(code: $c) { ${steps} } }`
  const code = await codeOf(app, person.secret)
  const signedIn = await browser.graph(submit, { c: code })
  expect(signedIn.data.submitAuthenticatorCode.next).toBe('SIGNED_IN')
})
