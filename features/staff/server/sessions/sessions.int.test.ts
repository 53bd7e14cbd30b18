// spec: staff#session, staff#refresh, staff#step-up
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { cleanUpStaff } from '../clean-up.ts'
import { identifyStaff } from '../identify-staff.ts'
import { inviteStaff } from '../people/change-people.ts'
import {
  codeOf,
  createPerson,
  invitePerson,
  listAuditEvents,
  minute,
  readRefusal,
  StaffBrowser,
} from '../test-staff.ts'
import { listDevices, signOutDevice } from './devices.ts'
import { refreshSession } from './refresh-session.ts'
import { signOut } from './sign-out.ts'
import { confirmStaff } from '../sign-in/step-up.ts'

const app = openTestApp()

describe('refresh', () => {
  test('twenty tabs at once get the same successor', async () => {
    const { browser } = await createPerson(app)
    const first = browser.cookies.get('refresh') ?? ''
    const successors = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const tab = new StaffBrowser(app)
        tab.cookies.set('refresh', first)
        expect(await refresh(tab)).toMatchObject({ firmName: 'Hollis & Reyes Law' })
        expect(await isSignedIn(tab)).toBe(true)
        return tab.cookies.get('refresh')
      }),
    )
    expect(new Set(successors).size).toBe(1)
    expect(successors[0]).not.toBe(first)
  })

  test('goes on after a lost response; a successor that was replaced ends the session', async () => {
    const { browser, email } = await createPerson(app)
    const kept = browser.cookies.get('refresh') ?? ''
    await refresh(browser)
    const lost = browser.cookies.get('refresh') ?? ''
    const before = await app.lastMessage(email)
    await app.clock.moveBy(90_000)
    browser.cookies.set('refresh', kept)
    expect(await refresh(browser)).not.toBeNull()
    expect(browser.cookies.get('refresh')).not.toBe(lost)
    expect(await refresh(browser)).not.toBeNull()
    expect(await app.lastMessage(email)).toEqual(before)
    const thief = new StaffBrowser(app)
    thief.cookies.set('refresh', lost)
    expect(await refresh(thief)).toBeNull()
    expect(await isSignedIn(browser)).toBe(false)
  })

  test.each([2, 3, 6])(
    'a token that was used up %i refreshes ago ends the session',
    async (generations) => {
      const { browser, staffId, email } = await createPerson(app)
      const stolen = browser.cookies.get('refresh') ?? ''
      for (let round = 0; round < generations; round += 1) await refresh(browser)
      await app.clock.moveBy(11_000)
      const thief = new StaffBrowser(app)
      thief.cookies.set('refresh', stolen)
      expect(await refresh(thief)).toBeNull()
      expect(await isSignedIn(browser)).toBe(false)
      expect(await refresh(browser)).toBeNull()
      expect(browser.cookies.has('refresh')).toBe(false)
      expect(await listAuditEvents(app, staffId)).toContain('staff.refresh-reused refused')
      expect((await app.lastMessage(email))?.subject).toBe('We logged you out for your safety')
    },
  )

  test('moves the end without activity, and never the end of the twelve hours', async () => {
    const { browser } = await createPerson(app)
    const { expirationTime, endsAt } = browser.session ?? {}
    await app.clock.moveBy(20 * minute)
    const session = await refresh(browser)
    expect(session?.endsAt).toEqual(endsAt)
    expect(session?.expirationTime.getTime()).toBeGreaterThan(expirationTime?.getTime() ?? NaN)
    const leftSeconds = ((endsAt?.getTime() ?? 0) - app.clock.now().getTime()) / 1000
    expect(Math.abs((session?.endsIn ?? 0) - leftSeconds)).toBeLessThan(60)
  })

  test('without a cookie, and with an invented one, there is no session', async () => {
    const browser = new StaffBrowser(app)
    expect(await refresh(browser)).toBeNull()
    browser.cookies.set('refresh', 'x'.repeat(43))
    expect(await refresh(browser)).toBeNull()
    expect(browser.cookies.has('refresh')).toBe(false)
  })

  test('is limited to thirty a minute', async () => {
    const { browser } = await createPerson(app)
    for (let round = 0; round < 30; round += 1) await refresh(browser)
    // On a slow machine some of them are allowed again meanwhile.
    const more: string[] = []
    while (more.at(-1) !== 'staff.too-many' && more.length < 60)
      more.push(await readRefusal(refresh(browser)))
    expect(more.at(-1)).toBe('staff.too-many')
  })
})

