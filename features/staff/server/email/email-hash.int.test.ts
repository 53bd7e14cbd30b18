// spec: wording#invisible-letters
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { createPerson, enroll, StaffBrowser } from '../test-staff.ts'
import { resetByOperator } from '../people/operator.ts'

const app = openTestApp()

test('a login of an address with an invisible letter opens with it, and then without', async () => {
  const { email, hidden } = await createOldLogin()
  for (const typed of [hidden, email, `\u202A${email}\u202C`])
    expect(await new StaffBrowser(app).enter(typed)).toMatchObject({ next: 'SECOND_STEP' })
})

test('a reset makes the login of such an address open with the address as it is seen', async () => {
  const { email, ...key } = await createOldLogin()
  const link = await resetByOperator(app.deps, key, 'en')
  await enroll(app, link.split('#token=')[1] ?? '')
  expect(await new StaffBrowser(app).enter(email)).toMatchObject({ next: 'SECOND_STEP' })
})

/** A login from before invisible letters were removed. */
async function createOldLogin() {
  const person = await createPerson(app)
  const hidden = person.email.replace('@', '\u200B@')
  const hash = app.deps.secrets.fingerprint('staff-email', hidden)
  await sql`update staff_login set email_hash = ${hash} where staff_id = ${person.staffId}`.execute(
    app.owner.db,
  )
  return { ...person, hidden }
}
