// spec: staff#two-steps, staff#equal-refusals, staff#code-once, staff#recovery-codes
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import {
  codeOf,
  createPerson,
  invitePerson,
  listAuditEvents,
  minute,
  password,
  readRefusal,
  StaffBrowser,
} from '../test-staff.ts'
import { acceptInvitation } from '../people/accept-invitation.ts'
import { submitRecoveryCode } from './second-step.ts'
import { beginAuthenticator, submitFirstCode } from './set-up-authenticator.ts'

const app = openTestApp()

test('leads from the link over password and authenticator into a session, and in again', async () => {
  const { token, staffId, email } = await invitePerson(app, { role: 'attorney' })
  const browser = new StaffBrowser(app)
  const input = { token, password }
  const accept = acceptInvitation(app.deps, browser.source, browser.setCookie, input)
  expect(await accept).toEqual({ success: true, next: 'SET_UP_SECOND_STEP' })

  const first = await beginAuthenticator(app.deps, browser.source)
  const authenticator = await beginAuthenticator(app.deps, browser.source)
  expect(authenticator?.secret).not.toBe(first?.secret)
  const uri = new URL(authenticator?.uri ?? '')
  expect([uri.protocol, uri.searchParams.get('issuer')]).toEqual(['otpauth:', 'Daybreak'])
  expect(decodeURIComponent(uri.pathname)).toContain(`${email} (Hollis & Reyes Law)`)
  const confirm = (code: string) =>
    browser.keep(submitFirstCode(app.deps, browser.source, browser.setCookie, code))
  expect(await readRefusal(confirm(await codeOf(app, first?.secret ?? '')))).toBe(
    'staff.code-wrong',
  )
  const code = await codeOf(app, authenticator?.secret ?? '')
  const signIn = await confirm(code)
  expect(signIn).toMatchObject({
    next: 'SIGNED_IN',
    session: {
      firmName: 'Hollis & Reyes Law',
      me: { id: staffId, role: 'ATTORNEY', state: 'ACTIVE', office: 'Brooklyn' },
    },
  })
  expect(signIn.session?.me.factors).toEqual(['AUTHENTICATOR', 'RECOVERY_CODE'])
  expect(new Set(signIn.recoveryCodes).size).toBe(10)
  expect(signIn.recoveryCodes?.[0]).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}$/)
  expect([...browser.cookies.keys()].toSorted()).toEqual(['device', 'refresh'])
  expect(await browser.identify()).toMatchObject({ kind: 'staff', staffId, role: 'attorney' })
  expect((await app.lastMessage(email))?.subject).toBe('An authenticator app was set up')

  const elsewhere = new StaffBrowser(app)
  expect(await elsewhere.enter(` ${email.toUpperCase()} `)).toEqual({
    success: true,
    next: 'SECOND_STEP',
    factors: ['AUTHENTICATOR', 'RECOVERY_CODE'],
  })
  expect((await elsewhere.identify()).kind).toBe('signed-out')
  expect(await readRefusal(elsewhere.submit(code))).toBe('staff.code-wrong')
  await app.clock.moveBy(30_000)
  expect((await elsewhere.submit(await codeOf(app, authenticator?.secret ?? ''))).next).toBe(
    'SIGNED_IN',
  )
  expect(await elsewhere.identify()).toMatchObject({ kind: 'staff', staffId })
  expect(await listAuditEvents(app, staffId)).toEqual([
    'staff.invitation-accepted done',
    'staff.code refused',
    'staff.authenticator-set-up done',
    'staff.signed-in done',
    'staff.password done',
    'staff.code refused',
    'staff.code done',
    'staff.signed-in done',
  ])
})

