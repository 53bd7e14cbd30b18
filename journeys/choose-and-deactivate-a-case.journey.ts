// A client with cases at two firms chooses, deactivates and reactivates a case. One request fails,
// and the list of cases can be empty.
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectFirstTaskInSight } from './test-first-task.ts'
import { enter } from './test-log-in.ts'
import { aMomentLater, arriveAt, expectFocus, person } from './test-people.ts'
import { readCaseId } from './test-questionnaire.ts'
import { checkAtBothSizes, forgive } from './test-screen.ts'
import { hold } from './test-session.ts'
import { staffPerson } from './test-staff.ts'
import { phoneFirst } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

describe.each(phoneFirst)('a client with several cases at $width px', (size) => {
  const stage = openStage()

  test('sees no layout shift while the dashboard of a case loads', async () => {
    const page = await stage.openBrowser(size)
    await enter(stage, page, person('amir'), '/login')
    await page
      .getByRole('link', { name: /Go to Case Dashboard/ })
      .first()
      .click()
    const toKnow = page.getByRole('heading', { name: 'What you need to know' })
    await toKnow.waitFor()
    await page.addInitScript(watchLayoutShift)
    const { release } = await hold(page, ['ActiveCases'])
    await page.goto('/dashboard/case')
    const footer = page.getByRole('contentinfo')
    await footer.waitFor()
    expect((await footer.boundingBox())?.y).toBeGreaterThanOrEqual(size.height)
    await release()
    await toKnow.waitFor()
    expect(await layoutShift(page)).toBeLessThan(0.02)
  })

  test('chooses a case, deactivates it with a reason, and reactivates it', async () => {
    const page = await stage.openBrowser(size)
    await page.clock.install()
    await enter(stage, page, person('amir'), '/login')
    await arriveAt(page, 'Hello, Amir')
    expect(new URL(page.url()).pathname).toBe('/client')
    await page.getByText('You have two active cases.').waitFor()
    await checkAtBothSizes(page, '30-client-home')

    const card = page.getByRole('article').filter({ hasText: 'Northgate Legal Group' })
    await card.getByText('Filed | 24-31877').waitFor()
    await card.getByRole('link', { name: /Go to Case Dashboard/ }).click()
    await page.getByRole('heading', { name: 'What you need to know' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/case\//)
    await page
      .getByRole('region', { name: 'Law firm' })
      .getByText('Northgate Legal Group')
      .waitFor()
    const meetingDay = new Date(Date.now() + 22 * 86_400_000).toISOString().slice(0, 10)
    await stage.firm(
      ...['case:341', await readCaseId(page), meetingDay],
      ...['--staff', staffPerson('northgate', 'attorney').email],
    )
    await page.goto('/dashboard')
    const facts = page.getByRole('main').locator('.fact-strip')
    await facts.getByText(/^In 2[123] days$/).waitFor()
    await checkAtBothSizes(page, '31-dashboard-of-the-chosen-case')
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
    await facts.getByRole('button', { name: 'Copy case number' }).click()
    await facts.getByRole('status').getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('24-31877')
    const saved = page.waitForEvent('download')
    await facts.getByRole('button', { name: /^Add to calendar, Meeting of creditors, / }).click()
    expect((await saved).suggestedFilename()).toBe('portal-date.ics')
    await expectFirstTaskInSight(page, '31-first-task')
    await page.getByRole('button', { name: 'Looking Ahead' }).click()
    const ahead = page.getByRole('dialog', { name: 'Looking Ahead' })
    await ahead.waitFor()
    await checkAtBothSizes(page, '32-looking-ahead')
    await ahead.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('link', { name: /^Northgate Legal Group.*case information$/ }).click()
    await arriveAt(page, 'Case Information')
    await page.getByRole('main').getByText('Filed with the court').waitFor()
    await page.getByRole('main').getByText('May 6, 2024').waitFor()
    await checkAtBothSizes(page, '33-case-information')
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to deactivate this case?',
    })
    await page.getByRole('button', { name: 'Deactivate Case' }).click()
    await question.waitFor()
    await checkAtBothSizes(page, '34-deactivate')
    await question.getByLabel('Reason').fill('I am not sure yet.')
    // Back closes the question, not the page behind it.
    await page.goBack()
    await question.waitFor({ state: 'detached' })
    await arriveAt(page, 'Case Information')
    await aMomentLater(page)
    await page.getByRole('button', { name: 'Deactivate Case' }).click()
    expect(await question.getByLabel('Reason').inputValue()).toBe('I am not sure yet.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await aMomentLater(page)
    await page.getByRole('button', { name: 'Deactivate Case' }).click()
    await question.getByLabel('Reason').fill('I changed my attorney.')
    await question.getByRole('button', { name: 'Deactivate Case' }).click()

    await arriveAt(page, 'Hello, Amir')
    await page.getByText('You have one active case.').waitFor()
    await checkAtBothSizes(page, '35-client-home-with-one-case')
    await page.getByRole('button', { name: 'Show Deactivated Cases' }).click()
    const put = page.getByRole('dialog', { name: 'Deactivated Cases' })
    const northgate = put.getByRole('listitem').filter({ hasText: '24-31877' })
    await northgate.waitFor()
    await checkAtBothSizes(page, '36-deactivated-cases')
    await northgate.getByRole('button', { name: /Reactivate/ }).click()
    const again = page.getByRole('dialog', { name: 'Reactivate Case' })
    await again.getByText('Are you sure you want to reactivate this case?').waitFor()
    await checkAtBothSizes(page, '37-reactivate')
    await again.getByRole('button', { name: 'Reactivate Case' }).click()
    await put.waitFor()
    await expect.poll(() => northgate.count()).toBe(0)
    await expectFocus(
      put
        .getByRole('status')
        .filter({ hasText: /^The case is active again: .*, Northgate Legal Group\.$/ }),
    )
    await put.getByRole('button', { name: 'Close' }).click()
    await page.getByText('You have two active cases.').waitFor()
  })

  test('sees that a case could not be deactivated, and finds the way back from an empty list', async () => {
    const page = await stage.openBrowser(size)
    await page.clock.install()
    await enter(stage, page, person('amir'), '/login')
    await arriveAt(page, 'Hello, Amir')
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to deactivate this case?',
    })
    const open = (firm: string) =>
      page
        .getByRole('article')
        .filter({ hasText: firm })
        .getByRole('button', { name: /Deactivate Case/ })
        .click()
    const confirm = question.getByRole('button', { name: 'Deactivate Case' })

    const toNorthgate = page.getByRole('link', {
      name: /^Go to Case Dashboard, .*, Northgate Legal Group$/,
    })
    const address = toNorthgate.getAttribute('href').then((href) => href ?? '')
    await open('Hollis & Reyes Law')
    await question.getByLabel('Reason').fill('Not needed any more.')
    const cut = await cutFrom(page, 'DeactivateCase')
    await confirm.click()
    await expectFocus(
      question
        .getByRole('alert')
        .filter({ hasText: 'We could not deactivate the case. Please try again.' }),
    )
    forgive(page, /ERR_FAILED|Failed to fetch/)
    await checkAtBothSizes(page, '38-deactivation-failed')
    expect(await question.getByLabel('Reason').inputValue()).toBe('Not needed any more.')
    expect(await page.getByRole('article', { includeHidden: true }).count()).toBe(2)
    await cut.mend()
    await aMomentLater(page)
    await confirm.click()
    await page.getByText('You have one active case.').waitFor()
    await page.getByRole('status').filter({ hasText: 'Case deactivated.' }).waitFor()
    await open('Northgate Legal Group')
    await aMomentLater(page)
    await confirm.click()

    const empty = page.getByText(
      'We are still preparing your case data. Please try refreshing the page.',
    )
    await page.getByRole('status').filter({ hasText: 'You have deactivated your case.' }).waitFor()
    await page.getByRole('button', { name: 'Show Deactivated Cases' }).waitFor()
    expect(await empty.count()).toBe(0)
    await checkAtBothSizes(page, '39-no-active-case')

    // While it is unknown whether a case was deactivated, the page is as specified for a client
    // without a case.
    const uncounted = await cutFrom(page, 'DeactivatedCases')
    await page.goto('/dashboard/case')
    await page.waitForURL('**/client')
    await empty.waitFor()
    forgive(page, /ERR_FAILED|Failed to fetch/)
    await uncounted.mend()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Retry' }).click()
    await reloaded
    const allAway = page
      .getByRole('status')
      .filter({ hasText: 'Your cases are deactivated. You can bring one back below.' })
    await allAway.waitFor()
    expect(await empty.count()).toBe(0)
    await checkAtBothSizes(page, '39b-no-active-case-after-a-reload')
    await page.goto(await address)
    await page.waitForURL('**/client')
    await page
      .getByRole('status')
      .filter({ hasText: 'The page you opened is not part of your active cases.' })
      .waitFor()

    await page.getByRole('button', { name: 'Show Deactivated Cases' }).click()
    const put = page.getByRole('dialog', { name: 'Deactivated Cases' })
    await expect.poll(() => put.getByRole('listitem').count()).toBe(3)
    for (const of of ['Case Not Filed', '24-31877']) {
      await aMomentLater(page)
      await put
        .getByRole('listitem')
        .filter({ hasText: of })
        .getByRole('button', { name: /Reactivate/ })
        .click()
      await page
        .getByRole('dialog', { name: 'Reactivate Case' })
        .getByRole('button', { name: 'Reactivate Case' })
        .click()
      await put.waitFor()
      await expect.poll(() => put.getByRole('listitem').filter({ hasText: of }).count()).toBe(0)
    }
    await put.getByRole('button', { name: 'Close' }).click()
    await page.getByText('You have two active cases.').waitFor()
  })
})

