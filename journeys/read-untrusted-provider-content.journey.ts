// A frame shows a provider's agreement. Whatever its HTML contains, it cannot run, load or send
// anything. It looks like the page, and the client accepts the version that was shown.
import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pagesOf } from './test-browsers.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, expectFocus, person } from './test-people.ts'
import { checkAtBothSizes, checkScreen, forgive } from './test-screen.ts'
import { computer, phoneFirst, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

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

/** Intercepts responses and changes the provider's text. */
async function changeMaterial(page: Page, change: () => Partial<Material>): Promise<void> {
  await page.route('**/graphql/', async (route) => {
    if (!route.request().postData()?.includes('CourseMaterial')) return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as {
      readonly data: { readonly courseDiscInstUrlInfo: Material }
    }
    const courseDiscInstUrlInfo = { ...answer.data.courseDiscInstUrlInfo, ...change() }
    return route.fulfill({ response, json: { data: { courseDiscInstUrlInfo } } })
  })
}

function getFrame(page: Page): Frame {
  const [, frame] = page.frames()
  if (!frame) throw new Error('There is no frame')
  return frame
}

async function readText(page: Page): Promise<string> {
  await page.frameLocator('iframe').getByRole('region').waitFor()
  return getFrame(page).evaluate(() => document.getElementById('text')?.innerHTML ?? '')
}

/** Victor has ordered for both: the details of both spouses come first. */
async function openAgreement(size: ScreenSize): Promise<Page> {
  const page = await stage.openBrowser(size)
  await enter(stage, page, person('victor'), '/dashboard/courses/course-disclosure-agreement')
  const lastName = page.getByLabel('Last Name')
  const formOrText = lastName.or(page.locator('iframe'))
  await formOrText.waitFor()
  for (const title of ['Verify your information', "Verify your spouse's information"]) {
    if ((await lastName.count()) === 0) continue
    await arriveAt(page, title)
    await checkScreen(
      page,
      title === 'Verify your information' ? '270-verify' : '271-verify-spouse',
    )
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page
      .getByRole('heading', { level: 1, name: title, exact: true })
      .waitFor({ state: 'detached' })
    await formOrText.waitFor()
  }
  await arriveAt(page, 'Disclosure Agreement')
  await readText(page)
  return page
}

/** Returns the pixels of text outside the frame, and the style of the text. */
function lookOfText(page: Page) {
  return getFrame(page).evaluate(async () => {
    await document.fonts.ready
    const { documentElement: root, body } = document
    return {
      hiddenPixels:
        Math.max(0, root.scrollHeight - root.clientHeight) +
        Math.max(0, root.scrollWidth - root.clientWidth),
      fonts: ['Atkinson Hyperlegible Next Variable', 'Aleo Variable'].map((family) =>
        [...document.fonts].some(
          (font) => font.family.includes(family) && font.status === 'loaded',
        ),
      ),
      colors: [getComputedStyle(body).color, getComputedStyle(body).backgroundColor],
    }
  })
}

for (const size of phoneFirst) {
  test(`the agreement is read as a part of the page, at ${size.width} ${size.colorScheme ?? ''}`, async () => {
    const page = await openAgreement(size)
    await checkAtBothSizes(page, '272-agreement')
    const colors = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.querySelector('.reading-box') ?? document.body).backgroundColor,
    ])
    for (const width of [computer.width, size.width, 320]) {
      await page.setViewportSize({ ...size, width })
      await expect
        .poll(() => lookOfText(page))
        .toEqual({ hiddenPixels: 0, fonts: [true, true], colors })
    }
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('Tab')
    await expectFocus(page.locator('iframe'))
    expect(
      await page.locator('.reading-box').evaluate((box) => getComputedStyle(box).outlineWidth),
    ).toBe('3px')
    await page.keyboard.press('Tab')
    await expectFocus(page.getByRole('button', { name: 'Agree & Continue' }))
  })
}

test('injected HTML is removed', async () => {
  const page = await openAgreement({ width: 390, height: 844 })
  // Requests that the browser blocks get no response.
  const responses: string[] = []
  page.on('response', (response) => responses.push(response.url()))
  await changeMaterial(page, () => ({ disclosureContent: planted }))
  await page.reload()
  expect(await readText(page)).not.toMatch(
    /<(?:script|style|link|img|svg|form|input|button|meta|base|iframe)|\bon\w+=|style=|javascript:|href="(?!https:)/,
  )
  const link = page.frameLocator('iframe').getByRole('link', { name: 'More' })
  expect(
    await link.evaluate((anchor) => [
      anchor.getAttribute('href'),
      anchor.getAttribute('target'),
      anchor.getAttribute('rel'),
    ]),
  ).toEqual(['https://provider.example/more', '_blank', 'noopener noreferrer'])
  expect(await page.frameLocator('iframe').getByRole('link').count()).toBe(1)
  // When this request is answered, all earlier requests have been answered too.
  await page.evaluate(async () => (await fetch('/healthz')).text())
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  expect(responses.some((address) => address.endsWith('/healthz'))).toBe(true)
  expect(responses.filter((address) => address.includes('planted'))).toEqual([])
  // The browser logs what it blocks.
  forgive(page, /Content Security Policy|blocked|Blocked|sandboxed/)
})

