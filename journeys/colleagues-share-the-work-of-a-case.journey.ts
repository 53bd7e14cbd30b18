// Colleagues leave notes and tasks at a case, set its meeting and hold a course, which the client reads.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { monthDayYear } from '#lib/dates.ts'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFieldError, expectFocus, person } from './test-people.ts'
import { checkScreen, skipSecondPress } from './test-screen.ts'
import { places, staffPerson } from './test-staff.ts'
import { computer, phone, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const administrator = staffPerson('hollis', 'administrator')
const attorney = staffPerson('hollis', 'attorney')
const paralegal = staffPerson('hollis', 'paralegal')
const client = person('marcus')
const pollMs = 15_000
const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) =>
  monthDayYear(new Date(Date.now() + days * dayMs).toISOString().slice(0, 10))

async function openWorkspace(path: string, email: string, size: ScreenSize = computer) {
  const page = await stage.openBrowser(size)
  await enterAsStaff(stage, page, email, path)
  return page
}

async function openCase(email: string, size?: ScreenSize): Promise<Page> {
  const page = await openWorkspace('/workspace/clients?assigned=anyone', email, size)
  await page.getByRole('link', { name: /^Whitfield/ }).click()
  await arriveAt(page, /^Whitfield/)
  return page
}

test('notes and tasks reach the colleague, and the meeting reaches the client', async () => {
  const page = await openCase(paralegal.email)
  // The field of the note has the focus before the next key.
  await page.keyboard.press('n')
  await page.keyboard.type('bcv')
  const note = page.getByRole('dialog', { name: 'Note' })
  await expect.poll(() => note.getByLabel('Note', { exact: true }).inputValue()).toBe('bcv')
  await note.getByLabel('Note', { exact: true }).fill('')
  await note.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(page, note.getByLabel('Note', { exact: true }), 'Write the note first.')
  await note.getByLabel('Note', { exact: true }).fill('Call Marcus after 3 PM.')
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  // What was typed is still there.
  await page.getByRole('button', { name: 'Add a note' }).click()
  await checkScreen(page, '720-note')
  await note.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Call Marcus after 3 PM.').waitFor()

  await page.getByRole('button', { name: 'Add a task' }).click()
  const task = page.getByRole('dialog', { name: 'New task' })
  await task.getByLabel('What has to be done').fill('Send the bank statements to the trustee')
  await task.getByLabel('Due date').fill('soon')
  await task.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(
    page,
    task.getByLabel('Due date'),
    'Enter the date as month, day and year, such as 12/31/2026.',
  )
  await checkScreen(page, '721-task-with-an-error')
  await task.getByLabel('Who does it').selectOption({ label: attorney.name })
  await task.getByLabel('Due date').fill(inDays(3))
  await skipSecondPress(page)
  await task.getByRole('button', { name: 'Save' }).click()
  await task.waitFor({ state: 'detached' })
  await checkScreen(page, '722-case-with-work')

  const colleague = await openWorkspace('/workspace/today', attorney.email, phone)
  await colleague.getByRole('heading', { name: 'Tasks' }).waitFor()
  const box = colleague.getByRole('checkbox', { name: 'Send the bank statements to the trustee' })
  await box.waitFor()
  await checkScreen(colleague, '723-tasks-on-today')
  await box.check({ force: true })
  await colleague.getByText('Done: Send the bank statements to the trustee').waitFor()
  await page.getByText('Done: 1').waitFor({ timeout: pollMs })
  await page.getByText('Done: 1').click()
  await page.getByText(`Done by ${attorney.name}`).waitFor()

  // On a phone the row of tabs is wider than the screen.
  await colleague.goto(`${new URL(page.url()).pathname}/activity`)
  const tab = colleague.getByRole('link', { name: 'Activity' })
  await tab.waitFor()
  await expect
    .poll(() => tab.evaluate((link) => link.getBoundingClientRect().right))
    .toBeLessThanOrEqual(phone.width)

  await page.keyboard.press('4')
  await page.getByRole('heading', { name: 'Meeting of creditors (341)' }).waitFor()
  await page.getByRole('button', { name: /^(Set the meeting|Change)$/ }).click()
  const meeting = page.getByRole('dialog')
  await meeting.getByLabel('Date', { exact: true }).fill(inDays(20))
  await meeting.getByLabel('Time', { exact: true }).fill('9:30 AM')
  await meeting.getByLabel('Place').fill('Room 2, 100 Court Street')
  await meeting.getByLabel('Link for video or phone').fill('Zoom')
  await meeting.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(
    page,
    meeting.getByLabel('Link for video or phone'),
    'Enter the whole address of the meeting. It begins with https://',
  )
  await checkScreen(page, '724-meeting-with-an-error')
  await meeting.getByLabel('Link for video or phone').fill('https://video.court.example/j/160')
  const time = meeting.getByLabel('Time', { exact: true })
  await time.fill('2:00')
  await meeting.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(page, time, 'Add AM or PM, such as 2:00 PM.')
  await time.fill('2 am')
  await meeting.getByRole('checkbox', { name: 'The meeting really is at 2:00 AM.' }).waitFor()
  await checkScreen(page, '745-meeting-at-night')
  await time.fill('2 de la tarde')
  await meeting.getByText('2:00 PM, Eastern').waitFor()
  await time.fill('9:30 AM')
  await skipSecondPress(page)
  await meeting.getByRole('button', { name: 'Save' }).click()
  await meeting.waitFor({ state: 'detached' })
  await page.getByText('Room 2, 100 Court Street').waitFor()
  await checkScreen(page, '725-dates-of-the-case')
  await page.keyboard.press('6')
  const activity = page.getByRole('region', { name: 'What happened' })
  await activity.getByText('341 meeting changed').first().waitFor()
  await activity.getByText('Task done: Send the bank statements to the trustee').waitFor()
  await checkScreen(page, '726-what-happened')

  const portal = await stage.openBrowser(phone)
  await enter(stage, portal, client, '/login')
  await portal
    .getByText(/9:30 AM Eastern Time/)
    .first()
    .waitFor()
  await portal.getByText('Room 2, 100 Court Street').waitFor()
  await portal.getByRole('link', { name: /Join the meeting/ }).waitFor()
  await checkScreen(portal, '726-meeting-in-the-portal')

  await page.keyboard.press('7')
  const course = page.getByRole('region', { name: 'Second course of Marcus' })
  await course.getByText('Not ordered').waitFor()
  await checkScreen(page, '746-courses-of-a-case')
  await course.getByRole('button', { name: /^Put on hold/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Ask Marcus to wait?' })
  await question.waitFor()
  await skipSecondPress(page)
  await question.getByRole('button', { name: 'Put on hold' }).click()
  await course.getByText('On hold', { exact: true }).waitFor()
  await portal.goto('/dashboard/courses?tab=second')
  await portal.getByText('Your attorney will tell you when to take this course.').waitFor()
  await course.getByRole('button', { name: /^End the hold/ }).click()
  await course.getByText('Not ordered').waitFor()
  await places(page).getByRole('link', { name: 'Courses' }).click()
  await arriveAt(page, 'Courses')
  await page
    .getByRole('link', { name: /^Whitfield/ })
    .first()
    .waitFor()
  await checkScreen(page, '747-courses-of-the-firm')
})

test('a case changes hands, and the colleague reads about it in the bell', async () => {
  const page = await openCase(administrator.email)
  await page.keyboard.press('5')
  const card = page.getByRole('region', { name: 'Who works on this case' })
  await card.getByText(attorney.name).waitFor()
  await card.getByRole('button', { name: 'Change who works on this case' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who works on this case' })
  await dialog.getByLabel('Paralegal').selectOption(paralegal.name)
  await checkScreen(page, '732-who-works-on-a-case')
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await card.getByText(paralegal.name).waitFor()
  await expectFocus(card.getByRole('button', { name: 'Change who works on this case' }))
  await checkScreen(page, '733-people-of-a-case')
  const colleague = await openWorkspace('/workspace/today', paralegal.email)
  await colleague.getByRole('button', { name: /Notices/ }).click()
  await colleague
    .getByText(/You were assigned to the case of .*Whitfield/)
    .first()
    .waitFor()
})

test('an administrator says which tasks come with a stage', async () => {
  const page = await openWorkspace('/workspace/firm/tasks', administrator.email)
  await page.getByRole('heading', { name: 'Tasks by stage' }).waitFor()
  await page.getByRole('button', { name: 'Add a task' }).click()
  const dialog = page.getByRole('dialog', { name: 'New task' })
  await dialog.getByLabel('What has to be done').fill('Send the fee letter')
  await dialog.getByLabel('Due after how many days').fill('two')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(
    page,
    dialog.getByLabel('Due after how many days'),
    'Enter a number of days from 0 to 365, or leave the field empty.',
  )
  await dialog.getByLabel('Due after how many days').fill('2')
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: /Send the fee letter Created .* After 2 days/ }).waitFor()
  await checkScreen(page, '727-tasks-by-stage')
  await page.getByRole('button', { name: 'More for “Send the fee letter”' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The task is removed.').waitFor()
})

test('an administrator changes what clients see of the firm', async () => {
  const page = await openWorkspace('/workspace/firm/profile', administrator.email)
  await page.getByRole('heading', { name: 'Name, color, contact' }).waitFor()
  await page.getByLabel('Name of the firm').fill('Hollis, Reyes & Solis')
  await page.getByLabel('Website').fill('hollisreyes.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(
    page,
    page.getByLabel('Website'),
    'Enter the whole address, beginning with https://, or leave it empty.',
  )
  await checkScreen(page, '728-profile-with-an-error')
  await page.getByLabel('Website').fill('https://hollisreyes.example')
  await skipSecondPress(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The settings are saved.').waitFor()
  await page.getByRole('figure').getByText('Hollis, Reyes & Solis').waitFor()
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await page.getByText('This could not be read as a picture.').waitFor()
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } })),
  })
  await page.getByText('Clients now see this logo.').waitFor()
  await page.getByRole('figure').locator('img').waitFor()
  await checkScreen(page, '729-profile')
})

