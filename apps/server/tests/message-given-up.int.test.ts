// spec: workspace#messages
import { expect, test, vi } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openAppWithMail } from '#testing/test-mail-server.ts'
import { inviteAgain, inviteClient } from '#testing/test-sign-up.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'

const wait = { timeout: 15_000 }
const staffCase = operation`staffCase { client { isUndelivered } people { messages { channel state }
  } }`
let refuses = true
const app = openAppWithMail(() => refuses)

test('an invitation that the mail server refuses marks the case until the next one arrives', async () => {
  const invited = await inviteClient(app)
  const staff = await openStaff(app)
  const read = () => staff.run<Answer>(staffCase, { id: invited.caseId })
  await vi.waitFor(async () => {
    const { client, people } = await read()
    expect(client.isUndelivered).toBe(true)
    expect(people[0].messages).toContainEqual({ channel: 'EMAIL', state: 'GIVEN_UP' })
  }, wait)
  refuses = false
  await inviteAgain(app, invited)
  expect((await read()).client.isUndelivered).toBe(false)
})
