import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import {
  toCode,
  newAddress,
  newClient,
  newPhone,
  refusalIn,
  wrongFor,
  type NewClient,
} from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { inviteClient, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import { readAccount, readAudit } from './test-change-channel.ts'

const app = openTestApp()

const mobile = {
  update: operation`updateAccountMobilePhone(mobilePhoneNumber: $v) { success errorCode error
  destination }`,
  verify: operation`verifyUpdatedMobilePhone(code: $c) { success errorCode error }`,
  resend: operation`resendUpdatedMobilePhoneCode { success errorCode error destination }`,
  cancel: operation`cancelUpdateAccountMobilePhone { mobilePhoneNumber }`,
} as const
const email = {
  update: operation`updateAccountEmailAddress(emailAddress: $v) { success errorCode error
  destination }`,
  verify: operation`verifyUpdatedEmailAddress(code: $c) { success errorCode error }`,
  resend: operation`resendUpdatedEmailAddressCode { success errorCode error destination }`,
  cancel: operation`cancelUpdateAccountEmailAddress { emailAddress }`,
} as const

describe.each([
  ['mobile', mobile],
  ['email', email],
] as const)('a change of %s', (channel, words) => {
  const newValue = () => (channel === 'mobile' ? newPhone() : newAddress())

  test('shows a pending change masked, and only to its owner, until it is cancelled, verified or 24 hours old', async () => {
    const ana = await newClient(app)
    const nothing = { unVerifiedMobilePhone: null, unVerifiedEmailAddress: null }
    const waiting = async ({ browser }: NewClient = ana) =>
      (await browser.graph('{ accounts { get { unVerifiedMobilePhone unVerifiedEmailAddress } } }'))
        .data.accounts.get
    const readChange = async () => {
      const v = newValue()
      await ana.browser.graph(words.update, { v })
      expect(await waiting()).toEqual({
        ...nothing,
        ...(channel === 'mobile'
          ? { unVerifiedMobilePhone: `***-***-${v.slice(-4)}` }
          : { unVerifiedEmailAddress: 'n***@e***.com' }),
      })
      return v
    }
    expect(await waiting()).toEqual(nothing)
    await readChange()
    expect(await waiting(await newClient(app))).toEqual(nothing)
    await ana.browser.graph(words.cancel)
    expect(await waiting()).toEqual(nothing)
    await readChange()
    await sql`update pending_change set expires_at = portal_now() where account_id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(await waiting()).toEqual(nothing)
    await ana.browser.graph(words.verify, { c: await app.lastCode(await readChange()) })
    expect(await waiting()).toEqual(nothing)
  })

  test('requires a proof of the last five minutes before anything is sent', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await sql`update session set proven_at = portal_now() - interval '5 minutes 1 second' where account_id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(refusalIn(await ana.browser.graph(words.update, { v }))).toMatchObject({
      message: 'Please confirm that it is you.',
      code: 'sign-in.step-up',
    })
    expect(await app.countMessages(v)).toBe(0)
    expect(toCode(await ana.browser.graph(words.resend))).toBe('account.change-over')
  })

  test('refuses wrong codes, voids the code after the fifth wrong try, and accepts a new code', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const right = await app.lastCode(v)
    for (let round = 0; round < 4; round += 1) {
      expect(
        refusalIn(await ana.browser.graph(words.verify, { c: wrongFor(right) })),
      ).toMatchObject({ message: 'Invalid verification code', code: 'verification.invalid-code' })
    }
    expect(refusalIn(await ana.browser.graph(words.verify, { c: '12345' }))?.message).toBe(
      'Invalid verification code',
    )
    expect(refusalIn(await ana.browser.graph(words.verify, { c: wrongFor(right) }))).toMatchObject({
      message: 'Expired verification code',
      code: 'verification.expired-code',
    })
    expect(refusalIn(await ana.browser.graph(words.verify, { c: right }))?.message).toBe(
      'Expired verification code',
    )
    await app.clock.moveBy(31_000)
    const again = Object.values((await ana.browser.graph(words.resend)).data)
    expect(again).toEqual([
      {
        success: true,
        errorCode: null,
        error: null,
        destination: channel === 'mobile' ? `***-***-${v.slice(-4)}` : 'n***@e***.com',
      },
    ])
    expect(
      toCode(await ana.browser.graph(words.verify, { c: await app.lastCode(v) })),
    ).toBeUndefined()
    expect(await readAudit(app, ana.id, `account.${channel}-changed`)).toEqual([
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'done',
    ])
  })

  test('accepts a code for 300 seconds and keeps the change pending for 24 hours', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const code = await app.lastCode(v)
    await app.clock.moveBy(301_000)
    await renew(ana)
    expect(refusalIn(await ana.browser.graph(words.verify, { c: code }))?.message).toBe(
      'Expired verification code',
    )
    await sql`update pending_change set created_at = portal_now() - interval '1 day', expires_at = portal_now() - interval '1 second' where account_id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(toCode(await ana.browser.graph(words.verify, { c: code }))).toBe(
      'verification.expired-code',
    )
    expect(toCode(await ana.browser.graph(words.resend))).toBe('account.change-over')
  })

  test('restores the previous value when cancelled, and voids the code', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const c = await app.lastCode(v)
    const current = channel === 'mobile' ? ana.mobilePhone : ana.email
    for (let round = 0; round < 2; round += 1) {
      expect(Object.values((await ana.browser.graph(words.cancel)).data)).toEqual([
        channel === 'mobile' ? { mobilePhoneNumber: current } : { emailAddress: current },
      ])
    }
    expect(refusalIn(await ana.browser.graph(words.verify, { c }))?.message).toBe(
      'Expired verification code',
    )
    expect(toCode(await ana.browser.graph(words.resend))).toBe('account.change-over')
    expect(await readAccount(ana)).toMatchObject({
      mobilePhone: ana.mobilePhone,
      emailAddress: ana.email,
    })
  })

  test('applies the change only once when the right code is sent ten times in parallel', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const c = await app.lastCode(v)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ana.browser.graph(words.verify, { c })),
    )
    expect(answers.filter((answer) => toCode(answer) === undefined)).toHaveLength(1)
    expect(await app.countMessages(channel === 'mobile' ? ana.mobilePhone : ana.email)).toBe(
      channel === 'mobile' ? 2 : 3,
    )
    const { rows } = await sql`select 1 from not_me_link where account_id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(rows).toHaveLength(1)
  })

  test('replaces an earlier pending change and refuses its code', async () => {
    const ana = await newClient(app)
    const [first, second] = [newValue(), newValue()]
    await ana.browser.graph(words.update, { v: first })
    const c = await app.lastCode(first)
    await ana.browser.graph(words.update, { v: second })
    if (c !== (await app.lastCode(second)))
      expect(toCode(await ana.browser.graph(words.verify, { c }))).toBe('verification.invalid-code')
    expect(
      toCode(await ana.browser.graph(words.verify, { c: await app.lastCode(second) })),
    ).toBeUndefined()
  })

  test("refuses the code of another account's change to the same value", async () => {
    const [ana, eve] = [await newClient(app), await newClient(app)]
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const c = await app.lastCode(v)
    await eve.browser.graph(words.update, { v })
    if (c !== (await app.lastCode(v)))
      expect(toCode(await eve.browser.graph(words.verify, { c }))).toBe('verification.invalid-code')
    expect(toCode(await ana.browser.graph(words.verify, { c }))).toBeUndefined()
  })

  test('gives the same response to each resend, but sends at most five codes an hour', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const answers = new Set<string>()
    for (let round = 0; round < 7; round += 1) {
      await app.clock.moveBy(31_000)
      answers.add(JSON.stringify((await ana.browser.graph(words.resend)).data))
    }
    expect(answers.size).toBe(1)
    expect(await app.countMessages(v)).toBe(5)
  })

  test('refuses signed-out callers and accounts in set-up', async () => {
    const setUp = await signUpUntil(app, 'set-up', await inviteClient(app))
    for (const [document, variables] of [
      [words.update, { v: 'x' }],
      [words.verify, { c: '1' }],
      [words.resend, {}],
      [words.cancel, {}],
    ] as const) {
      expect(toCode(await someBrowser(app).graph(document, variables))).toBe('request.signed-out')
      expect(toCode(await setUp.graph(document, variables))).toBe('request.set-up-unfinished')
    }
  })
})

async function renew({ browser }: NewClient): Promise<void> {
  const { data } = await browser.graph(
    'query { tokenFromRefreshToken { idToken accessToken } }',
    {},
    { authorization: '', 'access-token': '' },
  )
  browser.tokens = data.tokenFromRefreshToken
}
