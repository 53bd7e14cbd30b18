// Staff see the portal as a client does. They change nothing, also not the session of another client.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, person } from './test-people.ts'
import { checkScreen, forgiveAlways } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const attorney = staffPerson('hollis', 'attorney')

async function openCase(page: Page, familyName: string, name: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find a client or an action' })
  await palette.getByRole('combobox').fill(familyName)
  await palette.getByRole('option', { name }).click()
  await arriveAt(page, name)
}

async function openView(page: Page, name: string): Promise<Page> {
  await page.keyboard.press('v')
  const dialog = page.getByRole('dialog', { name: 'See what the client sees' })
  const press = dialog.getByRole('button', { name: `Open as ${name}` }).click()
  const [view] = await Promise.all([page.context().waitForEvent('page'), press])
  await dialog.getByText(/is open in a new tab$/).waitFor()
  await checkScreen(page, '740-see-what-the-client-sees')
  return view
}

const expectUnread = (page: Page) =>
  page.getByRole('link', { name: 'Notifications, 1 unread' }).first().waitFor()

test('staff see the case as its client, and the client does not notice', async () => {
  const client = await stage.openBrowser(phone)
  await enter(stage, client, person('rosa'), '/login')
  await client.goto('/dashboard/documents')
  await arriveAt(client, 'Submit Requested Documents')
  await expectUnread(client)

  // Another client is logged in in the browser of the staff member.
  const page = await stage.openBrowser(computer)
  await enter(stage, page, person('denise'), '/login')
  await enterAsStaff(stage, page, attorney.email, '/workspace/')
  await openCase(page, 'Delgado', /^Delgado, Rosa(?! Isabel)/)
  const view = await openView(page, 'Rosa Delgado')
  forgiveAlways(view, /status of 4\d\d/)
  await view.getByText('You see the portal as Rosa Delgado sees it.').waitFor()
  await view.getByText('This is a view only.').waitFor()
  await view.getByText('Hollis & Reyes Law').first().waitFor()
  expect(new URL(view.url()).hash).toBe('')
  await checkScreen(view, '741-the-portal-as-rosa')

  await view.getByRole('link', { name: 'Documents' }).first().click()
  await arriveAt(view, 'Submit Requested Documents')
  await view.getByText('Income').first().waitFor()
  await checkScreen(view, '742-documents-as-rosa')
  await view.getByRole('link', { name: 'Intake' }).first().click()
  await view.getByRole('heading', { level: 1 }).waitFor()
  await checkScreen(view, '743-intake-as-rosa')

  await view.getByRole('button', { name: 'User menu' }).click()
  await view.getByRole('menuitem', { name: 'My Profile' }).click()
  await arriveAt(view, 'My Profile')
  await view.getByText('r***@e***.com').waitFor()
  await view.getByRole('button', { name: 'Edit' }).click()
  await view.getByLabel('City').fill('Elsewhere')
  await view.getByRole('button', { name: 'Save' }).click()
  await view.getByText('error occurred saving account data').waitFor()
  await checkScreen(view, '744-a-change-is-refused')

  await view.getByRole('button', { name: 'Close this view' }).click()
  await arriveAt(view, 'This view is closed')
  await checkScreen(view, '745-the-view-is-closed')
  await view.goto('/client')
  await view.getByText('Denise').first().waitFor()

  await client.reload()
  await arriveAt(client, 'Submit Requested Documents')
  await expectUnread(client)
})

test('a view ends when the staff member logs out, and a link works once', async () => {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, attorney.email, '/workspace/')
  await openCase(page, 'Whitfield', /^Whitfield, Marcus/)
  const used: string[] = []
  page.context().on('request', (request) => {
    const token = /"token":"([^"]+)"/.exec(request.postData() ?? '')?.[1]
    if (token !== undefined) used.push(token)
  })
  const view = await openView(page, 'Elena Whitfield')
  forgiveAlways(view, /status of 4\d\d/)
  await view.getByText('You see the portal as Elena Whitfield sees it.').waitFor()

  const again = await page.context().newPage()
  await again.goto(`/preview#${used[0]}`)
  await arriveAt(again, 'The view could not be opened')
  await checkScreen(again, '746-a-used-link')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: attorney.name }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await arriveAt(page, 'Log in')
  await view.getByRole('link', { name: 'Documents' }).first().click()
  await arriveAt(view, 'This view is closed')
})