describe('a wrong input', () => {
  test.each([
    ['no address', ' ', password, 'staff.email-required'],
    ['no password', 'a@firm.example', '', 'staff.password-required'],
    ['no such address', 'unknown@firm.example', password, 'staff.wrong'],
    ['text that is no address', 'unknown', password, 'staff.wrong'],
    ['a client of the portal', 'rosa.delgado@example.com', 'Sunrise-harbor-7', 'staff.wrong'],
    ['a very long password', 'long@firm.example', 'x'.repeat(129), 'staff.wrong'],
  ])('%s is refused', async (_, email, typed, expected) => {
    expect(await readRefusal(new StaffBrowser(app).enter(email, typed))).toBe(expected)
  })

  test('a wrong password, an invited person and an unknown address get the same refusal at the same cost', async () => {
    const active = await createPerson(app)
    const invited = await invitePerson(app, {})
    const { passwords } = app.deps
    let comparisons = 0
    const verify: typeof passwords.verify = (typed, hash) => {
      comparisons += 1
      return passwords.verify(typed, hash)
    }
    Object.assign(app.deps, { passwords: { ...passwords, verify } })
    const costs: number[] = []
    for (const email of [active.email, invited.email, 'missing@firm.example']) {
      comparisons = 0
      const refusal = new StaffBrowser(app).enter(email, 'Wrong-river-42')
      await expect(refusal).rejects.toMatchObject({
        code: 'staff.wrong',
        params: { attemptsRemaining: 4 },
      })
      costs.push(comparisons)
    }
    Object.assign(app.deps, { passwords })
    expect(costs).toEqual([3, 3, 3])
  })

  test('a refusal takes at least 250 ms', async () => {
    const started = performance.now()
    await readRefusal(new StaffBrowser(app).enter('quick@firm.example'))
    expect(performance.now() - started).toBeGreaterThanOrEqual(245)
  })
})

test('five wrong passwords lock the address, known or not, also for the right password', async () => {
  const { email } = await createPerson(app)
  for (const address of [email, 'nowhere@firm.example']) {
    const browser = new StaffBrowser(app)
    const refusals: string[] = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      refusals.push(await readRefusal(browser.enter(address, 'Wrong-river-42')))
    expect(refusals).toEqual([
      ...Array.from({ length: 3 }, () => 'staff.wrong'),
      'staff.wrong-last',
      'staff.locked',
      'staff.locked',
    ])
    expect(await readRefusal(browser.enter(address))).toBe('staff.locked')
    await app.clock.moveBy(5 * minute + 1000)
    expect(await readRefusal(browser.enter(address))).toBe(
      address === email ? 'done' : 'staff.wrong',
    )
  }
})

test('one network may try ten passwords a minute', async () => {
  const browser = new StaffBrowser(app, '192.0.2.77')
  for (let attempt = 0; attempt < 10; attempt += 1)
    await readRefusal(browser.enter(`person${attempt}@network.example`))
  expect(await readRefusal(browser.enter('another@network.example'))).toBe('staff.too-many')
})

