// spec: staff#people, staff#invitation
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import {
  codeOf,
  createPerson,
  createTestSource,
  enroll,
  invitePerson,
  minute,
  password,
  readRefusal,
  StaffBrowser,
  waitForMail,
  type TestPerson,
} from '../test-staff.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import {
  changeRole,
  inviteStaff,
  placeStaff,
  resendInvitation,
  resetSignIn,
} from './change-people.ts'
import { deactivateStaff, reactivateStaff } from './leaving.ts'
import { listTeam } from './list-team.ts'

const app = openTestApp()

const unknownId = '0190a000-0000-7000-8000-000000000001'

describe('an invitation', () => {
  test('names the firm and who sent it, and works once', async () => {
    const administrator = await createAdministrator()
    const email = 'nora@firm.example'
    await inviteStaff(app.deps, await viewerOf(administrator), newPerson(' Nora@firm.example'))
    const token = await lastToken(email)
    expect(await readInvitation(app.deps, createTestSource(), token)).toEqual({
      givenName: 'Nora',
      email,
      firmName: 'Hollis & Reyes Law',
      invitedBy: expect.stringMatching(/^Sam Person/),
    })
    expect((await app.lastMessage(administrator.email))?.body).toContain('You invited Nora Finch')
    const results = await Promise.all([accept(token), accept(token)])
    expect(results.toSorted()).toEqual(['done', 'staff.link-over'])
    expect(await readInvitation(app.deps, createTestSource(), token)).toBeNull()
    expect(await accept(token)).toBe('staff.link-over')
  })

  test('expires after seven days', async () => {
    const { token } = await invitePerson(app, {})
    await app.clock.moveBy(7 * 24 * 60 * minute - 20_000)
    expect(await readInvitation(app.deps, createTestSource(), token)).not.toBeNull()
    await app.clock.moveBy(20_000)
    expect(await readInvitation(app.deps, createTestSource(), token)).toBeNull()
    expect(await accept(token)).toBe('staff.link-over')
  })

  test('ends when it is sent again', async () => {
    const viewer = await viewerOf(await createAdministrator())
    const { token, staffId, email } = await invitePerson(app, {})
    await resendInvitation(app.deps, viewer, staffId)
    expect(await accept(token)).toBe('staff.link-over')
    expect(await accept(await lastToken(email))).toBe('done')
    expect(await readRefusal(resendInvitation(app.deps, viewer, staffId))).toBe(
      'staff.already-active',
    )
  })

  test.each([
    ['short-1A', 'done'],
    ['shor-1A', 'account.password-min-length'],
    ['no-number-Here', 'account.password-letters-and-numbers'],
    ['lower-case-1', 'account.password-upper-case'],
    ['x'.repeat(129), 'account.password-too-long'],
  ])('takes a password by the rules of the portal: %s gives %s', async (typed, expected) => {
    const { token } = await invitePerson(app, {})
    expect(await accept(token, typed)).toBe(expected)
    expect((await readInvitation(app.deps, createTestSource(), token)) === null).toBe(
      expected === 'done',
    )
  })

  test.each([
    [{ givenName: ' ' }, 'staff.given-name-required'],
    [{ familyName: '' }, 'staff.family-name-required'],
    [{ familyName: 'x'.repeat(101) }, 'staff.name-too-long'],
    [{ email: 'nobody' }, 'staff.email-invalid'],
    [{ email: 'Dana.Reyes@hollisreyes.example' }, 'staff.email-in-use'],
  ])('with %j is refused: %s', async (changes, expected) => {
    const viewer = await viewerOf(await createAdministrator())
    const invite = inviteStaff(app.deps, viewer, newPerson('valid@firm.example', changes))
    expect(await readRefusal(invite)).toBe(expected)
  })

  test('can be sent to a person who was entered before the workspace existed', async () => {
    const viewer = await viewerOf(await createAdministrator())
    const team = await listTeam(app.deps, viewer)
    const dana = team.find(({ email }) => email === 'dana.reyes@hollisreyes.example')
    expect(dana).toMatchObject({ state: 'INVITED', factors: [], invitationEndsAt: null })
    await resendInvitation(app.deps, viewer, dana?.id ?? '')
    const { browser } = await enroll(app, await lastToken('dana.reyes@hollisreyes.example'))
    expect(await browser.getViewer()).toMatchObject({ staffId: dana?.id, role: 'attorney' })
  })
})

