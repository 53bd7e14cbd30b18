// Checks that the first task is fully visible when the case home opens, in both languages and with
// the longest names.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findOperation } from './test-answers.ts'
import { sidewaysPixels, takePicture } from './test-screen.ts'

const windows = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]

const maxNames = {
  firm: 'Hollis, Reyes, Montgomery & Echeverría Consumer Law Group, LLC',
  attorney: 'Maximiliana Bartholomew-Montgomery de la Vega-Echeverría',
}

const tasksName = /^(What you need to do|Lo que debe hacer)$/

/** Removes the demo bar. At the end, the page is reloaded and has its original language. */
export async function expectFirstTaskInSight(page: Page, picture: string): Promise<void> {
  const before = page.viewportSize()
  await page.evaluate(() => document.querySelector('.demo-bar')?.remove())
  for (const turn of [1, 2]) {
    for (const size of windows) {
      await page.setViewportSize(size)
      await writeLongestNames(page)
      const place = `${picture} in language ${turn} at ${size.width} x ${size.height}`
      const { bottom, limit } = await firstTask(page)
      if (process.env['PICTURES'] === '1')
        await takePicture(page, `${picture}-${turn}-${size.height}`)
      expect.soft(bottom, place).toBeLessThanOrEqual(limit)
      expect.soft(await sidewaysPixels(page), place).toBe(0)
    }
    await turnLanguage(page)
  }
  if (before) await page.setViewportSize(before)
  await page.reload()
  await page.getByRole('list', { name: tasksName }).waitFor()
}

/** Changes text nodes in place, because React keeps them when it renders again. */
async function writeLongestNames(page: Page): Promise<void> {
  const header = page.getByRole('region', { name: /^(Law firm|Bufete de abogados)$/ })
  const write = (element: Element, text: string) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (node) node.nodeValue = text
  }
  await header.locator('.firm-name').evaluate(write, maxNames.firm)
  await header.locator('.firm-name + p').evaluate(write, maxNames.attorney)
}

interface TaskPlace {
  readonly bottom: number
  /** The top of the bottom menu, or the bottom of the window. */
  readonly limit: number
}

async function firstTask(page: Page): Promise<TaskPlace> {
  const list = page.getByRole('list', { name: tasksName })
  const row = list.getByRole('listitem').first()
  return row.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    window.scrollTo(0, 0)
    await nextFrame()
    await nextFrame()
    const menu = document.querySelector('.menu')
    const isAtFoot = menu !== null && getComputedStyle(menu).position === 'sticky'
    return {
      bottom: element.getBoundingClientRect().bottom,
      limit: isAtFoot ? menu.getBoundingClientRect().top : innerHeight,
    }
  })
}

/**
 * Waits until the account has saved the language, because the next browser signs in with the same
 * account.
 */
async function turnLanguage(page: Page): Promise<void> {
  const isEnglish = (await page.evaluate(() => document.documentElement.lang)) === 'en'
  const saved = page.waitForResponse((response) => findOperation(response) === 'SaveLanguage')
  const read = page.waitForResponse((response) => findOperation(response) === 'ActiveCases')
  await page.getByRole('button', { name: isEnglish ? 'Español' : 'English', exact: true }).click()
  await page.getByRole('button', { name: isEnglish ? 'English' : 'Español', exact: true }).waitFor()
  await Promise.all([saved, read])
  await page
    .getByRole('list', { name: isEnglish ? 'Lo que debe hacer' : 'What you need to do' })
    .waitFor()
}
