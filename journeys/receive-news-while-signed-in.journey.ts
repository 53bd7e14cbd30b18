// The firm changes a case while its clients are signed in: toasts in one or several tabs, and
// notifications afterwards.
import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readDocumentId } from './test-documents.ts'
import { enter } from './test-log-in.ts'
import { bellSays, toasts, untilNews } from './test-news.ts'
import { arriveAt, expectFocus, logIn, person } from './test-people.ts'
import { checkAtBothSizes } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { phoneFirst } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const news = 'Your case was dismissed. Please call your attorney.'
const older = 'Dana Reyes sent back Pay stub Oct 16.pdf'
const olderInSpanish = 'Dana Reyes le devolvió Pay stub Oct 16.pdf'

function findOperation(request: Request): string | undefined {
  return request.url().endsWith('/graphql/')
    ? (request.postDataJSON() as { readonly operationName: string }).operationName
    : undefined
}

function turnTo(page: Page, language: 'Español' | 'English'): Promise<void> {
  return page.getByRole('button', { name: language, exact: true }).click()
}

/** Reloads the page and waits for its first poll. */
async function reload(page: Page): Promise<void> {
  const response = page.waitForResponse(
    (response) => findOperation(response.request()) === 'NewsToShow',
  )
  await page.reload()
  await response
}

/**
 * Waits for the case dashboard, then checks that the toast covers neither the top bar nor the page.
 */
async function expectOnFirmBar(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'What you need to do' }).waitFor()
  const [bar, toast, main] = [
    await measureEdges(page.getByRole('banner')),
    await measureEdges(toasts(page)),
    await measureEdges(page.getByRole('main')),
  ]
  expect(
    [toast.top >= bar.bottom, toast.bottom <= main.top],
    JSON.stringify({ bar, toast, main }),
  ).toEqual([true, true])
}

async function measureEdges(
  place: Locator,
): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await place.boundingBox()
  if (box === null) throw new Error(`${place.toString()} is not drawn`)
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
}