describe('a code of the authenticator', () => {
  test.each([
    [-2, 'staff.code-wrong'],
    [-1, 'done'],
    [0, 'done'],
    [1, 'done'],
    [2, 'staff.code-wrong'],
  ])('that is %i steps away: %s', async (steps, expected) => {
    const { email, secret } = await createPerson(app)
    await app.clock.moveBy(5 * minute)
    const browser = new StaffBrowser(app)
    await browser.enter(email)
    expect(await readRefusal(browser.submit(await codeOf(app, secret, steps)))).toBe(expected)
  })

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is wrong', async (code) => {
    const { email } = await createPerson(app)
    const browser = new StaffBrowser(app)
    await browser.enter(email)
    expect(await readRefusal(browser.submit(code))).toBe('staff.code-wrong')
  })

  test('works once, and no earlier code works after it', async () => {
    const { email, secret } = await createPerson(app)
    await app.clock.moveBy(5 * minute)
    const [earlier, code] = [await codeOf(app, secret, -1), await codeOf(app, secret)]
    const [first, second] = [new StaffBrowser(app), new StaffBrowser(app)]
    await first.enter(email)
    await second.enter(email)
    expect((await first.submit(code)).next).toBe('SIGNED_IN')
    expect(await readRefusal(second.submit(code))).toBe('staff.code-wrong')
    expect(await readRefusal(second.submit(earlier))).toBe('staff.code-wrong')
    expect((await second.submit(await codeOf(app, secret, 1))).next).toBe('SIGNED_IN')
  })

  test('opens one session when six browsers submit it at once', async () => {
    const { email, secret } = await createPerson(app)
    const browsers = Array.from({ length: 6 }, () => new StaffBrowser(app))
    for (const browser of browsers) await browser.enter(email)
    const code = await codeOf(app, secret)
    const results = await Promise.all(browsers.map((browser) => readRefusal(browser.submit(code))))
    expect(results.toSorted()).toEqual([
      'done',
      ...Array.from({ length: 5 }, () => 'staff.code-wrong'),
    ])
  })

  test('the fifth wrong code ends the sign-in, also for the right code', async () => {
    const { email, secret } = await createPerson(app)
    const browser = new StaffBrowser(app)
    await browser.enter(email)
    const refusals: string[] = []
    for (let attempt = 0; attempt < 5; attempt += 1)
      refusals.push(await readRefusal(browser.submit('000000')))
    expect(refusals).toEqual([
      ...Array.from({ length: 4 }, () => 'staff.code-wrong'),
      'staff.start-again',
    ])
    const code = await codeOf(app, secret)
    expect(await readRefusal(browser.submit(code))).toBe('staff.start-again')
    await browser.enter(email)
    expect((await browser.submit(code)).next).toBe('SIGNED_IN')
  })

  test('the tenth wrong code locks the codes of the address over several sign-ins', async () => {
    const { email, secret } = await createPerson(app)
    const browser = new StaffBrowser(app)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (attempt % 5 === 0) await browser.enter(email)
      await readRefusal(browser.submit('000000'))
    }
    await browser.enter(email)
    expect(await readRefusal(browser.submit(await codeOf(app, secret)))).toBe('staff.locked')
    await app.clock.moveBy(5 * minute + 1000)
    expect((await browser.submit(await codeOf(app, secret))).next).toBe('SIGNED_IN')
  })

  test('needs the cookie of a sign-in that is at most ten minutes old', async () => {
    const { email, secret } = await createPerson(app)
    const browser = new StaffBrowser(app)
    const code = await codeOf(app, secret)
    expect(await readRefusal(browser.submit(code))).toBe('staff.start-again')
    await browser.enter(email)
    await app.clock.moveBy(10 * minute)
    expect(await readRefusal(browser.submit(await codeOf(app, secret)))).toBe('staff.start-again')
  })
})

test('a recovery code works once, in any spelling, and its person is informed', async () => {
  const { email, recoveryCodes, staffId } = await createPerson(app)
  const [code = ''] = recoveryCodes
  const browser = new StaffBrowser(app)
  await browser.enter(email)
  expect((await recover(browser, code.toUpperCase().replace('-', ' '))).next).toBe('SIGNED_IN')
  expect(await app.lastMessage(email)).toMatchObject({
    subject: 'A recovery code was used',
    body: expect.stringContaining('You have 9 left'),
  })
  await browser.enter(email)
  expect(await readRefusal(recover(browser, code))).toBe('staff.recovery-code-wrong')
  expect(await listAuditEvents(app, staffId)).toContain('staff.recovery-code done')
})

test('a recovery code that two browsers submit at once opens one session', async () => {
  const { email, recoveryCodes } = await createPerson(app)
  const browsers = [new StaffBrowser(app), new StaffBrowser(app)]
  for (const browser of browsers) await browser.enter(email)
  const results = await Promise.all(
    browsers.map((browser) => readRefusal(recover(browser, recoveryCodes[1] ?? ''))),
  )
  expect(results.toSorted()).toEqual(['done', 'staff.recovery-code-wrong'])
})

test('a second authenticator cannot be set up beside the first', async () => {
  const { email } = await createPerson(app)
  const browser = new StaffBrowser(app)
  await browser.enter(email)
  expect(await beginAuthenticator(app.deps, browser.source)).toBeNull()
  const confirm = submitFirstCode(app.deps, browser.source, browser.setCookie, '000000')
  expect(await readRefusal(confirm)).toBe('staff.start-again')
})

const recover = (browser: StaffBrowser, code: string) =>
  browser.keep(submitRecoveryCode(app.deps, browser.source, browser.setCookie, code))
