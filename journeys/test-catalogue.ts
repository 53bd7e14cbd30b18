// The error catalog as a table: the exact message, the way to it, and the values that the form
// keeps.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { aMomentLater, arriveAt, fillLogIn } from './test-people.ts'

export interface CatalogueRow {
  /** A whole line of the screen. Specified texts are used letter for letter. */
  readonly message: string
  /** More whole lines that belong to it. */
  readonly also?: readonly string[]
  /** The name of the button to continue. */
  readonly offers?: string
  /** Values that stay in the fields, by label. */
  readonly keeps?: Readonly<Record<string, string>>
  /** Use a new tab, which has no cached data. */
  readonly inNewTab?: true
  /** Makes the message appear, starting from any page. */
  readonly provoke: (page: Page) => Promise<unknown>
}

/** Provokes the message and checks it; then restores the network. */
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

/** A message that another journey covers. */
export interface SeenElsewhere {
  readonly where: string
  readonly message: string
  readonly journey: string
}

/** Checks that the file of the journey contains the exact message. */
export async function expectInJourney({ message, journey }: SeenElsewhere): Promise<void> {
  expect(await readFile(new URL(`${journey}.journey.ts`, import.meta.url), 'utf8')).toContain(
    `'${message}'`,
  )
}

/** Enters wrong passwords. Unknown users get the same responses. */
export async function tryPasswords(page: Page, userId: string, times: number): Promise<void> {
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  for (let round = 0; round < times; round += 1) {
    await aMomentLater(page)
    await fillLogIn(page, userId, 'Wrong-horse-9')
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  }
}

/** Makes this operation fail as if the connection broke. Other operations succeed. */
export async function cut(page: Page, operationName: string): Promise<void> {
  await onOperation(page, operationName, (route) => route.abort('connectionreset'))
}

/** Makes the server return an unexpected error for this operation. */
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
    const { operationName: operation } = (route.request().postDataJSON() ?? {}) as {
      readonly operationName?: string
    }
    return operation === operationName ? act(route) : route.fallback()
  })
}