/** Simulates a switch to another tab. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe.each(phoneFirst)('news at $width px', (size) => {
  const stage = openStage()

  test('earlier news is shown once at sign-in and links to its document', async () => {
    const page = await stage.openBrowser(size)
    await page.clock.install()
    await enter(stage, page, person('rosa'), '/login')
    await bellSays(page, 'Notifications, 1 unread')
    const toast = toasts(page).getByRole('button', { name: older })
    await toast.waitFor()
    if (size.width < 768) await expectOnFirmBar(page)
    await toast.click()
    await arriveAt(page, 'Pay stub Oct 16.pdf')
    await bellSays(page, 'Notifications, 0 unread')
    await expect.poll(() => toasts(page).getByRole('button').count()).toBe(0)
    await page.getByRole('link', { name: 'Notifications, 0 unread' }).click()
    await arriveAt(page, 'Notifications')
    await page.getByRole('list', { name: 'Today' }).getByRole('link', { name: older }).waitFor()
    expect(await page.getByText('Unread').count()).toBe(0)
  })

  test('toasts and the list follow the language', async () => {
    const page = await stage.openBrowser(size)
    await page.clock.install()
    await enter(stage, page, person('rosa'), '/login')
    await bellSays(page, 'Notifications, 0 unread')
    await page.goto('/dashboard/documents?tab=review')
    const documentId = await readDocumentId(page, 'Pay stub Oct 16.pdf')
    await stage.asAttorney('review', 'comment', documentId, '--comment', 'A printout works too.')
    await untilNews(
      page,
      toasts(page).getByRole('button', { name: 'Dana Reyes commented on Pay stub Oct 16.pdf' }),
    )
    await turnTo(page, 'Español')
    await page.getByRole('button', { name: 'Dana Reyes comentó Pay stub Oct 16.pdf' }).waitFor()
    await page.getByRole('link', { name: 'Notificaciones, 1 sin leer' }).click()
    await arriveAt(page, 'Notificaciones')
    await page.getByRole('link', { name: olderInSpanish }).waitFor()
    // The list shows the news too, so its toast closes.
    await expect.poll(() => toasts(page).getByRole('button').count()).toBe(0)
    await turnTo(page, 'English')
    await page.getByRole('link', { name: older }).waitFor()
    await page.getByRole('link', { name: 'Dana Reyes commented on Pay stub Oct 16.pdf' }).click()
    await arriveAt(page, 'Pay stub Oct 16.pdf')
    await bellSays(page, 'Notifications, 0 unread')

    // The page of the document is open and loads the comment without an action of the client.
    const delivered = page.waitForResponse(
      (response) => findOperation(response.request()) === 'MarkNotificationsDelivered',
    )
    await stage.asAttorney(
      'review',
      'comment',
      documentId,
      '--comment',
      'The first page is enough.',
    )
    await untilNews(page, page.getByText('The first page is enough.'))
    await delivered
    await bellSays(page, 'Notifications, 1 unread')
    expect(await toasts(page).getByRole('button').count()).toBe(0)
  })

  test('news appears as a toast in one tab only, is counted in both, and is read after a press on the toast', async () => {
    const page = await stage.openBrowser(size)
    await page.clock.install()
    await enter(stage, page, person('marcus'), '/login')
    await arriveAt(page, 'Congratulations! Your case has been filed')
    const second = await page.context().newPage()
    await second.goto('/dashboard/case')
    await arriveAt(second, 'Congratulations! Your case has been filed')
    await bellSays(second, 'Notifications, 0 unread')
    await page.bringToFront()
    await page.getByRole('link', { name: 'Documents', exact: true }).first().click()
    await arriveAt(page, 'Submit Requested Documents')

    const caseId = await page.evaluate(() => sessionStorage.getItem('daybreak.case'))
    const responses: Array<readonly [string, string | undefined]> = []
    for (const tab of [page, second]) {
      tab.on('request', (request) => {
        const operation = findOperation(request)
        if (operation !== undefined) responses.push([operation, request.headers()['x-activity']])
      })
    }
    expect(
      await stage.asAttorney('status', caseId ?? '', 'Complete', '--outcome', 'dismissed'),
    ).toBe('The case is now Complete: dismissed.')
    const toast = toasts(page).getByRole('button', { name: news })
    await untilNews(page, toast)
    // The dashboard shows it too, without a reload.
    await arriveAt(second, 'Your case was dismissed')
    for (const tab of [page, second]) await bellSays(tab, 'Notifications, 1 unread')
    expect(await toasts(second).getByRole('button').count()).toBe(0)
    expect(
      responses.filter(([, activity]) => activity !== 'background'),
      'nothing was done',
    ).toEqual([])
    expect(responses.filter(([operation]) => operation === 'NewsToShow')).toHaveLength(1)
    await checkAtBothSizes(page, '70-news-as-a-toast')

    await toast.click()
    await arriveAt(page, 'Your case was dismissed')
    expect(new URL(page.url()).pathname).toBe(`/dashboard/case/${caseId}`)
    for (const tab of [page, second]) await bellSays(tab, 'Notifications, 0 unread')
  })

  test('a toast that the client ignores closes after ten seconds, and its news stays unread after a reload; the other spouse has separate news', async () => {
    const page = await stage.openBrowser(size)
    await page.clock.install()
    await page.goto('/dashboard/documents')
    const delivered = page.waitForResponse(
      (response) => findOperation(response.request()) === 'MarkNotificationsDelivered',
    )
    await logIn(stage, page, person('elena'))
    await arriveAt(page, 'Submit Requested Documents')
    const toast = toasts(page).getByRole('button', { name: news })
    await toast.waitFor()
    await delivered
    await page.clock.fastForward(9000)
    await toast.waitFor()
    await page.clock.fastForward(1000)
    await toast.waitFor({ state: 'detached' })
    await reload(page)
    await bellSays(page, 'Notifications, 1 unread')
    expect(await toasts(page).getByRole('button').count()).toBe(0)
    await page.getByRole('link', { name: 'Notifications, 1 unread' }).click()
    await arriveAt(page, 'Notifications')
    await page.getByRole('list', { name: 'Today' }).getByText('Unread').waitFor()
    await checkAtBothSizes(page, '71-notifications')
    await page.getByRole('link', { name: news }).click()
    await arriveAt(page, 'Your case was dismissed')
    await bellSays(page, 'Notifications, 0 unread')
  })

  test('a hidden tab neither polls nor shows news; the visible one does', async () => {
    const page = await stage.openBrowser(size)
    await page.clock.install()
    await enter(stage, page, person('denise'), '/login')
    await arriveAt(page, 'The court has granted your discharge')
    const caseId = await page.evaluate(() => sessionStorage.getItem('daybreak.case'))
    const second = await page.context().newPage()
    await second.goto('/dashboard/documents')
    await arriveAt(second, 'Submit Requested Documents')
    const polls = { first: 0, second: 0 }
    page.on(
      'request',
      (request) => (polls.first += findOperation(request) === 'UnreadCount' ? 1 : 0),
    )
    second.on(
      'request',
      (request) => (polls.second += findOperation(request) === 'UnreadCount' ? 1 : 0),
    )
    await hide(page)
    const { email } = staffPerson('northgate', 'attorney')
    await stage.firm('status', caseId ?? '', 'Filed', '--yes', '--staff', email)
    await untilNews(
      second,
      toasts(second).getByRole('button', { name: 'The status of your case was changed to: Filed' }),
    )
    await bellSays(page, 'Notifications, 1 unread')
    expect([polls.first, polls.second > 0, await toasts(page).getByRole('button').count()]).toEqual(
      [0, true, 0],
    )
    await toasts(second).getByRole('button', { name: 'Close' }).press('Enter')
    await expectFocus(second.getByRole('heading', { level: 1, name: 'Submit Requested Documents' }))
  })

  test('a client who replies STOP to a text gets a confirmation that no more texts will be sent', async () => {
    const { mobilePhone } = person('amir')
    const answer = (body: string) =>
      fetch(`${stage.address}/rehearsal/text`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ from: mobilePhone, body }),
      })
    expect((await answer('Stop')).status).toBe(200)
    expect(
      await stage.outboxWords(
        mobilePhone,
        /^We will not text you.*Reply (\w+) to get texts again\.$/,
      ),
    ).toBe('START')
  })
})
