import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { inviteClient, newPassword, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import { aHandle, askFor, messagesWith, noMatch, temporaryPasswords } from './test-recovery.ts'
import { denise, match, someClient } from './test-reset-credentials.ts'

const app = openTestApp()

withoutMinDurations(app)

const minute = 60_000

describe('limits', () => {
  test('sends at most three mails an hour, gives ten requests the same response, and warns of repeated requests in the third mail', async () => {
    const victim = await someClient(app, 'Asked')
    const question = { lastName: 'Asked', mobilePhone: victim.mobilePhone }
    const before = await app.countMessages(victim.email)
    for (let round = 0; round < 10; round += 1) {
      expect(await askFor(someBrowser(app), question)).toEqual({
        ...match,
        maskedEmail: 'g***@e***.com',
        accountId: aHandle,
      })
      // Sent one after the other, because parallel mails may arrive in another order.
      await app.countMessages(victim.email)
      await app.clock.moveBy(minute)
    }
    expect(await app.countMessages(victim.email)).toBe(before + 3)
    const mails = await messagesWith(app, victim.email, 'temporary password')
    expect(
      mails.map((body) => body.includes('We received 3 requests like this within a day.')),
    ).toEqual([true, false, false])
    await someBrowser(app).signIn(victim.email, newPassword)
    await app.clock.moveBy(51 * minute)
    await askFor(someBrowser(app), question)
    expect(await temporaryPasswords(app, victim.email)).toHaveLength(4)
  })

  test('sends only three mails for twelve parallel requests', async () => {
    const victim = await someClient(app, 'Crowd')
    await Promise.all(
      Array.from({ length: 12 }, () =>
        askFor(someBrowser(app), { lastName: 'Crowd', mobilePhone: victim.mobilePhone }),
      ),
    )
    expect(await temporaryPasswords(app, victim.email)).toHaveLength(3)
  })

  test('sends the mail to the new address when a change of address commits first', async () => {
    const victim = await inviteClient(app, { familyName: 'Mover' })
    const here = await signUpUntil(app, 'done', victim)
    await here.graph(
      'mutation { updateAccountEmailAddress(emailAddress: "mover.new@example.com") { success } }',
    )
    const code = await app.lastCode('mover.new@example.com')
    const { database } = app.deps
    const isWaiting = async () => (await app.countWaiting()) > 1
    const before = await app.countMessages(victim.email)
    const answers: Array<Promise<unknown>> = []
    await database.transact(async (tx) => {
      await sql`select 1 from account where email = ${victim.email} for update`.execute(tx)
      answers.push(
        here.graph('mutation ($c: String!) { verifyUpdatedEmailAddress(code: $c) { success } }', {
          c: code,
        }),
      )
      await expect.poll(() => app.countWaiting(), { timeout: 10_000 }).toBe(1)
      answers.push(askFor(someBrowser(app), { lastName: 'Mover', mobilePhone: victim.mobilePhone }))
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
    })
    await Promise.all(answers)
    expect(await temporaryPasswords(app, victim.email)).toEqual([])
    expect(await temporaryPasswords(app, 'mover.new@example.com')).toHaveLength(1)
    expect(await app.countMessages(victim.email)).toBe(before + 1)
  })

  test('refuses the sixth request within 15 minutes from one address in the specified words', async () => {
    const browser = app.browser('192.0.2.77')
    for (let round = 0; round < 5; round += 1)
      expect(
        (await askFor(browser, { lastName: `Nobody${round}`, mobilePhone: '9175550100' }))
          .noAccountFlag,
      ).toBe(true)
    const before = await app.countMessages(denise.email)
    expect(await askFor(browser, denise)).toEqual({
      ...noMatch,
      message: 'Error verifying your account please try again',
      noAccountFlag: false,
      accountId: null,
    })
    expect(await app.countMessages(denise.email)).toBe(before)
    expect(
      (await askFor(app.browser('192.0.2.78'), { lastName: 'Nobody', mobilePhone: '9175550100' }))
        .noAccountFlag,
    ).toBe(true)
    await app.clock.moveBy(3 * minute + 1000)
    expect(
      (await askFor(browser, { lastName: 'Nobody', mobilePhone: '9175550100' })).noAccountFlag,
    ).toBe(true)
  })

  test('limits one address to twenty requests a day', async () => {
    const browser = app.browser('192.0.2.99')
    const question = { lastName: 'Nobody', mobilePhone: '9175550100' }
    for (let round = 0; round < 20; round += 1) {
      expect((await askFor(browser, question)).noAccountFlag).toBe(true)
      await app.clock.moveBy(3 * minute)
    }
    expect((await askFor(browser, question)).message).toBe(
      'Error verifying your account please try again',
    )
  })
})