describe('a deactivation', () => {
  test('ends all sessions and sign-ins at once, and refuses like a wrong password', async () => {
    const administrator = await createAdministrator()
    const { staffId, email, secret, browser } = await createPerson(app)
    const second = new StaffBrowser(app)
    await second.enter(email)
    await second.submit(await codeOf(app, secret))
    const inProgress = new StaffBrowser(app)
    await inProgress.enter(email)
    await app.clock.moveBy(30_000)

    await deactivateStaff(app.deps, await viewerOf(administrator), staffId)
    for (const each of [browser, second]) {
      expect((await each.identify()).kind).toBe('signed-out')
      expect(await refreshSession(app.deps, each.source, each.setCookie)).toBeNull()
    }
    expect(await readRefusal(inProgress.submit(await codeOf(app, secret)))).toBe(
      'staff.start-again',
    )
    await expect(new StaffBrowser(app).enter(email)).rejects.toMatchObject({
      code: 'staff.wrong',
      params: { attemptsRemaining: 4 },
    })
    expect((await app.lastMessage(email))?.subject).toBe(
      'Your login for Hollis & Reyes Law is closed',
    )
    expect((await app.lastMessage(administrator.email))?.body).toContain('You deactivated')
    const team = await listTeam(app.deps, await viewerOf(administrator))
    expect(team.find(({ id }) => id === staffId)?.state).toBe('DEACTIVATED')
  })

  test('that is written to the person alone also ends the session', async () => {
    const { staffId, browser } = await createPerson(app)
    await sql`update staff set disabled_at = portal_now() where id = ${staffId}`.execute(
      app.owner.db,
    )
    expect((await browser.identify()).kind).toBe('signed-out')
  })

  test('cannot be of oneself, and ends an invitation', async () => {
    const administrator = await createAdministrator()
    const viewer = await viewerOf(administrator)
    expect(await readRefusal(deactivateStaff(app.deps, viewer, viewer.staffId))).toBe(
      'staff.own-account',
    )
    const { staffId, token } = await invitePerson(app, {})
    await deactivateStaff(app.deps, viewer, staffId)
    expect(await accept(token)).toBe('staff.link-over')
    for (const change of [resendInvitation, resetSignIn])
      expect(await readRefusal(change(app.deps, viewer, staffId))).toBe('staff.deactivated')
  })

  test('is undone with a new link, a new password and a new authenticator', async () => {
    const viewer = await viewerOf(await createAdministrator())
    const { staffId, email, secret } = await createPerson(app)
    await deactivateStaff(app.deps, viewer, staffId)
    await waitForMail(app, email)
    await reactivateStaff(app.deps, viewer, staffId)
    expect(await readRefusal(new StaffBrowser(app).enter(email))).toBe('staff.wrong')
    const again = await enroll(app, await lastToken(email))
    expect(again.secret).not.toBe(secret)
    expect(await again.browser.getViewer()).toMatchObject({ staffId })
  })
})

test('a reset ends sessions, password, authenticator and recovery codes; both are informed', async () => {
  const administrator = await createAdministrator()
  const { staffId, email, browser } = await createPerson(app)
  const viewer = await viewerOf(administrator)
  await resetSignIn(app.deps, viewer, staffId)
  expect((await browser.identify()).kind).toBe('signed-out')
  expect((await app.lastMessage(email))?.subject).toBe(
    'Your login for Hollis & Reyes Law was reset',
  )
  expect((await app.lastMessage(administrator.email))?.body).toContain('You reset the login')
  const member = (await listTeam(app.deps, viewer)).find(({ id }) => id === staffId)
  expect(member).toMatchObject({ state: 'INVITED', factors: [] })
  expect(member?.invitationEndsAt).toBeInstanceOf(Date)
  const next = await enroll(app, await lastToken(email), 'Another-river-43')
  expect(next.recoveryCodes).toHaveLength(10)
  expect(await readRefusal(resetSignIn(app.deps, viewer, viewer.staffId))).toBe('staff.own-account')
})

