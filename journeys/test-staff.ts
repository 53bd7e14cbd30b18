import type { Locator, Page } from 'playwright-core'
import { demoData, demoPassword, type FirmKey } from '#apps/demo/seed/demo-data.ts'
import { stepSeconds } from '#features/staff/rules/authenticator.ts'
import type { StaffRole } from '#lib/viewer.ts'
import { arriveAt } from './test-people.ts'
import type { Stage } from './test-stage.ts'

interface StaffPerson {
  readonly email: string
  readonly name: string
}

interface AuthenticatorOfBrowser {
  /** False: the fingerprint is wrong from now on. */
  readonly setVerified: (isVerified: boolean) => Promise<void>
}

export function staffPerson(firmKey: FirmKey, role: StaffRole): StaffPerson {
  const firm = demoData.firms.find(({ key }) => key === firmKey)
  const person = firm?.staff.find((candidate) => candidate.role === role)
  if (!person) throw new Error(`The demo has no ${role} of ${firmKey}`)
  return { email: person.email, name: `${person.givenName} ${person.familyName}` }
}

export async function fillStaffLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Starts on the login page of the workspace. Returns when the person is logged in. */
export async function logInStaff(stage: Stage, page: Page, email: string): Promise<void> {
  await arriveAt(page, 'Log in')
  await fillStaffLogIn(page, email, demoPassword)
  await arriveAt(page, 'Confirm it’s you')
  await page.getByLabel('Code from your authenticator app').fill(await nextCode(stage, email))
  await page.getByRole('button', { name: 'Log in' }).click()
  await places(page).waitFor()
}

/** The frame of the workspace, which only members of staff see. */
export const places = (page: Page): Locator => page.getByRole('navigation', { name: 'Workspace' })

export async function openPlace(page: Page, name: 'Clients' | 'Firm'): Promise<void> {
  await places(page).getByRole('link', { name, exact: true }).click()
  await arriveAt(page, new RegExp(`^${name}$`))
}

/** Each code works once, so the clock moves on to the next code first. */
export async function nextCode(stage: Stage, email: string): Promise<string> {
  await stage.moveClock(stepSeconds * 1000)
  return stage.authenticatorCode(email)
}

/** Gives the browser an authenticator of its own, which says that the user is present. */
export async function addAuthenticator(page: Page): Promise<AuthenticatorOfBrowser> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setVerified: async (isUserVerified) => {
      await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

/** The row of a person in the list of the firm. */
export const findPerson = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(name) })

/** Opens the menu of a person and chooses an entry. */
export async function chooseFor(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