/**
 * All known ways to leave a document. Each one writes to the page, or requests an address with
 * 'planted' in it.
 */
const hostile = `
  <meta http-equiv="refresh" content="0;url=/planted-refresh"><base href="/planted-base/"><link rel="stylesheet" href="/planted-sheet.css"><link rel="preload" as="style" href="/planted-preload">
  <style>@import url("/planted-import.css"); @font-face { font-family: x; src: url("/planted-font.woff2") } body { visibility: hidden; background: url("/planted-background") }</style>
  <script>top.planted = true; parent.planted = true; fetch('/planted-script')</script><script src="/planted-source.js"></script><script type="module">import '/planted-module.js'</script>
  <img src="/planted-picture" onerror="top.planted = true"><svg onload="top.planted = true"><animate onbegin="top.planted = true" attributeName="x" dur="1s"></animate><use href="/planted-use.svg#x"></use></svg>
  <video src="/planted-video" onerror="top.planted = true"></video><object data="/planted-object"></object><embed src="/planted-embed">
  <iframe src="/planted-frame"></iframe><iframe srcdoc="<script>top.planted = true; fetch('/planted-inner')</script>"></iframe>
  <input autofocus onfocus="top.planted = true"><details open ontoggle="top.planted = true"><summary>x</summary></details>
  <form action="/planted-form" target="_top"><button>Send</button></form><form action="javascript:top.planted = true"><button>Send again</button></form>
  <p style="color: rgb(255, 0, 0); background: url(/planted-style)" onclick="top.planted = true">Press here</p>
  <a href="javascript:top.planted = true">In place</a> <a href="javascript:top.planted = true" target="_top">On top</a> <a href="/planted-top" target="_top">To the top</a>
  <a href="/planted-parent" target="_parent">To the parent</a> <a href="/planted-download" download>Download</a>`

test('the frame blocks HTML that passes the sanitizer', async () => {
  const page = await openAgreement({ width: 390, height: 844 })
  const responses: string[] = []
  page.context().on('response', (response) => responses.push(response.url()))
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.url()))
  const address = page.url()
  // The page already uses the policy name 'portal-html', so the attack uses the other allowed name.
  await page.evaluate((html) => {
    interface Maker {
      readonly createPolicy: (
        name: string,
        rules: { readonly createHTML: (html: string) => string },
      ) => { readonly createHTML: (html: string) => string }
    }
    const frame = document.querySelector('iframe')
    if (!frame) throw new Error('There is no frame')
    const { trustedTypes } = window as unknown as { readonly trustedTypes: Maker }
    const policy = trustedTypes.createPolicy('portal-url', { createHTML: (uncleaned) => uncleaned })
    frame.srcdoc = policy.createHTML(
      frame.srcdoc.replace(/(<div id="text"[^>]*>)[^]*$/, (_, start: string) => start + html),
    )
  }, hostile)
  const text = page.frameLocator('.reading-box > iframe')
  const pressed = text.getByText('Press here')
  await pressed.waitFor()
  expect(
    await pressed.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.body).visibility,
    ]),
  ).toEqual(['rgb(22, 38, 44)', 'visible'])
  for (const name of [
    'Press here',
    'In place',
    'On top',
    'To the top',
    'To the parent',
    'Download',
    'Send',
    'Send again',
    'Press here',
  ])
    await text.getByText(name, { exact: true }).click()
  // When this request is answered, all earlier requests have been answered too.
  await page.evaluate(async () => (await fetch('/healthz')).text())
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  expect(responses.some((path) => path.endsWith('/healthz'))).toBe(true)
  expect(responses.filter((path) => path.includes('planted'))).toEqual([])
  expect([page.url(), downloads, pagesOf(page.context()).length]).toEqual([address, [], 1])
  // The browser logs what it blocks.
  forgive(page, /Content Security Policy|blocked|Blocked|sandbox/)
})

test('an agreement that changed meanwhile is shown again, not accepted', async () => {
  const page = await openAgreement({ width: 390, height: 844 })
  let version: Partial<Material> = { disclosureVersion: 'an older one' }
  await changeMaterial(page, () => version)
  await page.reload()
  await readText(page)
  version = {}
  await page.getByRole('button', { name: 'Agree & Continue' }).click()
  const changed = page
    .getByRole('alert')
    .filter({ hasText: 'The disclosure agreement has changed. Please read it again.' })
  await expectFocus(changed)
  await checkScreen(page, '273-agreement-changed')
  await page.getByRole('button', { name: 'Agree & Continue' }).click()
  await arriveAt(page, 'Course Instructions')
  await readText(page)
  await checkScreen(page, '274-instructions')
})
