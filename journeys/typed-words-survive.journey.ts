// What staff have typed is there again, for them alone, however they lost sight of it.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enterAsStaff } from './test-log-in.ts'
import { arriveAt } from './test-people.ts'
import { checkScreen, forgiveAlways } from './test-screen.ts'
import { hold, readStorage, readUnsent, renewals } from './test-session.ts'
import { logInStaff, places, staffPerson } from './test-staff.ts'
import { computer } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const paralegal = staffPerson('hollis', 'paralegal')
const attorney = staffPerson('hollis', 'attorney')
const administrator = staffPerson('hollis', 'administrator')
const reasonWords = 'Zanzibar: the second page is cut off.'
const noteWords = 'Zanzibar: the car is worth 4,100.'
const hour = 3_600_000

const place = (page: Page, name: string): Locator =>
  places(page).getByRole('link', { name, exact: true })

async function openCase(page: Page): Promise<void> {
  await page.goto('/workspace/clients?assigned=anyone')
  await page.getByRole('link', { name: /^Whitfield/ }).click()
  await arriveAt(page, /^Whitfield/)
}

async function openNote(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add a note' }).click()
  return page.getByRole('dialog', { name: 'Note' }).getByLabel('Note', { exact: true })
}

async function openRejection(page: Page): Promise<Locator> {
  const decisions = page.getByRole('group', { name: 'Your decision' })
  await decisions.getByRole('button', { name: 'Reject', exact: true }).click()
  return page.getByRole('form', { name: 'Reject' }).getByRole('textbox')
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await arriveAt(page, 'Log in')
}

test('words outlive Escape, another page, a reload and every end of the session, for one person', async () => {
  const page = await stage.openBrowser(computer)
  forgiveAlways(page, renewals)
  await enterAsStaff(stage, page, paralegal.email, '/workspace/review?order=oldest')
  await arriveAt(page, 'Review')
  const reviewed = page.url()
  const rejection = await openRejection(page)
  await page.getByText('Own words', { exact: true }).click()
  await rejection.fill(reasonWords)
  await page.keyboard.press('Escape')
  await rejection.waitFor({ state: 'detached' })
  await openRejection(page)
  expect(await rejection.inputValue()).toBe(reasonWords)
  await page.getByText('You typed this earlier and did not save it.').waitFor()
  await checkScreen(page, '780-words-are-back')

  await openCase(page)
  const opened = page.url()
  const note = await openNote(page)
  await note.fill(noteWords)
  await page.reload()
  await arriveAt(page, /^Whitfield/)
  await openNote(page)
  await expect.poll(() => note.inputValue()).toBe(noteWords)
  const stored = [await readStorage(page), await readUnsent(page, 'daybreak-workspace')]
  expect(stored[1]).toHaveLength(2)
  expect(JSON.stringify(stored)).not.toMatch(/Zanzibar|car is worth/)

  // Another device ends the session while a word is typed.
  await stage.moveClock(13 * hour)
  await note.fill(`${noteWords} Or less.`)
  await page.getByRole('button', { name: 'Save' }).click()
  await logInStaff(stage, page, paralegal.email)
  await arriveAt(page, /^Whitfield/)
  expect(page.url()).toBe(opened)
  await openNote(page)
  await expect.poll(() => note.inputValue()).toBe(`${noteWords} Or less.`)
  await page.keyboard.press('Escape')
  await logOut(page)

  await enterAsStaff(stage, page, attorney.email, opened)
  await openNote(page)
  expect(await note.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await logOut(page)

  await enterAsStaff(stage, page, paralegal.email, opened)
  await openNote(page)
  await expect.poll(() => note.inputValue()).toBe(`${noteWords} Or less.`)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  expect(await note.inputValue()).toBe('')
  await page.goto(reviewed)
  await openRejection(page)
  await expect.poll(() => rejection.inputValue()).toBe(reasonWords)
})

test('words that are typed while a note is saved stay in the dialog', async () => {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, attorney.email, '/workspace/firm')
  await openCase(page)
  const note = await openNote(page)
  await note.fill('Called the court.')
  const held = await hold(page, ['AddCaseNote'])
  await page.getByRole('button', { name: 'Save' }).click()
  await note.fill('Called the court. They call back.')
  await held.release()
  await page.getByText('The note is saved.').waitFor()
  expect(await note.inputValue()).toBe('Called the court. They call back.')
  await page.getByRole('button', { name: 'Save' }).click()
  await note.waitFor({ state: 'detached' })
  await page.getByText('Called the court. They call back.').waitFor()
  expect(await page.getByText('Called the court.', { exact: true }).count()).toBe(0)
})

test('what was begun in a dialog or a page of short fields is there again', async () => {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, attorney.email, '/workspace/firm')
  await openCase(page)
  const dialog = page.getByRole('dialog')
  const notice = page.getByText('You typed this earlier and did not save it.')
  const typeTwice = async (open: () => Promise<unknown>, name: string, words: string) => {
    const field = page.getByRole('textbox', { name, exact: true })
    await open()
    await field.fill(words)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await open()
    await notice.waitFor()
    expect(await field.inputValue()).toBe(words)
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await notice.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await typeTwice(
    async () => {
      await page.getByRole('button', { name: 'Change stage' }).click()
      await dialog.getByRole('radio', { name: 'Filed' }).check({ force: true })
    },
    'Case number',
    '26-10991',
  )
  const inCase = page.url()
  await page.goto(`${inCase}/intake`)
  await typeTwice(
    () => page.getByRole('button', { name: /^Change who sees the questionnaire/ }).click(),
    'Instructions for the clients (optional)',
    'Please bring:\n- pay stubs',
  )
  await page.goto('/workspace/clients?assigned=anyone&stage=filed')
  await typeTwice(
    () => page.getByRole('button', { name: 'Save this filter' }).click(),
    'Name',
    'At the court in May',
  )

  await page.goto(`${inCase}/packet`)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('For Zanzibar')
  await place(page, 'Today').click()
  await arriveAt(page, /^Good /)
  await page.goBack()
  await notice.waitFor()
  expect(await title.inputValue()).toBe('For Zanzibar')

  // The page is held also while the file of the question is on its way.
  const file = Promise.withResolvers<void>()
  await page.route('**/UnsavedWords-*.js', async (route) => {
    await file.promise
    await route.continue()
  })
  await page.goto('/workspace/firm/notices')
  await page.getByLabel('First day').fill('2026-12-24')
  await place(page, 'Today').click()
  file.resolve()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
})

test('a page of settings asks once before it is left with unsaved words', async () => {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, administrator.email, '/workspace/firm')
  await page.getByRole('link', { name: 'Name, color, contact' }).click()
  const shown = page.getByRole('heading', { level: 2, name: 'Name, color, contact' })
  await shown.waitFor()
  const website = page.getByLabel('Website')
  await website.fill('https://hollis.example/new')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const leave = async (act: () => Promise<unknown>) => {
    await act()
    await question.waitFor()
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'detached' })
    await shown.waitFor()
    expect(await website.inputValue()).toBe('https://hollis.example/new')
  }
  await leave(() => place(page, 'Today').click())
  await leave(() => page.goBack())
  await website.blur()
  await leave(() => page.keyboard.type('gc'))
  await place(page, 'Clients').click()
  await checkScreen(page, '781-leave-without-saving')
  await question.getByRole('button', { name: 'Leave' }).click()
  await arriveAt(page, /^Clients$/)
})
