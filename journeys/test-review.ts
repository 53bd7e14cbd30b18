// The page of the review queue.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { aMomentLater } from './test-people.ts'

const openDocument = (page: Page, name: string): Locator => page.getByRole('article', { name })

export const reviewedTitle = (page: Page, name: string): Locator =>
  openDocument(page, name).getByRole('heading', { name, exact: true })

/** The document is open, and the first page of its file is drawn. */
export async function expectPainted(page: Page, name: string): Promise<void> {
  await reviewedTitle(page, name).waitFor()
  await expectDrawn(openDocument(page, name))
}

/** The document after the open one is drawn already. */
export async function expectAheadPainted(page: Page, name: string): Promise<void> {
  await expectDrawn(page.locator('article[data-ahead]').filter({ hasText: name }))
}

async function expectDrawn(document: Locator): Promise<void> {
  const canvas = document.locator('canvas').first()
  const isDrawn = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element
      const data = element.getContext('2d')?.getImageData(0, 0, width, height).data
      return data?.some((value) => value > 0 && value < 255) ?? false
    })
  await expect.poll(isDrawn).toBe(true)
}

/** The button of the open document. */
export const acceptButton = (page: Page): Locator =>
  page
    .getByRole('group', { name: 'Your decision' })
    .getByRole('button', { name: 'Accept', exact: true })

/**
 * The file has reached the person, a moment ago: the key A accepts. For pages with a controlled
 * clock.
 */
export async function expectAcceptable(page: Page): Promise<void> {
  await expectSeen(page)
  await aMomentLater(page)
}

/** The file has reached the person. */
export async function expectSeen(page: Page): Promise<void> {
  await acceptButton(page)
    .and(page.getByRole('button', { disabled: false }))
    .waitFor()
}
