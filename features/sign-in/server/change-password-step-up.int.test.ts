import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { anotherBrowser, toCode, refusalIn, wrongFor } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { inviteClient, newPassword, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import { change, newAna, next, readEvents } from './test-change-password.ts'

const app = openTestApp()

const minute = 60_000
const start = operation`startStepUp { success errorCode mfaDeliveryDestination }`
const submit = operation`submitStepUpCode(code: $c) { success errorCode error }`

describe('step-up', () => {
  test('asks for a new proof after five minutes; the new proof is valid for five minutes', async () => {
    const ana = await newAna(app)
    await stale(ana.id)
    expect(refusalIn(await ana.browser.graph(change, { o: newPassword, n: next }))).toMatchObject({
      message: 'Please confirm that it is you.',
      code: 'sign-in.step-up',
    })
    expect((await ana.browser.graph(start)).data.startStepUp).toMatchObject({
      success: true,
      mfaDeliveryDestination: `***-***-${ana.mobilePhone.slice(-4)}`,
    })
    expect(
      (await ana.browser.graph(submit, { c: await app.lastCode(ana.mobilePhone) })).data
        .submitStepUpCode,
    ).toMatchObject({ success: true, error: null })
    await app.clock.moveBy(4 * minute)
    expect(toCode(await ana.browser.graph(change, { o: newPassword, n: next }))).toBeUndefined()
    expect(await readEvents(app, ana.id, 'sign-in.step-up')).toEqual(['done'])
  })

  test('accepts the code of the login as proof for five minutes', async () => {
    const ana = await newAna(app)
    await app.clock.moveBy(4 * minute + 50_000)
    expect(toCode(await ana.browser.graph(change, { o: newPassword, n: next }))).toBeUndefined()
    await app.clock.moveBy(11_000)
    expect(toCode(await ana.browser.graph(change, { o: next, n: newPassword }))).toBe(
      'sign-in.step-up',
    )
  })

  test('accepts a proof only in its own session', async () => {
    const ana = await newAna(app)
    const otherBrowser = await anotherBrowser(app, ana)
    await stale(ana.id)
    await ana.browser.graph(start)
    const c = await app.lastCode(ana.mobilePhone)
    expect(toCode(await otherBrowser.graph(submit, { c }))).toBe('sign-in.code-expired')
    expect(toCode(await ana.browser.graph(submit, { c }))).toBeUndefined()
    expect(toCode(await otherBrowser.graph(change, { o: newPassword, n: next }))).toBe(
      'sign-in.step-up',
    )
  })

  test('proves nothing with a wrong, exhausted, expired or used code', async () => {
    const ana = await newAna(app)
    await stale(ana.id)
    expect(toCode(await ana.browser.graph(submit, { c: '123456' }))).toBe('sign-in.code-expired')
    await ana.browser.graph(start)
    const right = await app.lastCode(ana.mobilePhone)
    for (let round = 0; round < 4; round += 1) {
      expect(refusalIn(await ana.browser.graph(submit, { c: wrongFor(right) }))).toMatchObject({
        message: 'Your verification code is incorrect',
        code: 'sign-in.code-wrong',
      })
    }
    expect(toCode(await ana.browser.graph(submit, { c: 'abcdef' }))).toBe('sign-in.code-wrong')
    expect(toCode(await ana.browser.graph(submit, { c: wrongFor(right) }))).toBe(
      'sign-in.code-expired',
    )
    expect(toCode(await ana.browser.graph(submit, { c: right }))).toBe('sign-in.code-expired')
    await app.clock.moveBy(31_000)
    await ana.browser.graph(start)
    const late = await app.lastCode(ana.mobilePhone)
    await sql`update challenge_code set expires_at = portal_now() - interval '1 second'`.execute(
      app.deps.database.db,
    )
    expect(toCode(await ana.browser.graph(submit, { c: late }))).toBe('sign-in.code-expired')
    expect(toCode(await ana.browser.graph(change, { o: newPassword, n: next }))).toBe(
      'sign-in.step-up',
    )
    await app.clock.moveBy(31_000)
    await ana.browser.graph(start)
    const good = await app.lastCode(ana.mobilePhone)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ana.browser.graph(submit, { c: good })),
    )
    expect(answers.filter((answer) => toCode(answer) === undefined)).toHaveLength(1)
  })

  test('does not accept a login code for step-up, nor a step-up code for login', async () => {
    const ana = await newAna(app)
    await stale(ana.id)
    await app.clock.moveBy(31_000)
    const signedOut = someBrowser(app)
    const { data } = await signedOut.graph(
      'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
      { u: ana.email, p: newPassword },
    )
    const loginCode = await app.lastCode(ana.mobilePhone)
    await ana.browser.graph(start)
    const fromStepUp = await app.lastCode(ana.mobilePhone)
    if (loginCode === fromStepUp) return
    expect(toCode(await ana.browser.graph(submit, { c: loginCode }))).toBe('sign-in.code-wrong')
    const answer = await signedOut.graph(
      'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { idToken } }',
      { c: fromStepUp, s: data.tokenFromUsernameAndPassword.sessionId, u: ana.email },
    )
    expect(toCode(answer)).toBe('sign-in.code-wrong')
  })

  test('sends the code only to a proven channel, and refers the client to the firm if no channel is proven', async () => {
    const ana = await newAna(app)
    const waiting = '5035570001'
    await ana.browser.graph(
      'mutation ($v: String!) { updateAccountMobilePhone(mobilePhoneNumber: $v) { success errorCode } }',
      { v: waiting },
    )
    const before = await app.countMessages(waiting)
    await sql`update account set mobile_verified_at = null where id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(
      (await ana.browser.graph(start, {}, { 'accept-language': 'es' })).data.startStepUp
        .mfaDeliveryDestination,
    ).toBe('g***@e***.com')
    expect(await app.lastMessage(ana.email)).toMatchObject({
      channel: 'email',
      subject: 'Su código de verificación',
    })
    expect(await app.countMessages(waiting)).toBe(before)
    await sql`update account set email_verified_at = null where id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    for (const [document, variables] of [
      [start, {}],
      [submit, { c: '123456' }],
    ] as const)
      expect(toCode(await ana.browser.graph(document, variables))).toBe('sign-in.needs-firm')
  })

  test('sends only one code for parallel requests, and gives each the same response', async () => {
    const ana = await newAna(app)
    const count = await app.countMessages(ana.mobilePhone)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ana.browser.graph(start)))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await app.countMessages(ana.mobilePhone)).toBe(count + 1)
  })
})

test('reports the second factor as always on', async () => {
  const ana = await newAna(app)
  const enable = 'mutation { enableMfa { success errorCode error } }'
  expect((await ana.browser.graph(enable)).data.enableMfa).toMatchObject({
    success: true,
    error: null,
  })
  expect(
    (await (await signUpUntil(app, 'set-up', await inviteClient(app))).graph(enable)).data.enableMfa
      .success,
  ).toBe(true)
  expect(toCode(await someBrowser(app).graph(enable))).toBe('request.signed-out')
})

const stale = (id: string) =>
  sql`update session set proven_at = portal_now() - interval '5 minutes 1 second' where account_id = ${id}`.execute(
    app.deps.database.db,
  )
