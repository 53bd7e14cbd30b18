import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { operation } from '#testing/test-operations.ts'
import { newClient } from '#testing/test-client.ts'
import { newPassword, someBrowser } from '#testing/test-sign-up.ts'
import type { Browser, GraphAnswer, TestApp } from '#testing/test-app.ts'

export const nextPassword = 'Warm-harbor-77'

export const logIn = operation`tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa
  sessionId }`

export const submitCode = operation`submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated
  idToken accessToken }`

export const refresh = operation`tokenFromRefreshToken { isAuthenticated }`

export const changePassword = operation`changePassword(oldPassword: $o, newPassword: $n) { success error
  errorCode }`

/** Requests that are sent twice, because the first answer is lost with its cookies. */
export function lostLoginsOf(app: TestApp) {
  /** Sends the same request twice. The browser notices nothing of the first one. */
  async function loseAndRepeat(
    browser: Browser,
    document: string,
    variables: Readonly<Record<string, unknown>> = {},
    key = randomUUID(),
  ): Promise<{ readonly lost: GraphAnswer; readonly answer: GraphAnswer }> {
    const [cookies, { tokens }] = [new Map(browser.cookies), browser]
    const headers = { 'idempotency-key': key }
    const lost = await browser.graph(document, variables, headers)
    browser.cookies.clear()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    browser.tokens = tokens
    return { lost, answer: await browser.graph(document, variables, headers) }
  }

  /** A client whose code was sent to a new browser. */
  async function beginLogIn() {
    const client = await newClient(app)
    await app.clock.moveBy(31_000)
    const browser = someBrowser(app)
    const { data } = await browser.graph(logIn, { u: client.email, p: newPassword })
    const { sessionId } = data.tokenFromUsernameAndPassword
    const code = await app.lastCode(client.mobilePhone)
    return { ...client, browser, variables: { c: code, s: sessionId, u: client.email } }
  }

  async function countSessions(accountId: string): Promise<number> {
    const rows = await app.rows(sql`
      select from session where account_id = ${accountId} and kind = 'client'`)
    return rows.length
  }
  return { loseAndRepeat, beginLogIn, countSessions }
}
