import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { newPassword, someBrowser } from '#testing/test-sign-up.ts'
import {
  askFor,
  beginReset,
  readCode,
  confirmWith,
  findRefusal,
  someClient,
  temporaryPasswords,
  type Client,
} from './test-recovery.ts'

const app = openTestApp()

const chosen = 'Brave-meadow-58'
const login = operation`tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa }`
const submit = operation`submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated }`
const changePassword = operation`changePassword(oldPassword: $o, newPassword: $n) { success }`

test('recovers a locked account by mail and text after a contested password', async () => {
  const client = await someClient(app)
  await (await signedIn(client)).graph(changePassword, { o: newPassword, n: 'Stolen-river-42' })
  await protest(client.mobilePhone)
  const { browser, temporary } = await beginReset(app, client)
  const { sessionId } = (await confirmWith(browser, temporary, chosen)).data.confirmResetCredentials
  expect(await isLocked(client)).toBe(true)
  expect(
    (
      await browser.graph(submit, {
        c: await readCode(app, client.mobilePhone),
        s: sessionId,
        u: client.email,
      })
    ).data.submitMfaCode.isAuthenticated,
  ).toBe(true)
  expect(await isLocked(client)).toBe(false)
})

test('refuses the password that a thief set through another address once the owner protests', async () => {
  const client = await someClient(app)
  const stolen = await signedIn(client)
  await stolen.graph(
    'mutation { updateAccountEmailAddress(emailAddress: "thief@example.com") { success } }',
  )
  await stolen.graph('mutation ($c: String!) { verifyUpdatedEmailAddress(code: $c) { success } }', {
    c: await app.lastCode('thief@example.com'),
  })
  const thief = someBrowser(app)
  await askFor(thief, { lastName: 'Reset', mobilePhone: client.mobilePhone })
  const [temporary = ''] = await temporaryPasswords(app, 'thief@example.com')
  expect(
    (await confirmWith(thief, temporary, 'Stolen-river-42')).data.confirmResetCredentials
      .requiresMfa,
  ).toBe(true)
  await protest(client.email)
  for (const u of [client.email, 'thief@example.com']) {
    expect(
      (await thief.graph(login, { u, p: 'Stolen-river-42' })).errors?.[0]?.extensions.code,
    ).toBe('sign-in.wrong')
  }
})

test('sends no password to an address that is not trusted, locked or not', async () => {
  const client = await someClient(app)
  await sql`update account set email_verified_at = null where id = ${client.id}`.execute(
    app.deps.database.db,
  )
  const { browser, temporary } = await beginReset(app, client)
  expect(findRefusal(await confirmWith(browser, temporary, chosen))).toBe(
    'For your safety, you cannot reset your password here. Please contact your law firm.',
  )
})

async function signedIn({ email }: Client): Promise<Browser> {
  await app.clock.moveBy(31_000)
  const browser = someBrowser(app)
  await browser.signIn(email, newPassword)
  return browser
}
async function protest(recipient: string): Promise<void> {
  const token = /\/not-me\/([\w-]{43})/.exec((await app.lastMessage(recipient))?.body ?? '')?.[1]
  const { data } = await someBrowser(app).graph(
    'mutation ($t: String!) { reportNotMe(token: $t) { success } }',
    { t: token },
  )
  expect(data.reportNotMe).toEqual({ success: true })
}
const isLocked = async ({ id }: Client) =>
  (
    await app.row(
      sql<{
        locked: boolean
      }>`select locked_at is not null as locked from account where id = ${id}`,
    )
  )?.locked
