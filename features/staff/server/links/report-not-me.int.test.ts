// spec: staff#not-me, staff#new-browser
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { emailOfFirm } from '#features/firm/server/firms.ts'
import { resendInvitation } from '../people/change-people.ts'
import { listTeam } from '../people/list-team.ts'
import { submitRecoveryCode } from '../sign-in/second-step.ts'
import {
  codeOf,
  createPerson,
  enroll,
  listAuditEvents,
  minute,
  readRefusal,
  StaffBrowser,
  waitForMail,
  type TestPerson,
} from '../test-staff.ts'
import { forgotPassword } from './forgotten-password.ts'
import { reportNotMe } from './report-not-me.ts'

const app = openTestApp()

test('a login with a new browser is reported to the person once per browser', async () => {
  const person = await createPerson(app)
  const before = await app.countMessages(person.email)
  const browser = await logIn(person)
  expect(await app.lastMessage(person.email)).toMatchObject({
    subject: 'New login to your workspace',
    body: expect.stringContaining('/workspace/not-me#token='),
  })
  await logIn(person, browser)
  await logIn(person, person.browser)
  expect(await app.countMessages(person.email)).toBe(before + 1)
  await app.clock.moveBy(90 * 24 * 60 * minute)
  await logIn(person, browser)
  expect(await app.countMessages(person.email)).toBe(before + 2)
})

test('a browser that is known to one person is new to another', async () => {
  const [a, b] = [await createPerson(app), await createPerson(app)]
  const browser = await logIn(a)
  const before = await app.countMessages(b.email)
  await logIn(b, browser)
  expect(await app.countMessages(b.email)).toBe(before + 1)
})

test('a report ends all sessions and removes every credential, and the link works once', async () => {
  const person = await createPerson(app)
  const intruder = await logIn(person)
  const token = await readToken(person.email)
  await report(token)
  for (const browser of [person.browser, intruder])
    expect((await browser.identify()).kind).toBe('signed-out')
  expect(await readRefusal(new StaffBrowser(app).enter(person.email))).toBe('staff.wrong')
  expect((await app.lastMessage(person.email))?.subject).toBe('We closed your login')
  expect(await readRefusal(report(token))).toBe('staff.not-me-link-over')
  expect((await listAuditEvents(app, person.staffId)).at(-1)).toBe('staff.not-me done')
})

test('the mailbox of the person alone opens nothing after a report', async () => {
  const person = await createPerson(app)
  await logIn(person)
  await report(await readToken(person.email))
  const messages = await app.listMessages(person.email)
  expect(messages[0]?.body).not.toContain('token=')
  const before = await app.countMessages(person.email)
  await forgotPassword(app.deps, new StaffBrowser(app).source, person.email)
  expect(await app.countMessages(person.email)).toBe(before)
})

test('administrators are informed, and one of them sends the new link', async () => {
  const administrator = await createPerson(app, { role: 'administrator' })
  const person = await createPerson(app)
  await logIn(person)
  await report(await readToken(person.email))
  expect(await app.lastMessage(administrator.email)).toMatchObject({
    subject: 'A login at Hollis & Reyes Law was closed',
    body: expect.stringContaining(person.email),
  })
  const viewer = await administrator.browser.getViewer()
  const team = await listTeam(app.deps, viewer)
  expect(team.find(({ id }) => id === person.staffId)).toMatchObject({
    state: 'INVITED',
    invitationEndsAt: null,
  })
  await resendInvitation(app.deps, viewer, person.staffId)
  const { body = '' } = (await app.lastMessage(person.email)) ?? {}
  const token = /invitation#token=([\w-]+)/.exec(body)?.[1] ?? ''
  expect((await enroll(app, token)).recoveryCodes).toHaveLength(10)
})

test('without another administrator the address of the firm gets the message', async () => {
  const lone = await createPerson(app, { firm: 'northgate', role: 'administrator' })
  const { firmId, staffId } = lone
  await sql`
    update staff_login set password_hash = null
    where firm_id = ${firmId} and staff_id <> ${staffId}`.execute(app.owner.db)
  await logIn(lone)
  await report(await readToken(lone.email))
  const emailOfOffice = await emailOfFirm(app.owner.db, firmId)
  expect(await app.lastMessage(emailOfOffice ?? '')).toMatchObject({
    body: expect.stringContaining('Ask the operator'),
  })
})

test('a link ends after 72 hours', async () => {
  const person = await createPerson(app)
  await logIn(person)
  const token = await readToken(person.email)
  await app.clock.moveBy(72 * 60 * minute)
  expect(await readRefusal(report(token))).toBe('staff.not-me-link-over')
})

test('a recovery code is reported in one email with such a link, also from a new browser', async () => {
  const { email, recoveryCodes } = await createPerson(app)
  const before = await app.countMessages(email)
  const browser = new StaffBrowser(app)
  await browser.enter(email)
  const [code = ''] = recoveryCodes
  await browser.keep(submitRecoveryCode(app.deps, browser.source, browser.setCookie, code))
  await waitForMail(app, email)
  expect(await app.countMessages(email)).toBe(before + 1)
  expect(await readToken(email)).not.toBe('')
})

async function logIn({ email, secret }: TestPerson, browser = new StaffBrowser(app)) {
  await browser.enter(email)
  await browser.submit(await codeOf(app, secret))
  await app.clock.moveBy(30_000)
  return browser
}

async function readToken(email: string): Promise<string> {
  const { body = '' } = (await app.lastMessage(email)) ?? {}
  return /not-me#token=([\w-]+)/.exec(body)?.[1] ?? ''
}

const report = (token: string) => reportNotMe(app.deps, new StaffBrowser(app).source, token)
