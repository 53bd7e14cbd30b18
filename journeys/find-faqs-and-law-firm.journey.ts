// FAQs with search, a video that loads only on request, and the contact data of the law firm.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter } from './test-log-in.ts'
import { arriveAt, person } from './test-people.ts'
import { checkAtBothSizes } from './test-screen.ts'
import { phone, phoneFirst } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

interface VideoHost {
  readonly server: Server
  /** Received requests: the path and the referrer. */
  readonly asked: Array<{ readonly path: string; readonly from: string | undefined }>
}

let host: VideoHost
beforeAll(async () => {
  const requests: VideoHost['asked'] = []
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', from: request.headers.referer })
    const title = request.url === '/welcome' ? 'The welcome plays' : 'The overview plays'
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1></main></html>`,
      )
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  host = { server, asked: requests }
})
afterAll(() => void host.server.close())

const videoAt = (path: string) =>
  `http://127.0.0.1:${(host.server.address() as AddressInfo).port}${path}`
const withVideos = () => ({
  OVERVIEW_VIDEO_URL: videoAt('/overview'),
  WELCOME_VIDEO_URL: videoAt('/welcome'),
})

/**
 * Before the press, nothing is requested from the video host. After the press, the player is shown
 * next to the text.
 */
async function watch(page: Page, path: string, frameTitle: string, plays: string): Promise<void> {
  const before = host.asked.length
  await page.getByText('Nothing loads from there until you press the button.').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(host.asked.slice(before)).toEqual([])
  await page.getByRole('button', { name: 'Watch the video' }).click()
  await page
    .frameLocator(`iframe[title="${frameTitle}"]`)
    .getByRole('heading', { name: plays })
    .waitFor()
  // The video host is sent only the origin of the site, not the address of the page.
  expect(host.asked.slice(before)).toEqual([{ path, from: `${new URL(page.url()).origin}/` }])
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-presentation',
  )
}

const stage = openStage({ settings: withVideos })

describe.each(phoneFirst)('a client with a question at $width px', (size) => {
  test('searches the answers, watches the overview, and finds the contact data of the law firm', async () => {
    const page = await stage.openBrowser(size)
    await enter(stage, page, person('rosa'), '/login')
    await page.getByRole('link', { name: 'FAQs' }).click()
    await arriveAt(page, 'Frequently Asked Questions')
    await page.getByText('Here you send the documents your attorney asks for').waitFor()
    await checkAtBothSizes(page, '60-faqs')

    const question = page.getByRole('button', { name: 'How do I send a document?' })
    const inside = page.getByRole('button', { name: 'How large can the files be?' })
    expect(await inside.isVisible()).toBe(false)
    await question.click()
    await inside.click()
    await page
      .getByText(
        'Each file can be up to 25 MB. You can send up to 50 files per upload, with a total of 95 MB.',
      )
      .waitFor()
    await checkAtBothSizes(page, '61-faqs-open')

    const search = page.getByLabel('Search the questions')
    await search.fill('certificate VALID')
    await page.getByRole('status').filter({ hasText: '1 answer' }).waitFor()
    await page.getByRole('button', { name: 'How long is my certificate valid?' }).click()
    await page.getByText('The credit counseling certificate is valid 180 days.').waitFor()
    expect(await question.count()).toBe(0)
    await checkAtBothSizes(page, '62-faqs-found')
    await search.fill('jpg/jpeg')
    await page.getByText('JPG/JPEG, GIF, PNG, BMP, DOC, DOCX, RTF, TXT, PDF.').waitFor()
    await search.fill('submarine')
    await page.getByRole('status').filter({ hasText: '0 answers' }).waitFor()
    await page.getByText('We found no answer to that.').waitFor()
    await checkAtBothSizes(page, '63-faqs-not-found')
    await page.getByRole('button', { name: 'Show all questions' }).click()
    expect(await search.inputValue()).toBe('')
    await question.waitFor()

    await watch(page, '/overview', 'Overview video', 'The overview plays')
    await page.getByText('Here you send the documents your attorney asks for').waitFor()
    await checkAtBothSizes(page, '64-faqs-video')

    await page.goto('/dashboard/case')
    await page.getByRole('link', { name: 'Contact Your Attorney' }).click()
    await arriveAt(page, 'Law Firm Information')
    const main = page.getByRole('main')
    for (const fact of [
      'Hollis & Reyes Law',
      'hello@hollisreyes.example',
      'HR-01',
      '214 Court Street',
      'Brooklyn, NY 11201',
      '(718) 555-0110',
      '(718) 555-0111',
      'hollisreyes.example',
    ]) {
      await main.getByText(fact).first().waitFor()
    }
    expect(
      await main.getByRole('link', { name: 'hello@hollisreyes.example' }).getAttribute('href'),
    ).toBe('mailto:hello@hollisreyes.example')
    const logo = main.locator('.firm-tile img')
    await expect
      .poll(() =>
        logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true)
    await checkAtBothSizes(page, '65-law-firm')
  })

  test('reads the answers without a case', async () => {
    const page = await stage.openBrowser(size)
    await enter(stage, page, person('amir'), '/login')
    await arriveAt(page, 'Hello, Amir')
    await page.getByRole('button', { name: /User menu/ }).click()
    await page.getByRole('menuitem', { name: 'FAQs' }).click()
    await arriveAt(page, 'Frequently Asked Questions')
    await page.getByRole('button', { name: 'How long is a verification code valid?' }).click()
    await page.getByText('A verification code is valid five minutes.').waitFor()
    await checkAtBothSizes(page, '66-faqs-without-a-case')
    expect(await page.getByRole('region', { name: 'Law firm' }).count()).toBe(0)
  })
})

test('an invited person watches the welcome video, or continues without it', async () => {
  const page = await stage.openBrowser(phone)
  await page.goto(stage.invitation)
  await arriveAt(page, /^Welcome/)
  await page.getByText('What happens now').waitFor()
  await watch(page, '/welcome', 'Welcome video', 'The welcome plays')
  await checkAtBothSizes(page, '67-welcome-video')
  await page.getByRole('button', { name: 'Next' }).click()
  await arriveAt(page, 'Verify contact info')
})
