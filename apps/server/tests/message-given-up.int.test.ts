// spec: workspace#messages
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { inviteAgain, inviteClient } from '../testing/test-sign-up.ts'
import { openStaff, type Answer } from '../testing/test-staff-client.ts'

const wait = { timeout: 15_000 }
const staffCase = `query ($id: ID!) {
  staffCase(id: $id) { client { isUndelivered } people { messages { channel state } } }
}`
const refusal = Object.assign(new Error('There is no such mailbox'), { responseCode: 550 })
let refuses = true
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  closeTimeout: 100,
  onRcptTo: (_, __, done) => done(refuses ? refusal : undefined),
})
let app: TestApp

beforeAll(async () => {
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  const { port } = smtp.server.address() as AddressInfo
  app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
})
afterAll(async () => {
  await app.close()
  await new Promise<void>((closed) => smtp.close(closed))
})

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