/**
 * Makes this operation fail as if there were no network, until `mend` is called. Other operations
 * succeed.
 */
async function cutFrom(
  page: Page,
  operationName: string,
): Promise<{ readonly mend: () => Promise<void> }> {
  const cut = (route: Route) => {
    const { operationName: operation } = (route.request().postDataJSON() ?? {}) as {
      readonly operationName?: string
    }
    return operation === operationName ? route.abort() : route.fallback()
  }
  await page.route('**/graphql/', cut)
  return { mend: () => page.unroute('**/graphql/', cut) }
}

interface ShiftWindow {
  shift: number
  observer: PerformanceObserver
}

/**
 * Runs in the page before its scripts. Deletes stored data of the last visit, so that everything is
 * loaded.
 */
function watchLayoutShift(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('daybreak.mirror.')) sessionStorage.removeItem(key)
  const shared = window as unknown as ShiftWindow
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
      }
      if (!hadRecentInput) shared.shift += value
    }
  }
  shared.shift = 0
  shared.observer = new PerformanceObserver((list) => add(list.getEntries()))
  shared.observer.observe({ type: 'layout-shift', buffered: true })
}

/** Returns the sum of all layout shifts that were not caused by input, after the last frame. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextTask = () => new Promise((resolve) => setTimeout(resolve))
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    await nextTask()
    return (window as unknown as ShiftWindow).shift
  })
}
