// An administrator deactivates a colleague, whose sessions end at once, hands over the work, and takes
// the colleague back.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { enterAsStaff, lockCodes } from './test-log-in.ts'
import { arriveAt, expectFieldError } from './test-people.ts'
import { hold } from './test-session.ts'
import { checkScreen, forgiveAlways, skipSecondPress } from './test-screen.ts'
import {
  chooseFor,
  fillStaffLogIn,
  findPerson,
  logInStaff,
  nextCode,
  openPlace,
  places,
  staffPerson,
} from './test-staff.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const minutes = 60_000
const administrator = staffPerson('hollis', 'administrator')
const paralegal = staffPerson('hollis', 'paralegal')

test('a deactivated paralegal is logged out at once and cannot log in, and gets a new link later', async () => {
  const leaving = await stage.openBrowser(phone)
  await enterAsStaff(stage, leaving, paralegal.email, '/workspace/')
  await openPlace(leaving, 'Firm')
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, administrator.email, '/workspace/')
  await openPlace(page, 'Firm')
  expect(await findPerson(page, 'Okafor').count(), 'people of another firm').toBe(0)

  // Tokens are older than five minutes then, too: the first request is refused and repeated.
  // The page of the paralegal also asks again by itself after the deactivation.
  forgiveAlways(page, /status of 401/)
  forgiveAlways(leaving, /status of 401/)
  // The proof of the login is older than five minutes, so the act asks for a code again.
  await stage.moveClock(6 * minutes)
  await giveWork(page)
  const numbers = await hold(page, ['StaffWork'])
  await chooseFor(page, paralegal.name, 'Deactivate')
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByText('All sessions of this person end at once').waitFor()
  const confirm = question.getByRole('button', { name: 'Deactivate' })
  expect(await confirm.count(), 'no one confirms before the numbers are there').toBe(0)
  await numbers.release()
  await question.getByText(/^1 open case$/).waitFor()
  await question.getByText(/^1 task$/).waitFor()
  await checkScreen(page, '610-deactivate')
  await confirm.click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.waitFor()
  await checkScreen(page, '611-confirm-it-is-you')
  await proof
    .getByLabel('Code from your authenticator app')
    .fill(await nextCode(stage, administrator.email))
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await findPerson(page, paralegal.name).getByText('Deactivated').waitFor()
  await checkScreen(page, '612-deactivated')

  // A poll may have shown the login page already.
  await leaving.goto('/workspace/firm/sessions')
  await arriveAt(leaving, 'Log in')
  await fillStaffLogIn(leaving, paralegal.email, demoPassword)
  await leaving.getByText(/incorrect/).waitFor()

  await handOverLater(page)
  await chooseFor(page, paralegal.name, 'Activate')
  await findPerson(page, paralegal.name)
    .getByText(/Invited until/)
    .waitFor()
  const link = await stage.outboxWords(paralegal.email, /(https?:\S+\/workspace\/\S+)/)
  await leaving.goto(new URL(link).pathname + new URL(link).hash)
  await arriveAt(leaving, 'Welcome, Maria')
  await checkScreen(leaving, '613-new-link')
})

/** A case, and a task at it. */
async function giveWork(page: Page): Promise<void> {
  await openPlace(page, 'Clients')
  await page.getByLabel('Assigned').selectOption({ label: 'anyone' })
  await page.getByRole('link', { name: /^Whitfield/ }).click()
  await page.getByRole('button', { name: 'Add a task' }).click()
  const task = page.getByRole('dialog', { name: 'New task' })
  await task.getByLabel('What has to be done').fill('Call Marcus about the car')
  await task.getByLabel('Who does it').selectOption({ label: paralegal.name })
  await task.getByRole('button', { name: 'Save' }).click()
  await task.waitFor({ state: 'detached' })
  await page.keyboard.press('5')
  await page.getByRole('button', { name: 'Change who works on this case' }).click()
  const team = page.getByRole('dialog', { name: 'Who works on this case' })
  await team.getByLabel('Paralegal').selectOption(paralegal.name)
  await skipSecondPress(page)
  await team.getByRole('button', { name: 'Save' }).click()
  await team.waitFor({ state: 'detached' })
  await openPlace(page, 'Firm')
}

