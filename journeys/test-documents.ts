import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PickedFile } from './test-files.ts'
import { arriveAt } from './test-people.ts'
import type { Stage } from './test-stage.ts'

/** Presses the button of a category and returns the open dialog. */
export async function openUpload(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a document' })
  await dialog.waitFor()
  return page.getByRole('dialog')
}

/** Uses the browser's file chooser. */
export async function chooseFiles(
  page: Page,
  files: readonly PickedFile[] | readonly string[],
  button: string | RegExp = /^Choose (?:files|a file)$/,
): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await (await choosing).setFiles(files)
}

/** Returns the buttons for choosing and photographing in order; the first one is filled. */
export async function waysIn(dialog: Locator): Promise<readonly string[]> {
  const buttons = dialog.getByRole('button', {
    name: /^(Choose files|Choose a file|Take a photo)$/,
  })
  const areSecond = await buttons.evaluateAll((all) =>
    all.map((button) => button.classList.contains('second')),
  )
  expect(areSecond).toEqual([false, true])
  return buttons.allInnerTexts()
}

/** Continues from the names to the list without changes. */
export async function goOn(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Submit', exact: true }).waitFor()
}

/** Waits for the confirmation and then until the dialog has closed automatically. */
export async function expectSubmitted(
  dialog: Locator,
  sentence = 'Your document was submitted.',
): Promise<void> {
  await dialog.getByText(sentence).waitFor()
  await dialog.waitFor({ state: 'detached' })
}

/** Uploads one file from the page of its category and waits until it is listed. */
export async function handIn(page: Page, file: PickedFile): Promise<void> {
  const dialog = await openUpload(page)
  await chooseFiles(page, [file])
  await goOn(dialog)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await dialog.getByText('Your document was submitted.').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
  await toRow(page, file.name).waitFor()
}

/** A document in the list of its category, or in Review. */
export const toRow = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

/** Returns the ID of a document whose link is on this page. */
export async function readDocumentId(page: Page, name: string): Promise<string> {
  const address = await toRow(page, name).getByRole('link').getAttribute('href')
  return new URL(address ?? '', page.url()).searchParams.get('documentId') ?? ''
}

export async function openDocument(page: Page, name: string): Promise<void> {
  await toRow(page, name).getByRole('link').click()
  await arriveAt(page, name)
}

export async function firmAccepts(stage: Stage, documentId: string): Promise<void> {
  expect(await stage.asAttorney('review', 'accept', documentId)).toBe(
    'The document is now accepted.',
  )
}

export async function firmRejects(
  stage: Stage,
  documentId: string,
  comment: string,
): Promise<void> {
  expect(await stage.asAttorney('review', 'reject', documentId, '--comment', comment)).toBe(
    'The document is now rejected.',
  )
}

/** Returns the menu entries of a document and closes the menu. */
export async function readMenu(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'More actions for this document' }).click()
  const entries = page.getByRole('menuitem')
  await entries.first().waitFor()
  const names = await entries.allTextContents()
  await page.keyboard.press('Escape')
  await entries.first().waitFor({ state: 'detached' })
  return names
}

/** Simulates a drop onto the dialog or a paste. */
export async function handOver(
  page: Page,
  how: 'drop' | 'paste',
  { name, mimeType, buffer }: PickedFile,
): Promise<void> {
  await page.getByRole('dialog').evaluate(
    (dialog, file) => {
      const data = new DataTransfer()
      data.items.add(
        new File(
          [Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0))],
          file.name,
          { type: file.mimeType },
        ),
      )
      const place = { bubbles: true, cancelable: true }
      dialog.dispatchEvent(
        file.how === 'drop'
          ? new DragEvent('drop', { ...place, dataTransfer: data })
          : new ClipboardEvent('paste', { ...place, clipboardData: data }),
      )
    },
    { how, name, mimeType, content: buffer.toString('base64') },
  )
}

/**
 * Checks that the whole element is visible without scrolling and is above the bottom bar of a
 * phone.
 */
export async function expectInFirstScreen(place: Locator): Promise<void> {
  await place.waitFor()
  const below = await place.evaluate((element) => {
    const menu = document.querySelector('nav.menu')
    const isAtFoot = menu !== null && getComputedStyle(menu).bottom === '0px' && innerWidth < 768
    const floor = innerHeight - (isAtFoot ? menu.getBoundingClientRect().height : 0)
    return Math.max(0, element.getBoundingClientRect().bottom + scrollY - floor)
  })
  expect(below, 'pixels below the first screen').toBe(0)
}

/** Checks that every visible row of a list is a single link with a caret at its end. */
export async function expectWholeRows(page: Page): Promise<void> {
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
  await rows.first().waitFor()
  const isWhole = (row: Element) => {
    const link = row.querySelector('a')
    const caret = row.querySelector('.caret')
    const getSize = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    const [whole, pressed] = [getSize(row), getSize(link)]
    return (
      pressed.width > whole.width - 2 &&
      pressed.height > whole.height - 3 &&
      getSize(caret).width > 0
    )
  }
  for (const row of await rows.all())
    expect(await row.evaluate(isWhole), await row.innerText()).toBe(true)
}
