// The check of a screen finds faults in new parts of a page that axe has examined before.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations, listUnexamined } from './test-axe.ts'
import { computer } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const unused = () => Promise.reject(new Error('No program runs'))
const stage = openStage({
  start: async () => ({
    address: 'http://localhost',
    invitation: '',
    outboxCode: unused,
    outboxWords: unused,
    authenticatorCode: unused,
    firm: unused,
    moveClock: unused,
    stop: async () => undefined,
  }),
})
let page: Page

/** Attributes that no screen of the product has, so that no other journey has examined this page. */
const known = `<html lang="en" class="of-this-test"><head><title>Cases</title></head><body><main>
  <h1>Cases</h1>
  <button type="button"><span>Open</span></button>
  <ul><li>First</li></ul>
  <div id="filter"><b>Filter</b></div><input aria-labelledby="filter">
  <label for="name">Name</label><input id="name">
  <p>Read more</p>
</main></body></html>`

async function examine(): Promise<readonly string[]> {
  const unexamined = await listUnexamined(page)
  if (unexamined.length === 0) return []
  return (await findViolations(page, unexamined)).map(({ id }) => id)
}

beforeAll(async () => {
  page = await stage.openBrowser(computer, 'stays')
  await page.setContent(known)
  expect(await examine()).toEqual([])
  expect(await listUnexamined(page)).toEqual([])
})
afterAll(() => page.close())

test.each([
  ['a button that loses its text', 'button', '<span></span>', 'button-name'],
  ['a picture without a text', 'main > p', 'Read <img src="/a.png"> more', 'image-alt'],
  ['an entry of a list that is none', 'ul', '<li>First</li><div>Second</div>', 'list'],
  ['a pale text', 'main > p', '<b style="color: #ccc">Read</b> more', 'color-contrast'],
  ['a label without a text', 'label', '<i></i>', 'label'],
  ['a name without a text', '#filter', '<i></i>', 'label'],
  ['a title without a text', 'title', '', 'document-title'],
])('%s is found', async (_, place, html, rule) => {
  await page.setContent(known)
  await page.evaluate(({ at, inside }) => (document.querySelector(at)!.innerHTML = inside), {
    at: place,
    inside: html,
  })
  expect(await examine()).toContain(rule)
  expect(await page.locator('[data-unexamined]').count()).toBe(0)
})