test('an administrator words what clients read when a case ends, and goes back to the standard words', async () => {
  const page = await openWorkspace('/workspace/firm/outcomes', administrator.email)
  await page.getByRole('button', { name: 'Change the words for “Dismissed”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dismissed' })
  const title = dialog.getByLabel('Title of the dashboard').first()
  await title.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(page, title, 'Clients read this text. Enter a few words.')
  await checkScreen(page, '730-words-with-an-error')
  await title.fill('The court has closed your case early')
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const row = page.getByRole('row', { name: /Dismissed/ })
  await row.getByText('The court has closed your case early').waitFor()
  await row.getByText('Yours').waitFor()
  await checkScreen(page, '731-words-of-the-firm')
  await skipSecondPress(page)
  await row.getByRole('button').click()
  await dialog.getByRole('button', { name: 'Use the standard words' }).click()
  await row.getByText('Your case was dismissed').waitFor()
})

test('an administrator chooses what new cases begin with', async () => {
  const page = await openWorkspace('/workspace/firm/new-cases', administrator.email)
  const days = page.getByLabel('Days until the questionnaire is due')
  await days.fill('200')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(
    page,
    days,
    'Enter a number of days from 1 to 180, or leave the field empty.',
  )
  await checkScreen(page, '734-new-cases-with-an-error')
  await days.fill('30')
  await page.getByRole('radio', { name: 'The client', exact: true }).check({ force: true })
  await skipSecondPress(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('New cases begin with this.').waitFor()
  await page.goto('/workspace/clients/invite')
  await page.getByRole('radio', { name: 'The client', exact: true, checked: true }).waitFor()
  const due = await page.getByLabel(/due/i).inputValue()
  expect(due).toMatch(/^\d\d\/\d\d\/\d{4}$/)
})
