import { refreshSession } from '../sessions/refresh-session.ts'
import {
  createPerson,
  StaffBrowser,
  waitForMail,
  type TestPerson,
  type TestPersonOptions,
} from '../test-staff.ts'
import { addPasskey, beginPasskey } from './change-passkeys.ts'
import { beginPasskeySignIn, submitPasskey } from './prove-by-passkey.ts'
import { TestAuthenticator } from './test-authenticator.ts'
import type { TestApp } from '#testing/test-app.ts'

export interface PasskeyPerson extends TestPerson {
  readonly authenticator: TestAuthenticator
}

/** People of a firm with a passkey. */
export function passkeysOf(app: TestApp) {
  async function add(browser: StaffBrowser, authenticator: TestAuthenticator, name?: string) {
    const viewer = await browser.getViewer()
    const options = await beginPasskey(app.deps, viewer)
    await addPasskey(app.deps, viewer, authenticator.make(options, name))
  }

  /** The viewer after a pause, with new tokens. */
  async function returnAfter(browser: StaffBrowser, milliseconds: number) {
    await app.clock.moveBy(milliseconds)
    const session = await refreshSession(app.deps, browser.source, browser.setCookie)
    browser.session = session ?? undefined
    return browser.getViewer()
  }

  async function createPasskeyPerson(options: TestPersonOptions = {}): Promise<PasskeyPerson> {
    const person = await createPerson(app, options)
    const authenticator = new TestAuthenticator()
    await add(person.browser, authenticator)
    await waitForMail(app, person.email)
    return { ...person, authenticator }
  }

  /** A browser whose password was right. */
  async function openBrowserOf({ email }: TestPerson): Promise<StaffBrowser> {
    const browser = new StaffBrowser(app)
    await browser.enter(email)
    return browser
  }

  const begin = (browser: StaffBrowser) => beginPasskeySignIn(app.deps, browser.source)
  const submit = (browser: StaffBrowser, proof: Parameters<typeof submitPasskey>[3]) =>
    browser.keep(submitPasskey(app.deps, browser.source, browser.setCookie, proof))
  return { add, returnAfter, createPasskeyPerson, openBrowserOf, begin, submit }
}