/** The cases are found under the name, and tasks are marked, until a colleague has them. */
async function handOverLater(page: Page): Promise<void> {
  const left = `${paralegal.name} (left)`
  await openPlace(page, 'Clients')
  await page.getByLabel('Assigned').selectOption({ label: left })
  await places(page).getByRole('link', { name: 'Today', exact: true }).click()
  const tasks = page.getByRole('region', { name: 'Tasks' })
  await tasks.getByText(left).first().waitFor()
  await checkScreen(page, '616-tasks-of-a-colleague-who-left')
  await openPlace(page, 'Firm')
  await chooseFor(page, paralegal.name, 'Hand over work')
  const dialog = page.getByRole('dialog', { name: `Hand over the work of ${paralegal.name}` })
  const receiver = dialog.getByLabel('Hand all of it over to')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expectFieldError(page, receiver, 'Choose a colleague.')
  await checkScreen(page, '617-hand-over')
  await receiver.selectOption({ label: `${administrator.name} (you), Administrator` })
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await page
    .getByText(new RegExp(`^Handed over to ${administrator.name}: 1 open case, 1 task`))
    .waitFor()
  await places(page).getByRole('link', { name: 'Today', exact: true }).click()
  await tasks.getByText(administrator.name).waitFor()
  await tasks.getByText(left).waitFor({ state: 'detached' })
  await openPlace(page, 'Firm')
}

test('a role changes what a person sees at the next page, and keeps an open dialog', async () => {
  const page = await stage.openBrowser(computer)
  await page.goto('/workspace/')
  const attorney = staffPerson('northgate', 'attorney')
  await logInStaff(stage, page, staffPerson('northgate', 'administrator').email)
  await openPlace(page, 'Firm')
  const colleague = await stage.openBrowser(computer)
  await enterAsStaff(stage, colleague, attorney.email, '/workspace/')
  await openPlace(colleague, 'Firm')
  expect(await colleague.getByRole('button', { name: 'Invite a colleague' }).count()).toBe(0)
  await page.getByLabel(`Role of ${attorney.name}`).selectOption('Administrator')
  await page.getByText(`${attorney.name} now has the role Administrator.`).waitFor()
  await colleague.reload()
  await arriveAt(colleague, /^Firm$/)
  await colleague.getByRole('button', { name: 'Invite a colleague' }).waitFor()

  // Only attorneys and administrators take back the end of a case.
  await colleague.goto('/workspace/clients?assigned=anyone&stage=complete')
  await colleague.getByRole('link', { name: /^Carter, Denise/ }).click()
  await colleague.getByRole('button', { name: 'Change stage' }).click()
  const dialog = colleague.getByRole('dialog', { name: 'Change the stage' })
  await dialog.getByText('Filed', { exact: true }).click()
  const number = dialog.getByLabel('Case number')
  await number.fill('25-20872')
  await page.getByLabel(`Role of ${attorney.name}`).selectOption('Paralegal')
  await page.getByText(`${attorney.name} now has the role Paralegal.`).waitFor()
  forgiveAlways(colleague, /status of 401/)
  await stage.moveClock(6 * minutes)
  await dialog.getByRole('button', { name: 'See what clients will read' }).click()
  await dialog.getByText('Your role does not allow this.').waitFor()
  expect(await number.inputValue()).toBe('25-20872')
  await colleague.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await colleague.getByRole('button', { name: 'Change stage' }).count()).toBe(0)
})

test('an administrator sees that a colleague is locked out, and ends the lock', async () => {
  const { email, name } = staffPerson('northgate', 'paralegal')
  const page = await stage.openBrowser(computer)
  await lockCodes(stage, await stage.openBrowser(phone), email)
  await enterAsStaff(stage, page, staffPerson('northgate', 'administrator').email, '/workspace/')
  await openPlace(page, 'Firm')
  const lock = findPerson(page, name).getByText(/Locked until/)
  await lock.waitFor()
  await checkScreen(page, '614-locked-out')
  await chooseFor(page, name, 'Unlock login')
  await page.getByText(`${name} can log in again.`).waitFor()
  await lock.waitFor({ state: 'detached' })
})
