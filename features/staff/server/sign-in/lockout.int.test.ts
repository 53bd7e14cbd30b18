// spec: staff#lockout, staff#unlock, staff#new-browser
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { countPasswordTry, findTrySource } from './attempts.ts'
import { forgotPassword, resetPassword } from '../links/forgotten-password.ts'
import { unlockStaff } from '../people/change-people.ts'
import { listTeam } from '../people/list-team.ts'
import {
  codeOf,
  createPerson,
  createTestSource,
  invitePerson,
  listAuditEvents,
  minute,
  password,
  readRefusal,
  StaffBrowser,
  type TestPerson,
} from '../test-staff.ts'

const app = openTestApp()
const wrong = 'Wrong-river-42'
const networks = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']

describe('a stranger who tries twenty passwords from four networks', () => {
  test('locks out new browsers, and not the known browser of the person', async () => {
    const person = await createPerson(app)
    await lockAddress(person.email)
    expect(await readRefusal(new StaffBrowser(app).enter(person.email))).toBe('staff.locked')
    expect((await person.browser.enter(person.email)).next).toBe('SECOND_STEP')
  })

  test('leaves it five tries of its own, which lock no other browser', async () => {
    const { email, browser } = await createPerson(app)
    const refusals: string[] = []
    for (let count = 0; count < 6; count += 1)
      refusals.push(await readRefusal(browser.enter(email, wrong)))
    expect(refusals.slice(3)).toEqual(['staff.wrong-last', 'staff.locked', 'staff.locked'])
    expect(await readRefusal(browser.enter(email))).toBe('staff.locked')
    expect(await readRefusal(new StaffBrowser(app).enter(email))).toBe('done')
    await app.clock.moveBy(5 * minute + 1000)
    expect(await readRefusal(browser.enter(email))).toBe('done')
  })

  test('is not helped by the cookie of a browser that another person has used', async () => {
    const person = await createPerson(app)
    const colleague = await createPerson(app)
    await lockAddress(person.email)
    expect(await readRefusal(colleague.browser.enter(person.email))).toBe('staff.locked')
  })

  test('locks an unknown address in the same way', async () => {
    await lockAddress('nowhere@firm.example')
    const browser = (await createPerson(app)).browser
    expect(await readRefusal(browser.enter('nowhere@firm.example'))).toBe('staff.locked')
  })

  test('cannot keep the lock after a new password and its second step', async () => {
    const person = await createPerson(app)
    const { email } = person
    await forgotPassword(app.deps, new StaffBrowser(app).source, email)
    const { body = '' } = (await app.lastMessage(email)) ?? {}
    const token = /reset#token=([\w-]+)/.exec(body)?.[1] ?? ''
    await lockAddress(email)
    const browser = new StaffBrowser(app)
    await browser.keep(
      resetPassword(app.deps, browser.source, browser.setCookie, { token, password }),
    )
    expect(await readRefusal(new StaffBrowser(app).enter(email))).toBe('staff.locked')
    expect((await signIn(person, browser)).next).toBe('SIGNED_IN')
    expect(await readRefusal(new StaffBrowser(app).enter(email))).toBe('done')
  })
})

