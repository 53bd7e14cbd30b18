import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoPassword, type DemoPerson } from '#apps/demo/seed/demo-data.ts'
import { enter } from './test-log-in.ts'
import {
  aMomentLater,
  arriveAt,
  enterCode,
  expectFieldError,
  expectFocus,
  fillLogIn,
  person,
} from './test-people.ts'
import { checkAtBothSizes, forgive } from './test-screen.ts'
import { reloadSignedOut } from './test-session.ts'
import { computer, phoneFirst, type ScreenSize } from './test-sizes.ts'
import { openStage, type Stage } from './test-stage.ts'

const minutes = 60_000
const newPassword = 'Blue-lantern-42'

const stage = openStage()

describe.each(phoneFirst)('the profile at $width px', (size) => {
  test('saves only changed details, and the user menu shows the new name', async () => {
    const page = await openProfile(stage, size, person('denise'))
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await arriveAt(page, 'Edit profile')
    await look(page, '110-edit')
    let saved = 0
    page.on('request', (request) => {
      if (request.postData()?.includes('UpdateAccount"')) saved += 1
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await arriveAt(page, 'My Profile')
    expect(saved, 'nothing was changed').toBe(0)
    expect(await page.getByText('Your changes were saved.').count()).toBe(0)

    await aMomentLater(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await fillWrongly(page)
    await page.getByLabel('First Name').fill('Denisa')
    await page.getByLabel('Home Phone').fill('(216) 555-0100 x12')
    await page.getByLabel('State').selectOption({ label: 'Ohio' })
    await page.getByRole('checkbox', { name: 'Text' }).check()
    await aMomentLater(page)
    // A reload keeps the typed values.
    await page.reload()
    await arriveAt(page, 'Edit profile')
    await expect.poll(() => page.getByLabel('First Name').inputValue()).toBe('Denisa')
    await page.getByRole('button', { name: 'Save' }).click()
    await arriveAt(page, 'My Profile')
    await expectFocus(page.getByRole('status').filter({ hasText: 'Your changes were saved.' }))
    await page.getByText('(216) 555-0100 x12').waitFor()
    await page.getByText('By text message').waitFor()
    await page.getByRole('button', { name: 'User menu: Denisa' }).waitFor()
    await look(page, '111-edited')
    expect(saved).toBe(1)

    await aMomentLater(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await arriveAt(page, 'Edit profile')
    await page.getByLabel('City').fill('Nowhere')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await arriveAt(page, 'My Profile')
    expect(await page.getByText('Nowhere').count()).toBe(0)
  })

  test('reports details that cannot be saved, and keeps the typed values', async () => {
    const page = await openProfile(stage, size, person('elena'))
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await arriveAt(page, 'Edit profile')
    await page.getByLabel('City').fill('Queens')
    await page.route('**/graphql/', (route) =>
      isUpdate(route.request().postData()) ? route.abort('connectionreset') : route.continue(),
    )
    await aMomentLater(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').filter({ hasText: 'unknown error happended' }).waitFor()
    forgive(page, /net::ERR_CONNECTION_RESET/)
    await look(page, '112-edit-offline')
    await page.unroute('**/graphql/')
    const refusal = {
      errors: [
        {
          message: 'Refused',
          extensions: { code: 'account.not-found', kind: 'not-found', params: {} },
        },
      ],
    }
    await page.route('**/graphql/', (route) =>
      isUpdate(route.request().postData()) ? route.fulfill({ json: refusal }) : route.continue(),
    )
    await aMomentLater(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: 'error occurred saving account data' })
      .waitFor()
    expect(await page.getByLabel('City').inputValue()).toBe('Queens')
  })

  test('a new password signs out all other devices and replaces the old password', async () => {
    const client = person('amir')
    const otherBrowser = await stage.openBrowser(size)
    await enter(stage, otherBrowser, client, '/login')
    const page = await openProfile(stage, size, client)
    await page.getByRole('button', { name: 'Log out on other devices' }).waitFor()
    await page.getByRole('button', { name: 'Change password' }).click()
    await arriveAt(page, 'Change password')
    await changePassword(stage, page, client)
    await arriveAt(page, 'My Profile')
    await expectFocus(page.getByRole('status').filter({ hasText: 'Your password was changed.' }))
    await page.getByText('You are logged in only on this device.').waitFor()
    await look(page, '116-password-changed')
    await stage.outboxWords(client.email, /(\/not-me\/)/)
    await stage.outboxWords(client.mobilePhone, /(\/not-me\/)/)

    await reloadSignedOut(otherBrowser)
    await fillLogIn(otherBrowser, client.email, demoPassword)
    await otherBrowser
      .getByRole('alert')
      .filter({ hasText: 'Your user ID or password is incorrect' })
      .waitFor()
    // A press within half a second is ignored as a second press. After a reload, there is no
    // earlier press.
    await otherBrowser.reload()
    await fillLogIn(otherBrowser, client.email, newPassword)
    await arriveAt(otherBrowser, 'Enter your six-digit code')
    await enterCode(otherBrowser, await stage.outboxCode(client.mobilePhone))
    await arriveAt(otherBrowser, 'Hello, Amir')

    await signOutElsewhere(page)
    await reloadSignedOut(otherBrowser)
  })
})

describe('by keyboard alone', () => {
  test('a client reaches the edit form, saves it with Enter, and closes a dialog with Escape', async () => {
    const client = person('rosa')
    const otherBrowser = await stage.openBrowser(computer)
    await enter(stage, otherBrowser, client, '/login')
    const page = await openProfile(stage, computer, client)
    const signOut = page.getByRole('button', { name: 'Log out on other devices' })
    await signOut.waitFor()
    await signOut.focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Log out on all other devices?' })
    await expectFocus(question.getByRole('heading'))
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await expectFocus(signOut)

    const edit = page.getByRole('button', { name: 'Edit', exact: true })
    await edit.focus()
    await page.keyboard.press('Enter')
    await arriveAt(page, 'Edit profile')
    await expectFocus(page.getByRole('heading', { level: 1 }))
    await page.keyboard.press('Tab')
    await expectFocus(page.getByLabel('First Name'))
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ana')
    await page.keyboard.press('Enter')
    await arriveAt(page, 'My Profile')
    await page.getByRole('heading', { name: 'Rosa Ana Delgado' }).waitFor()
    await page.goBack()
    expect(new URL(page.url()).pathname, 'Back leaves the profile: the form is over').not.toBe(
      '/user-profile',
    )
  })
})

/**
 * Tokens are valid for five minutes, and the clock has moved further. So the first call is refused,
 * and the tokens are renewed.
 */
async function look(page: Page, name: string): Promise<void> {
  forgive(page, /status of 401/)
  await checkAtBothSizes(page, name)
}

const isUpdate = (body: string | null) => body?.includes('UpdateAccount"') === true

async function openProfile(stage: Stage, size: ScreenSize, client: DemoPerson): Promise<Page> {
  const page = await stage.openBrowser(size)
  await page.clock.install()
  await enter(stage, page, client, '/login')
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await arriveAt(page, 'My Profile')
  await page.getByText('This device', { exact: true }).waitFor()
  return page
}

async function fillWrongly(page: Page): Promise<void> {
  await arriveAt(page, 'Edit profile')
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const channels = page.getByRole('group', { name: 'How should we notify you?' })
  await field('First Name').fill('')
  await field('Last Name').fill('')
  await page.getByLabel('Home Phone').fill('12')
  await page.getByLabel('Work Phone').fill('call me')
  await field('State').selectOption('')
  await channels.getByLabel('Email').uncheck()
  await channels.getByLabel('Text').uncheck()
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(page, field('First Name'), 'First Name is Required')
  await expectFieldError(page, field('Last Name'), 'Last Name is Required')
  await expectFieldError(page, page.getByLabel('Home Phone'), 'Home phone number is not valid')
  await expectFieldError(page, page.getByLabel('Work Phone'), 'Work phone number is not valid')
  await expectFieldError(page, field('State'), 'State selection required')
  await expectFieldError(page, channels, 'Please select an option')
  await look(page, '113-edit-errors')
  await field('Last Name').fill('Carter')
  await page.getByLabel('Work Phone').fill('')
}

async function changePassword(
  stage: Stage,
  page: Page,
  { mobilePhone }: DemoPerson,
): Promise<void> {
  const current = page.getByLabel('Current Password')
  const wanted = page.getByLabel('New Password')
  const confirmation = page.getByLabel('Confirm Password')
  const submit = async () => {
    await aMomentLater(page)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await submit()
  await expectFieldError(page, current, 'Current Password is required')
  await expectFieldError(page, wanted, 'New Password is required')
  await expectFieldError(page, confirmation, 'Confirm Password is required')
  await wanted.fill('Bluelantern42')
  await confirmation.fill('Bluelantern43')
  await submit()
  await expectFieldError(page, wanted, 'Your password must contain at least one special character.')
  await expectFieldError(page, confirmation, 'Your passwords do not match')
  await look(page, '114-password-errors')

  await stage.moveClock(6 * minutes)
  await current.fill('Wrong-horse-9')
  await wanted.fill(newPassword)
  await confirmation.fill(newPassword)
  await submit()
  await arriveAt(page, 'Please confirm that it’s you')
  await enterCode(page, await stage.outboxCode(mobilePhone))
  await page
    .getByRole('alert')
    .filter({ hasText: 'Your current password is incorrect. Please try again.' })
    .waitFor()
  await look(page, '115-password-wrong')
  expect(await current.inputValue()).toBe('')
  expect(await wanted.inputValue()).toBe(newPassword)
  await current.fill(demoPassword)
  await submit()
}

async function signOutElsewhere(page: Page): Promise<void> {
  await page.reload()
  await arriveAt(page, 'My Profile')
  await page.getByRole('button', { name: 'Log out on other devices' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out on all other devices?' })
  await question.waitFor()
  await look(page, '117-sign-out-elsewhere')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Log out on other devices' }).click()
  await question.getByRole('button', { name: 'Log out on other devices' }).click()
  await page.getByText('We logged you out on all other devices.').waitFor()
  await page.getByText('You are logged in only on this device.').waitFor()
  await look(page, '118-signed-out-elsewhere')
}
