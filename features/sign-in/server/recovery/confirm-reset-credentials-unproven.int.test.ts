import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { newPassword, someBrowser } from '#testing/test-sign-up.ts'
import {
  beginReset,
  readCode,
  confirmWith,
  mayLogIn,
  findRefusal,
  someClient,
  spoiled,
} from './test-recovery.ts'

const app = openTestApp()

withoutMinDurations(app)

const refused = 'Error with the password reset. Please try again'
const chosen = 'Bright-river-43'

describe('an account with unproven channels', () => {
  const needsFirm =
    'For your safety, you cannot reset your password here. Please contact your law firm.'
  const locked = (id: string, change: string) =>
    sql.raw(`update account set ${change} where id = '${id}'`).execute(app.deps.database.db)

  test.each([
    ['its phone', 'mobile_verified_at = null'],
    ['its phone, locked besides', 'mobile_verified_at = null, locked_at = portal_now()'],
    ['its address, locked besides', 'email_verified_at = null, locked_at = portal_now()'],
  ])(
    'if an account has not proven %s, refers the client to the firm and changes nothing',
    async (_, change) => {
      const client = await someClient(app)
      const here = someBrowser(app)
      await here.signIn(client.email, newPassword)
      await locked(client.id, change)
      const { browser, accountId, temporary } = await beginReset(app, client)
      for (let round = 0; round < 2; round += 1) {
        const answer = await confirmWith(browser, temporary, chosen, accountId)
        expect([findRefusal(answer), answer.errors?.[0]?.extensions.code]).toEqual([
          needsFirm,
          'sign-in.reset-needs-firm',
        ])
      }
      expect((await here.graph('{ accounts { get { givenName } } }')).status).toBe(200)
      expect(findRefusal(await confirmWith(browser, spoiled(temporary), chosen, accountId))).toBe(
        refused,
      )
      await locked(
        client.id,
        'mobile_verified_at = portal_now(), email_verified_at = portal_now(), locked_at = null',
      )
      expect([
        await mayLogIn(app, client.email, chosen),
        await mayLogIn(app, client.email, newPassword),
      ]).toEqual([false, true])
    },
  )

  test('recovers a locked account with two proven channels and unlocks it after the correct code', async () => {
    const client = await someClient(app)
    await locked(client.id, 'locked_at = portal_now()')
    const { browser, temporary } = await beginReset(app, client)
    const isLocked = async () =>
      (
        await sql<{
          locked: boolean
        }>`select locked_at is not null as locked from account where id = ${client.id}`.execute(
          app.deps.database.db,
        )
      ).rows[0]?.locked
    const { sessionId } = (await confirmWith(browser, temporary, chosen)).data
      .confirmResetCredentials
    expect(await isLocked()).toBe(true)
    await browser.graph(
      'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated } }',
      { c: await readCode(app, client.mobilePhone), s: sessionId, u: client.email },
    )
    expect(await isLocked()).toBe(false)
  })
})