describe('an administrator', () => {
  let administrator: TestPerson
  beforeAll(async () => {
    administrator = await createPerson(app, { role: 'administrator' })
  })
  const readLock = async (staffId: string, reader = administrator) =>
    (await listTeam(app.deps, await reader.browser.getViewer())).find(({ id }) => id === staffId)
      ?.lockedUntil
  /** With a fresh proof. */
  const unlock = async (staffId: string) => {
    const viewer = await administrator.browser.getViewer()
    return readRefusal(unlockStaff(app.deps, { ...viewer, provenAt: app.clock.now() }, staffId))
  }

  test('sees a lock by wrong passwords, which other roles do not, and ends it', async () => {
    const { email, staffId, browser } = await createPerson(app)
    expect(await readLock(staffId)).toBeNull()
    await lockAddress(email)
    const until = await readLock(staffId)
    expect(until?.getTime()).toBeGreaterThan(app.clock.now().getTime())
    expect(await readLock(staffId, { ...administrator, browser })).toBeNull()
    expect(await unlock(staffId)).toBe('done')
    expect(await readLock(staffId)).toBeNull()
    expect(await readRefusal(new StaffBrowser(app).enter(email))).toBe('done')
    expect(await listAuditEvents(app, administrator.staffId)).toContain('staff.unlocked done')
  })

  test('sees a lock by wrong codes, and ends it', async () => {
    const { email, staffId, secret } = await createPerson(app)
    const browser = new StaffBrowser(app)
    for (let count = 0; count < 10; count += 1) {
      if (count % 5 === 0) await browser.enter(email)
      await readRefusal(browser.submit('000000'))
    }
    expect(await readLock(staffId)).toBeInstanceOf(Date)
    expect(await unlock(staffId)).toBe('done')
    await browser.enter(email)
    expect((await signIn({ secret }, browser)).next).toBe('SIGNED_IN')
  })

  test('neither sees nor ends the lock of an address that was only invited', async () => {
    const { email, staffId } = await invitePerson(app, {})
    await lockAddress(email)
    expect(await readLock(staffId)).toBeNull()
    expect(await unlock(staffId)).toBe('staff.not-set-up')
    expect(await readRefusal(new StaffBrowser(app).enter(email))).toBe('staff.locked')
  })

  test('ends locks five times a day, of people of the own firm, with a fresh proof', async () => {
    const { staffId } = await createPerson(app)
    for (let count = 0; count < 5; count += 1) expect(await unlock(staffId)).toBe('done')
    expect(await unlock(staffId)).toBe('staff.unlocked-often')
    const stranger = await createPerson(app, { firm: 'northgate' })
    expect(await unlock(stranger.staffId)).toBe('staff.absent')
    const viewer = { ...(await administrator.browser.getViewer()), provenAt: new Date(0) }
    expect(await readRefusal(unlockStaff(app.deps, viewer, staffId))).toBe('staff.step-up')
    const paralegal = await (await createPerson(app)).browser.getViewer()
    expect(await readRefusal(unlockStaff(app.deps, paralegal, staffId))).toBe('staff.not-permitted')
  })
})

describe('the cookie of a known browser', () => {
  test('is never one that another person has planted', async () => {
    const thief = await createPerson(app)
    const planted = thief.browser.cookies.get('device') ?? ''
    for (const value of [planted, 'made-up-by-a-visitor']) {
      const person = await createPerson(app)
      const browser = new StaffBrowser(app)
      browser.cookies.set('device', value)
      await browser.enter(person.email)
      await signIn(person, browser)
      expect(browser.cookies.get('device')).not.toBe(value)
      await lockAddress(person.email)
      const elsewhere = new StaffBrowser(app)
      elsewhere.cookies.set('device', value)
      expect(await readRefusal(elsewhere.enter(person.email))).toBe('staff.locked')
      expect(await readRefusal(browser.enter(person.email))).toBe('done')
    }
  })

  test('stays the same for its person, and knows all people of the browser', async () => {
    const [person, colleague] = [await createPerson(app), await createPerson(app)]
    const { browser } = person
    const first = browser.cookies.get('device')
    await browser.enter(person.email)
    await signIn(person, browser)
    expect(browser.cookies.get('device')).toBe(first)
    await browser.enter(colleague.email)
    await signIn(colleague, browser)
    for (const { email } of [person, colleague]) {
      await lockAddress(email)
      expect(await readRefusal(browser.enter(email))).toBe('done')
    }
  })
})

/** The tries of a stranger who knows the address only, without the time that refusals take. */
async function lockAddress(email: string): Promise<void> {
  for (const ip of networks) {
    const source = await findTrySource(app.deps, createTestSource({ ip }), email, [])
    for (let count = 0; count < 5; count += 1) await countPasswordTry(app.deps, source, email)
  }
}

const signIn = async ({ secret }: Pick<TestPerson, 'secret'>, browser: StaffBrowser) => {
  await app.clock.moveBy(30_000)
  return browser.submit(await codeOf(app, secret))
}
