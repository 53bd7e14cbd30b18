// spec: staff#invitation
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deactivateStaff } from '#features/staff/server/people/leaving.ts'
import {
  createPerson,
  enroll,
  readRefusal,
  StaffBrowser,
} from '#features/staff/server/test-staff.ts'
import { openTestApp } from '#testing/test-app.ts'
import { resetStaffByOperator } from './reset-staff.ts'

const app = openTestApp()
const firm = 'Hollis & Reyes Law'

test('a lone administrator gets a new link, and nothing of the old login works', async () => {
  const { email, staffId, browser } = await createPerson(app, { role: 'administrator' })
  const output = await resetStaffByOperator(app.deps, { firm, email: email.toUpperCase() })
  expect((await browser.identify()).kind).toBe('signed-out')
  expect(await readRefusal(new StaffBrowser(app).enter(email))).toBe('staff.wrong')
  const token = /invitation#token=([\w-]+)/.exec(output)?.[1] ?? ''
  expect(await app.lastMessage(email)).toMatchObject({
    subject: `Your login for ${firm} was reset`,
    body: expect.stringContaining(token),
  })
  const { rows } = await sql<{ details: unknown }>`
    select details from audit
    where event = 'staff.sign-in-reset' and object = ${staffId}`.execute(app.owner.db)
  expect(rows).toEqual([{ details: { actor: 'operator' } }])
  const enrolled = await enroll(app, token)
  expect(await enrolled.browser.getViewer()).toMatchObject({ staffId, role: 'administrator' })
})

test('the email is in the language of the option', async () => {
  const { email } = await createPerson(app)
  await resetStaffByOperator(app.deps, { firm, email, language: 'es' })
  expect((await app.lastMessage(email))?.subject).toBe(`Se restableció su acceso a ${firm}`)
})

test('a wrong option is refused, and the login stays as it is', async () => {
  const { email, browser } = await createPerson(app)
  const foreign = await createPerson(app, { firm: 'northgate' })
  for (const [values, option] of [
    [{ email }, '--firm'],
    [{ firm: 'Unknown Law', email }, '--firm'],
    [{ firm }, '--email'],
    [{ firm, email: 'nowhere@firm.example' }, '--email'],
    [{ firm, email: foreign.email }, '--email'],
    [{ firm, email, language: 'fr' }, '--language'],
  ] as const)
    await expect(resetStaffByOperator(app.deps, values)).rejects.toThrow(option)
  for (const signedIn of [browser, foreign.browser])
    expect((await signedIn.identify()).kind).toBe('staff')
})

test('a deactivated person stays deactivated', async () => {
  const administrator = await createPerson(app, { role: 'administrator' })
  const { email, staffId } = await createPerson(app)
  await deactivateStaff(app.deps, await administrator.browser.getViewer(), staffId)
  await expect(resetStaffByOperator(app.deps, { firm, email })).rejects.toThrow('--email')
})
