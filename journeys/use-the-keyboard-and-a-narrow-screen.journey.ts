// The portal works without a mouse, at 320 px, with large text and on a slow connection.
import type { Locator, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { handIn, openDocument, openUpload } from './test-documents.ts'
import { pdfFile } from './test-files.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, expectFocus, logIn, openCategory, person } from './test-people.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const category = 'Bank statements, every account'
const maxTabs = 60

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor()
  for (let presses = 0; presses < maxTabs; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${maxTabs} times Tab did not lead to ${place.toString()}`)
}

test('a client without a mouse logs in and submits a document', async () => {
  const page = await stage.openBrowser(computer)
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('banner').getByRole('link', { name: 'Skip to main content' })
  await tabTo(page, skip)
  expect(await skip.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await expectFocus(page.getByRole('main'))
  await tabTo(page, page.getByLabel('Email Address (User ID)'))
  const { email, mobilePhone } = person('rosa')
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')

  await expectFocus(page.getByRole('heading', { level: 1, name: 'Enter your six-digit code' }))
  await tabTo(page, page.getByLabel('Verification code'))
  await page.keyboard.type(await stage.outboxCode(mobilePhone))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/case')
  await expectFocus(page.getByRole('heading', { level: 1 }))

  await tabTo(
    page,
    page
      .getByRole('list', { name: 'What you need to do' })
      .getByRole('link', { name: 'Submit Requested Documents' }),
  )
  await page.keyboard.press('Enter')
  await expectFocus(page.getByRole('heading', { level: 1, name: 'Submit Requested Documents' }))
  await tabTo(page, page.getByRole('tab', { name: 'Submit' }))
  await page.keyboard.press('ArrowRight')
  await expectFocus(page.getByRole('tab', { name: /^Review/ }))
  await page.getByRole('link', { name: 'Pay stub Oct 16.pdf' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, page.getByRole('link', { name: 'Bank and money accounts' }))
  await page.keyboard.press('Enter')
  await expectFocus(page.getByRole('heading', { level: 1, name: 'Bank and money accounts' }))
  await tabTo(page, page.getByRole('link', { name: `View ${category}` }))
  await page.keyboard.press('Enter')
  await expectFocus(page.getByRole('heading', { level: 1, name: category }))

  const add = page.getByRole('button', { name: 'Add Documents' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expectFocus(dialog.getByRole('heading', { name: 'Add a document' }))
  await tabTo(page, dialog.getByRole('button', { name: 'Choose files' }))
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles([pdfFile('june.pdf', 'June')])
  await expectFocus(dialog.getByRole('heading', { name: 'Check the name' }))
  await tabTo(page, dialog.getByLabel('Name'))
  await page.keyboard.press('End')
  await page.keyboard.type(' statement')
  await page.keyboard.press('Enter')
  await expectFocus(dialog.getByRole('heading', { name: 'Submit documents' }))
  await tabTo(page, dialog.getByRole('button', { name: 'View june statement.pdf' }))
  await page.keyboard.press('Enter')
  await expectFocus(dialog.getByRole('heading', { name: 'View file' }))
  await tabTo(page, dialog.getByRole('button', { name: 'Zoom in' }))
  await page.keyboard.press('Enter')
  await dialog.getByText('150%').waitFor()
  await tabTo(page, dialog.getByRole('region', { name: 'Contents of june statement.pdf' }))
  await tabTo(page, dialog.getByRole('button', { name: 'Back to the list' }))
  await page.keyboard.press('Enter')
  await expectFocus(dialog.getByRole('button', { name: 'View june statement.pdf' }))
  await tabTo(page, dialog.getByRole('button', { name: 'Submit', exact: true }))
  await page.keyboard.press('Enter')
  await dialog.getByText('Your document was submitted.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'june statement.pdf' }).waitFor()
  await expectFocus(add)

  await page.keyboard.press('Enter')
  await expectFocus(dialog.getByRole('heading', { name: 'Add a document' }))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(add)
})

test('no page scrolls sideways at 320 px', async () => {
  const page = await stage.openBrowser({ width: 320, height: 640 })
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  await checkScreen(page, '80-login')
  await logIn(stage, page, person('amir'))
  await page.getByText('You have two active cases.').waitFor()
  await checkScreen(page, '81-client-home')
  await page
    .getByRole('link', { name: /Go to Case Dashboard/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'What you need to do' }).waitFor()
  await checkScreen(page, '82-dashboard')
  await openCategory(page, 'Bank and money accounts', category)
  await checkScreen(page, '83-category')
  const dialog = await openUpload(page)
  await checkScreen(page, '84-upload')
  await dialog.getByRole('button', { name: 'Take a photo' }).click()
  await dialog.getByText('Loading camera', { exact: true }).waitFor()
  await checkScreen(page, '85-camera')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  await handIn(
    page,
    pdfFile(
      'a-name-as-long-as-those-that-scanners-and-banks-give-to-files-2026-11.pdf',
      'November',
    ),
  )
  await openDocument(
    page,
    'a-name-as-long-as-those-that-scanners-and-banks-give-to-files-2026-11.pdf',
  )
  await page.getByRole('img', { name: 'Page 1 of 1' }).waitFor()
  await checkScreen(page, '86-document')

  await page.setViewportSize(phone)
  await setLetters(page, '200%')
  await caseMenu(page).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'What you need to do' }).waitFor()
  await expectSmallBars(page, phone.height)
  await checkScreen(page, '87-dashboard-large-letters')
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('heading', { name: 'Lo que debe hacer' }).waitFor()
  await expectSmallBars(page, phone.height)
  await checkScreen(page, '88-dashboard-large-letters-spanish')
  await caseMenu(page).getByRole('link', { name: 'Pagos' }).click()
  await arriveAt(page, 'Pagos')
  await setLetters(page, '')
  await page.setViewportSize({ width: 640, height: 450 })
  const [heading, menu] = [
    await measureEdges(page.getByRole('heading', { level: 1 })),
    await measureEdges(caseMenu(page)),
  ]
  expect(heading.bottom, 'the page is in sight at 200 % zoom').toBeLessThan(menu.top)
})

test.each([
  ['English', 'My Profile', 'My Cases'],
  ['Español', 'Mi perfil', 'Mis casos'],
])(
  'in %s, nothing is out of sight on a small phone with large text',
  async (language, profile, cases) => {
    const page = await stage.openBrowser({ width: 320, height: 640 })
    await enter(stage, page, person('rosa'), '/dashboard/case')
    if (language === 'Español') await page.getByRole('button', { name: language }).click()
    await setLetters(page, '200%')
    const entries = caseMenu(page).getByRole('link')
    await expect.poll(() => entries.count()).toBe(5)
    for (const entry of await entries.all()) {
      const { left, right, bottom } = await measureEdges(entry)
      expect([left >= 0, right <= 320, bottom <= 640]).toEqual([true, true, true])
    }
    await page.getByRole('button', { name: /^(User menu|Menú de usuario)/ }).click()
    await page.getByRole('menuitem', { name: profile }).click()
    await arriveAt(page, profile)
    await page.getByText('(212) 555-0142').waitFor()
    await checkScreen(page, '88-profile-large-letters')
    await page.getByRole('link', { name: cases }).click()
    await page.getByRole('heading', { name: /^(Hi|Hello|Hola)/ }).waitFor()
    await page.getByRole('main').getByText('Hollis & Reyes Law').first().waitFor()
    await checkScreen(page, '88-cases-large-letters')
  },
)

test('a first load of more than one second shows a message, and never empty gray bars', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('mei'), '/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')

  const tab = await page.context().newPage()
  const session = await holdBack(tab, 'Refresh')
  const cases = await holdBack(tab, 'ActiveCases')
  const list = await holdBack(tab, 'DocumentDashboard')
  await tab.goto('/dashboard/documents')
  const firstLoad = tab.locator('#first-load')
  await firstLoad.getByText('Loading...').waitFor()
  expect(await tab.locator('.bone').count()).toBe(0)
  await checkScreen(tab, '89-first-load')
  session.release()
  await cases.asked
  await firstLoad.waitFor({ state: 'detached' })
  await tab.locator('.loading').getByText('Loading...').waitFor()
  expect(await tab.locator('.bone').count()).toBe(0)
  cases.release()
  await list.asked
  await arriveAt(tab, 'Submit Requested Documents')
  await tab.locator('.loading-line').getByText('Loading...').waitFor()
  list.release()
  await tab.getByRole('link', { name: 'Bank and money accounts' }).waitFor()
  expect(await tab.getByText('Loading...').count()).toBe(0)
})

interface HeldBack {
  /** Resolves when the request was sent. */
  readonly asked: Promise<unknown>
  readonly release: () => void
}

/** Holds requests of this operation until they are released. */
async function holdBack(page: Page, operation: string): Promise<HeldBack> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const isHeld = (request: Request) =>
    request.url().endsWith('/graphql/') &&
    (request.postDataJSON() as { readonly operationName: string }).operationName === operation
  const request = page.waitForRequest(isHeld)
  await page.route('**/graphql/', async (route) => {
    if (!isHeld(route.request())) return route.fallback()
    await released
    return route.continue()
  })
  return { asked: request, release }
}

const caseMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: /^(Case menu|Menú del caso)$/ })

function setLetters(page: Page, size: string): Promise<void> {
  return page.evaluate(
    (value) => document.documentElement.style.setProperty('font-size', value),
    size,
  )
}

interface Edges {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

async function measureEdges(place: Locator): Promise<Edges> {
  const box = await place.boundingBox()
  if (box === null) throw new Error(`${place.toString()} is not drawn`)
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}

/**
 * Top bar and firm bar take max 30 % of the height, no text in a bar is cut off, and no word of the
 * menu breaks.
 */
async function expectSmallBars(page: Page, height: number): Promise<void> {
  const [top, firm] = [
    await measureEdges(page.getByRole('banner')),
    await measureEdges(page.locator('.firm-bar')),
  ]
  expect(top.bottom - top.top + firm.bottom - firm.top).toBeLessThanOrEqual(0.3 * height)
  const link = await measureEdges(page.locator('.firm-bar').getByRole('link'))
  expect(link.bottom - link.top).toBeGreaterThanOrEqual(44)
  const cut = await page
    .locator('.top-bar .wrap, .firm-bar .firm, .firm-bar .firm > :not(.visually-hidden)')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    )
  expect(cut, 'cut off').toEqual([])
  const broken = await caseMenu(page)
    .locator('a > span:not(.visually-hidden, .active-mark)')
    .evaluateAll((words) =>
      words
        .filter((word) => {
          const range = document.createRange()
          range.selectNodeContents(word)
          return range.getClientRects().length > 1
        })
        .map(({ textContent }) => textContent),
    )
  expect(broken, 'words in two lines').toEqual([])
}