describe('a session', () => {
  test('ends after 30 idle minutes; a background request does not extend it', async () => {
    const { browser } = await createPerson(app)
    await app.clock.moveBy(20 * minute)
    await refresh(browser)
    await app.clock.moveBy(20 * minute)
    expect(await refresh(browser, true)).not.toBeNull()
    await app.clock.moveBy(10 * minute + 31_000)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await refresh(browser)).toBeNull()
  })

  test('ends after twelve hours of activity', async () => {
    const { browser } = await createPerson(app)
    for (let round = 0; round < 35; round += 1) {
      await app.clock.moveBy(20 * minute)
      expect(await refresh(browser)).not.toBeNull()
    }
    await app.clock.moveBy(20 * minute)
    expect(await refresh(browser)).toBeNull()
  })

  test('of a sixth browser ends the one that was idle for the longest time', async () => {
    const { browser, email, secret } = await createPerson(app)
    const browsers = [browser]
    for (let count = 0; count < 5; count += 1) {
      const next = new StaffBrowser(app)
      await next.enter(email)
      await next.submit(await codeOf(app, secret))
      browsers.push(next)
      await app.clock.moveBy(30_000)
    }
    expect(await Promise.all(browsers.map(isSignedIn))).toEqual([
      false,
      ...Array.from({ length: 5 }, () => true),
    ])
  })

  test('is proven by both tokens of the workspace, and by none of the portal', async () => {
    const { browser, staffId } = await createPerson(app)
    const viewer = await browser.getViewer()
    const identify = (idToken: string | undefined, accessToken: string | undefined) =>
      identifyStaff(app.deps, browser.source, { idToken, accessToken })
    const { idToken, accessToken } = browser.session ?? { idToken: '', accessToken: '' }
    expect((await identify(idToken, accessToken)).kind).toBe('staff')
    const claims = { accountId: staffId, sessionId: viewer.sessionId, version: 2 }
    const portal = {
      accessToken: await app.deps.tokens.accessToken(claims),
      idToken: await app.deps.tokens.idToken({ ...claims, name: 'Sam', email: 'a@firm.example' }),
    }
    for (const [id, access] of [
      [portal.idToken, portal.accessToken],
      [idToken, portal.accessToken],
      [portal.idToken, accessToken],
      [accessToken, idToken],
      [idToken, undefined],
    ] as const)
      expect(await identify(id, access)).toMatchObject({
        kind: 'signed-out',
        hasStaleTokens: true,
      })
    expect(await identify(undefined, undefined)).toMatchObject({ hasStaleTokens: false })
  })

  test('ends when the version of the login rises', async () => {
    const { browser, staffId } = await createPerson(app)
    await sql`
      update staff_login set auth_version = auth_version + 1 where staff_id = ${staffId}`.execute(
      app.owner.db,
    )
    expect(await isSignedIn(browser)).toBe(false)
    expect(await refresh(browser)).toBeNull()
  })

  test('takes two tokens of the same session', async () => {
    const [sam, ada] = [await createPerson(app), await createPerson(app)]
    const mixed = await identifyStaff(app.deps, sam.browser.source, {
      idToken: sam.browser.session?.idToken,
      accessToken: ada.browser.session?.accessToken,
    })
    expect(mixed.kind).toBe('signed-out')
  })

  test('ends with a sign-out, by cookie or by tokens', async () => {
    const { browser } = await createPerson(app)
    const viewer = await browser.getViewer()
    await signOut(app.deps, { ...viewer, source: browser.source }, browser.setCookie)
    expect(await isSignedIn(browser)).toBe(false)
    expect(browser.cookies.has('refresh')).toBe(false)
    const ada = await createPerson(app)
    const source = { ...ada.browser.source, refreshToken: 'unknown' }
    await signOut(app.deps, { ...(await ada.browser.getViewer()), source }, ada.browser.setCookie)
    expect(await isSignedIn(ada.browser)).toBe(false)
  })

  test('is signed out without touching a login that began meanwhile', async () => {
    const { browser, email, secret } = await createPerson(app)
    const viewer = { ...(await browser.getViewer()), source: browser.source }
    await app.clock.moveBy(30_000)
    await browser.enter(email)
    await signOut(app.deps, viewer, browser.setCookie)
    await browser.submit(await codeOf(app, secret))
    expect(await isSignedIn(browser)).toBe(true)
  })
})

