import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import { laterValue } from '#database/test-before.ts'
import { openTestApp, type TestApp } from './test-app.ts'

interface TestMailServer {
  /** For SMTP_URL. */
  readonly url: string
  close(): Promise<void>
}

const noMailbox = Object.assign(new Error('There is no such mailbox'), { responseCode: 550 })

/** Accepts and forgets each message, or refuses its recipient for good. */
async function startMailServer(isRefused: (recipient: string) => boolean): Promise<TestMailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _, done) => done(isRefused(address) ? noMailbox : undefined),
  })
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  const { port } = smtp.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((closed) => smtp.close(closed)),
  }
}

/** The app with a mail server for the tests of this file. */
export function openAppWithMail(isRefused: (recipient: string) => boolean): TestApp {
  const { value: mailServer, set } = laterValue<TestMailServer>()
  // After the app, whose hooks stand below.
  afterAll(() => mailServer.close())
  return openTestApp(async () => {
    set(await startMailServer(isRefused))
    return { SMTP_URL: mailServer.url }
  })
}
