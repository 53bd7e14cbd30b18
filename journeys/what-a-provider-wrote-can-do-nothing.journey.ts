// The agreement of a provider is read in a frame that can run, load and send nothing, whatever was planted in it; it is legible, and agreed to as it was shown.
import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt, expectFocus, logIn, person } from './test-people.ts'
import { checkScreen, forgive } from './test-screen.ts'
import { openStage, sizes, type ScreenSize } from './test-stage.ts'

const stage = openStage()

const planted = `
  <h2>Terms</h2>
  <p style="color:red;background:url(/planted-style)" onclick="fetch('/planted-click')">
    <a href="https://provider.example/more">More</a> <a href="javascript:fetch('/planted-address')">Less</a> <a href="/planted-page">Elsewhere</a>
  </p>
  <script>fetch('/planted-script'); top.planted = true</script><script src="/planted-source.js"></script>
  <style>body { display: none; background: url(/planted-sheet) }</style><link rel="stylesheet" href="/planted-link">
  <img src="/planted-picture" onerror="fetch('/planted-handler')"><svg onload="fetch('/planted-svg')"></svg>
  <form action="/planted-form"><input autofocus name="ssn"><button>Send</button></form>
  <meta http-equiv="refresh" content="0;url=/planted-refresh"><base href="/planted-base"><iframe src="/planted-frame"></iframe>
  </div></body></html><script>top.planted = true</script>`

type Material = Record<'disclosureContent' | 'disclosureVersion', string>

/** Stands between the browser and the server: what is read of the provider is changed on the way. */
async function changeMaterial(page: Page, change: () => Partial<Material>): Promise<void> {
  await page.route('**/graphql/', async (route) => {
    if (!route.request().postData()?.includes('CourseMaterial')) return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as { readonly data: { readonly courseDiscInstUrlInfo: Material } }
    const courseDiscInstUrlInfo = { ...answer.data.courseDiscInstUrlInfo, ...change() }
    return route.fulfill({ response, json: { data: { courseDiscInstUrlInfo } } })
  })
}

function frameOf(page: Page): Frame {
  const [, frame] = page.frames()
  if (!frame) throw new Error('There is no frame')
  return frame
}

async function textOf(page: Page): Promise<string> {
  await page.frameLocator('iframe').getByRole('region').waitFor()
  return frameOf(page).evaluate(() => document.getElementById('text')?.innerHTML ?? '')
}

/** Victor has ordered for both: his details and his wife's come first. */
async function openAgreement(size: ScreenSize): Promise<Page> {
  const page = await stage.openBrowser(size)
  await page.goto('/dashboard/courses/course-disclosure-agreement')
  await logIn(stage, page, person('victor'))
  const lastName = page.getByLabel('Last Name')
  const formOrText = lastName.or(page.locator('iframe'))
  await formOrText.waitFor()
  for (const title of ['Verify your information', "Verify your spouse's information"]) {
    if ((await lastName.count()) === 0) continue
    await arriveAt(page, title)
    await checkScreen(page, title === 'Verify your information' ? '270-verify' : '271-verify-spouse')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor({ state: 'detached' })
    await formOrText.waitFor()
  }
  await arriveAt(page, 'Disclosure Agreement')
  await textOf(page)
  return page
}

for (const size of sizes) {
  test(`the agreement is read with the keyboard, at ${size.width} ${size.colorScheme ?? ''}`, async () => {
    const page = await openAgreement(size)
    await checkScreen(page, '272-agreement')
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('Tab')
    const text = page.frameLocator('iframe').getByRole('region', { name: 'Text of the disclosure agreement' })
    await expectFocus(text)
    await page.keyboard.press('End')
    await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    await expectFocus(page.getByRole('button', { name: 'Agree & Continue' }))
  })
}

test('what was planted in it does nothing, and what would get past the cleaning is stopped by the frame', async () => {
  const page = await openAgreement({ width: 390, height: 844 })
  // What the browser itself has stopped never gets an answer.
  const answered: string[] = []
  page.on('response', (response) => answered.push(response.url()))
  await changeMaterial(page, () => ({ disclosureContent: planted }))
  await page.reload()
  expect(await textOf(page)).not.toMatch(/<(?:script|style|link|img|svg|form|input|button|meta|base|iframe)|\bon\w+=|style=|javascript:|href="(?!https:)/)
  const link = page.frameLocator('iframe').getByRole('link', { name: 'More' })
  expect(await link.evaluate((one) => [one.getAttribute('href'), one.getAttribute('target'), one.getAttribute('rel')])).toEqual(['https://provider.example/more', '_blank', 'noopener noreferrer'])
  expect(await page.frameLocator('iframe').getByRole('link').count()).toBe(1)

  await frameOf(page).evaluate(() => {
    const [picture, style, form] = [document.createElement('img'), document.createElement('style'), document.createElement('form')]
    picture.src = '/planted-picture'
    style.textContent = 'body { visibility: hidden }'
    form.action = '/planted-form'
    document.body.append(picture, style, form)
    form.submit()
  })
  // Whatever was asked for before this is known by now.
  await page.evaluate(async () => (await fetch('/healthz')).text())
  expect(await frameOf(page).evaluate(() => getComputedStyle(document.body).visibility)).toBe('visible')
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  expect(answered.some((address) => address.endsWith('/healthz'))).toBe(true)
  expect(answered.filter((address) => address.includes('planted'))).toEqual([])
  // What was taken out has been told to the console by the browser, and is refused there a second time.
  forgive(page, /Content Security Policy|blocked|Blocked|sandboxed/)
})

test('an agreement that has changed meanwhile is not agreed to, but read again', async () => {
  const page = await openAgreement({ width: 390, height: 844 })
  let version: Partial<Material> = { disclosureVersion: 'an older one' }
  await changeMaterial(page, () => version)
  await page.reload()
  await textOf(page)
  version = {}
  await page.getByRole('button', { name: 'Agree & Continue' }).click()
  const changed = page.getByRole('alert').filter({ hasText: 'The disclosure agreement has changed. Please read it again.' })
  await expectFocus(changed)
  await checkScreen(page, '273-agreement-changed')
  await page.getByRole('button', { name: 'Agree & Continue' }).click()
  await arriveAt(page, 'Course Instructions')
  await textOf(page)
  await checkScreen(page, '274-instructions')
})
