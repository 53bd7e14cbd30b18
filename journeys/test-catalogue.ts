// The error catalogue as a table: what a screen says, letter for letter, how somebody comes to read it, and what they had typed.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { aMomentLater, arriveAt, fillLogIn } from './test-people.ts'

export interface CatalogueRow {
  /** A whole line of the screen, in the words of the seed where it has any. */
  readonly message: string
  /** Further whole lines that belong to it. */
  readonly also?: readonly string[]
  /** What stands beside it to go on with: the name of a button. */
  readonly offers?: string
  /** What is still in the fields, by their labels. */
  readonly keeps?: Readonly<Record<string, string>>
  /** In a tab where nothing was read before. */
  readonly inNewTab?: true
  /** From wherever the page is to where the message must come. */
  readonly provoke: (page: Page) => Promise<unknown>
}

/** Provokes the message and sees it; mends afterwards what was cut. */
export async function expectMessage(
  onePage: Page,
  { message, also = [], offers, keeps = {}, inNewTab, provoke }: CatalogueRow,
): Promise<void> {
  const page = inNewTab ? await onePage.context().newPage() : onePage
  try {
    await provoke(page)
    for (const line of [message, ...also])
      await page.getByText(line, { exact: true }).filter({ visible: true }).first().waitFor()
    if (offers !== undefined)
      await page.getByRole('alert').getByRole('button', { name: offers, exact: true }).waitFor()
    for (const [label, value] of Object.entries(keeps)) {
      const field = page.getByLabel(
        new RegExp(`^${label.replaceAll(/[()]/g, String.raw`\$&`)}( \\(optional\\))?$`),
      )
      await expect
        .poll(() => field.inputValue(), { message: `what was typed as ${label}` })
        .toBe(value)
    }
  } finally {
    await page.unrouteAll()
    if (inNewTab) await page.close()
  }
}

/** A message that another journey comes by on its way. */
export interface SeenElsewhere {
  readonly where: string
  readonly message: string
  readonly journey: string
}

/** The journey holds the message letter for letter. */
export async function expectInJourney({ message, journey }: SeenElsewhere): Promise<void> {
  expect(await readFile(new URL(`${journey}.journey.ts`, import.meta.url), 'utf8')).toContain(
    `'${message}'`,
  )
}

/** Wrong passwords of somebody who may not even exist: the answers are the same. */
export async function tryPasswords(page: Page, userId: string, times: number): Promise<void> {
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  for (let round = 0; round < times; round += 1) {
    await aMomentLater(page)
    await fillLogIn(page, userId, 'Wrong-horse-9')
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  }
}

/** From now on this operation finds no network; all else goes through. */
export async function cut(page: Page, operationName: string): Promise<void> {
  await onOperation(page, operationName, (route) => route.abort('connectionreset'))
}

/** From now on the server has a fault whenever it is asked for this operation: what it says then is what it says of any fault of its own. */
export async function breakDown(page: Page, operationName: string): Promise<void> {
  const fault = {
    message: 'Something went wrong on our side. Please try again.',
    extensions: { code: 'request.unexpected', kind: 'unexpected', params: {} },
  }
  await onOperation(page, operationName, (route) =>
    route.fulfill({ status: 500, json: { errors: [fault] } }),
  )
}

type Route = Parameters<Parameters<Page['route']>[1]>[0]

async function onOperation(
  page: Page,
  operationName: string,
  act: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql/', (route) => {
    const { operationName: asked } = (route.request().postDataJSON() ?? {}) as {
      readonly operationName?: string
    }
    return asked === operationName ? act(route) : route.fallback()
  })
}