test('a role takes effect at the next request', async () => {
  const administrator = await viewerOf(await createAdministrator())
  const person = await createPerson(app)
  await changeRole(app.deps, administrator, person.staffId, 'administrator')
  const promoted = await viewerOf(person)
  expect(promoted.role).toBe('administrator')
  expect((await app.lastMessage(person.email))?.body).toContain('is now: administrator')
  await changeRole(app.deps, administrator, person.staffId, 'paralegal')
  expect((await viewerOf(person)).role).toBe('paralegal')
  const stale = inviteStaff(app.deps, promoted, newPerson('late@firm.example'))
  expect(await readRefusal(stale)).toBe('staff.not-permitted')
})

describe.each(['attorney', 'paralegal'] as const)('%s', (role) => {
  test('changes no people', async () => {
    const viewer = await viewerOf(await createPerson(app, { role }))
    const { staffId } = await invitePerson(app, {})
    const changes = [
      inviteStaff(app.deps, viewer, newPerson('refused@firm.example')),
      changeRole(app.deps, viewer, staffId, 'attorney'),
      ...[resendInvitation, deactivateStaff, reactivateStaff, resetSignIn].map((change) =>
        change(app.deps, viewer, staffId),
      ),
    ]
    const refusals = await Promise.all(changes.map(readRefusal))
    expect(new Set(refusals)).toEqual(new Set(['staff.not-permitted']))
  })
})

test('people of another firm are as absent as unknown people', async () => {
  const viewer = await viewerOf(await createAdministrator())
  const foreign = await createPerson(app, { firm: 'northgate', role: 'administrator' })
  for (const id of [foreign.staffId, unknownId, 'nothing'])
    for (const change of [
      () => changeRole(app.deps, viewer, id, 'paralegal'),
      () => resendInvitation(app.deps, viewer, id),
      () => deactivateStaff(app.deps, viewer, id),
      () => reactivateStaff(app.deps, viewer, id),
      () => resetSignIn(app.deps, viewer, id),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'staff.absent', params: {} })
  expect(await foreign.browser.getViewer()).toMatchObject({ role: 'administrator' })
})

describe('the office of a person', () => {
  test('is changed by an administrator, and only to an office of the firm', async () => {
    const administrator = await createAdministrator()
    const viewer = await viewerOf(administrator)
    const { staffId, firmId } = await createPerson(app, { role: 'paralegal' })
    const officeId = app.deps.ids.rowId()
    await sql`insert into office (id, firm_id, office_code, position, city)
      values (${officeId}, ${firmId}, '2', 2, 'Albany')`.execute(app.owner.db)
    await placeStaff(app.deps, viewer, staffId, officeId)
    const member = (await listTeam(app.deps, viewer)).find(({ id }) => id === staffId)
    expect(member).toMatchObject({ office: 'Albany', officeId })
    const { rows } = await sql<{ id: string }>`
      select id from office where firm_id <> ${firmId}`.execute(app.owner.db)
    for (const foreign of [rows[0]?.id ?? '', unknownId, 'nonsense'])
      expect(await readRefusal(placeStaff(app.deps, viewer, staffId, foreign))).toBe(
        'staff.office-absent',
      )
  })
})

const accept = (token: string, typed = password) => {
  const browser = new StaffBrowser(app)
  const input = { token, password: typed }
  return readRefusal(acceptInvitation(app.deps, browser.source, browser.setCookie, input))
}
const lastToken = async (email: string) =>
  /token=(\S+)/.exec((await app.lastMessage(email))?.body ?? '')?.[1] ?? ''
const createAdministrator = () => createPerson(app, { role: 'administrator' })
const viewerOf = ({ browser }: TestPerson) => browser.getViewer()
const newPerson = (email: string, changes: object = {}) =>
  ({ givenName: 'Nora', familyName: 'Finch', email, role: 'attorney', ...changes }) as const