test('lists devices, newest first, and ends one of them', async () => {
  const { browser, email, secret } = await createPerson(app)
  const phone = new StaffBrowser(app)
  await phone.enter(email)
  await phone.submit(await codeOf(app, secret))
  const viewer = await browser.getViewer()
  const devices = await listDevices(app.deps, viewer)
  expect(devices.map(({ isThisOne }) => isThisOne)).toEqual([false, true])
  const foreign = await createPerson(app)
  const foreignId = (await foreign.browser.getViewer()).sessionId
  for (const id of [foreignId, 'nothing', '0190a000-0000-7000-8000-000000000001'])
    expect(await readRefusal(signOutDevice(app.deps, viewer, id))).toBe('staff.device-absent')
  expect(await isSignedIn(foreign.browser)).toBe(true)
  await signOutDevice(app.deps, viewer, devices[0]?.id ?? '')
  expect([await isSignedIn(phone), await isSignedIn(browser)]).toEqual([false, true])
})

test('an act that asks again needs a proof of the last five minutes', async () => {
  const { browser, secret, staffId } = await createPerson(app, { role: 'administrator' })
  const invite = async (email: string) => {
    const person = { givenName: 'New', familyName: 'Person', email, role: 'paralegal' } as const
    return readRefusal(inviteStaff(app.deps, await browser.getViewer(), person))
  }
  expect(await invite('fresh@firm.example')).toBe('done')
  await app.clock.moveBy(5 * minute)
  await refresh(browser)
  expect(await invite('stale@firm.example')).toBe('staff.step-up')
  const confirm = async (code: string) =>
    readRefusal(confirmStaff(app.deps, await browser.getViewer(), code))
  expect(await confirm('000000')).toBe('staff.code-wrong')
  expect(await invite('wrong@firm.example')).toBe('staff.step-up')
  const code = await codeOf(app, secret)
  expect(await confirm(code)).toBe('done')
  expect(await invite('proven@firm.example')).toBe('done')
  expect(await confirm(code)).toBe('staff.code-wrong')
  const events = await listAuditEvents(app, staffId)
  expect(events.filter((event) => event.startsWith('staff.step-up'))).toEqual([
    'staff.step-up refused',
    'staff.step-up done',
    'staff.step-up refused',
  ])
})

test('removes what is over: flows after a day, sessions and invitations after 30 days', async () => {
  const { email, browser } = await createPerson(app)
  await invitePerson(app, {})
  await new StaffBrowser(app).enter(email)
  const count = async () => {
    await cleanUpStaff(app.deps.jobsDatabase.db)
    const { rows } = await sql<{ flows: number; sessions: number; invitations: number }>`
      select
        (select count(*) from staff_flow) as flows,
        (select count(*) from staff_session) as sessions,
        (select count(*) from staff_invitation) as invitations`.execute(app.owner.db)
    return Object.values(rows[0] ?? {}).map((rowCount) => rowCount > 0)
  }
  expect(await isSignedIn(browser)).toBe(true)
  expect(await count()).toEqual([true, true, true])
  await app.clock.moveBy(25 * 60 * minute)
  expect(await count()).toEqual([false, true, true])
  await app.clock.moveBy(38 * 24 * 60 * minute)
  expect(await count()).toEqual([false, false, false])
})

async function refresh(browser: StaffBrowser, background = false) {
  const source = { ...browser.source, background }
  const session = await refreshSession(app.deps, source, browser.setCookie)
  browser.session = session ?? undefined
  return session
}

const isSignedIn = async (browser: StaffBrowser) => (await browser.identify()).kind === 'staff'
