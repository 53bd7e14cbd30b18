// Checks each question on small phones in Spanish: no sideways scrolling, no cut-off text, and an
// early heading.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { DemoPersonKey } from '#apps/demo/seed/demo-data.ts'
import { answerEverything, isLikeAnother, type Place } from './test-full-answers.ts'
import { readContents } from '#apps/server/questionnaire-contents.ts'
import { listInstances } from '#features/questionnaire/rules/instances.ts'
import {
  arriveInCase,
  readCaseId,
  openQuestionnaire,
  showQuestionnaireTo,
} from './test-questionnaire.ts'
import { sidewaysPixels, takePicture } from './test-screen.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const small = { width: 320, height: 640 }
const usualHeight = 844

/** Questions about a spouse who does not file. */
const alone: ReadonlySet<string> = new Set(['nonFilingSpouse', 'spouseOwnUse'])

test(
  'every question of a joint case in chapter 13 fits',
  () => lookAtAll('victor', { joint: true, chapter: 13 }, (key) => !alone.has(key)),
  600_000,
)

test('every question that only a single case in chapter 7 has fits', async () => {
  const content = readContents().newest
  const seenBefore = new Set(
    [...listInstances(content, { version: content.version, joint: true, chapter: 13 }).values()]
      .filter(({ conditions }) => !isNever(conditions))
      .map(({ question }) => question.key),
  )
  await lookAtAll(
    'lucille',
    { joint: false, chapter: 7 },
    (key) => alone.has(key) || !seenBefore.has(key),
  )
})

function isNever(conditions: readonly unknown[]): boolean {
  return conditions.some((condition) => JSON.stringify(condition) === '{"any":[]}')
}

async function lookAtAll(
  key: DemoPersonKey,
  shape: { readonly joint: boolean; readonly chapter: 7 | 13 },
  isWanted: (question: string) => boolean,
): Promise<void> {
  const page = await arrive(key)
  const places = await answerEverything(page, { caseId: await readCaseId(page), ...shape })
  const content = readContents().newest
  const wanted = [
    ...listInstances(content, { version: content.version, ...shape }).values(),
  ].filter(
    (instance) =>
      !isLikeAnother(instance) && isWanted(instance.question.key) && !isNever(instance.conditions),
  )
  const faults: string[] = []
  await page.goto('/dashboard/questionnaires')
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  // Clients do not have the demo bar.
  await page.evaluate(() => document.querySelector('.demo-bar')?.remove())
  for (const instance of wanted) {
    for (const place of places.get(instance.key) ?? [])
      faults.push(...(await lookAt(page, place, instance.key)))
  }
  expect(faults).toEqual([])
  expect(await sidewaysWithLongBackLink(page)).toBe(0)
}

/**
 * Gives the back link the longest possible name. Call it last: React no longer controls that text.
 */
async function sidewaysWithLongBackLink(page: Page): Promise<number> {
  const backLink = page.locator('.crumbs').getByRole('link').last()
  await backLink.evaluate((link) => {
    link.textContent = 'W'.repeat(29)
  })
  return sidewaysPixels(page)
}

async function arrive(key: DemoPersonKey): Promise<Page> {
  const page = await arriveInCase(stage, key, small)
  await showQuestionnaireTo(stage, page)
  await openQuestionnaire(page)
  await page.getByRole('button', { name: 'Español', exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('es')
  return page
}

/** What fits at the smallest width fits at any. */
async function lookAt(
  page: Page,
  { path, heading }: Place,
  key: string,
): Promise<readonly string[]> {
  // Changes the page without a reload, like a link of the portal.
  await page.evaluate((to) => history.pushState({}, '', to), path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  const edit = page
    .getByRole('button', { name: /^Guardar: / })
    .first()
    .locator('xpath=ancestor::li[1]')
    .getByRole('button', { name: /^Editar / })
  // Uses the keyboard, because a click waits for painted frames.
  if ((await edit.count()) > 0) await edit.first().press('Enter')
  if (process.env['PICTURES'] === '1')
    await takePicture(
      page,
      `480-${path.replace(/.*question=/, '').replaceAll(/[^A-Za-z0-9]+/g, '-')}`,
      true,
    )
  const faults = [...(await cutOff(page)), ...(await lateHeading(page))]
  return faults.map((fault) => `${key}: ${fault}`)
}

/**
 * Returns a fault if the heading does not begin in the first quarter of the usual screen. Above it,
 * a wider window has no more lines.
 */
async function lateHeading(page: Page): Promise<readonly string[]> {
  const top = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    window.scrollTo(0, 0)
    return heading.getBoundingClientRect().top
  })
  return top > usualHeight / 4 ? [`heading begins at ${Math.round(top)} px`] : []
}

async function cutOff(page: Page): Promise<readonly string[]> {
  const sideways = await sidewaysPixels(page)
  const cut = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    /** True if the whole text of the selected option is visible. It may take several lines. */
    const isWhole = (select: HTMLSelectElement) => {
      const { font, lineHeight, paddingLeft, paddingRight, paddingTop, paddingBottom } =
        getComputedStyle(select)
      if (pen) pen.font = font
      const pixels = Number.parseFloat
      const words = pen?.measureText(select.selectedOptions[0]?.text ?? '').width ?? 0
      const lines = Math.ceil(
        (words - 1) / (select.clientWidth - pixels(paddingLeft) - pixels(paddingRight)),
      )
      return (
        select.clientHeight - pixels(paddingTop) - pixels(paddingBottom) >=
        lines * pixels(lineHeight) - 1
      )
    }
    const main = document.querySelector('main')
    const all = [...(main?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
      (element) =>
        element.offsetParent !== null && getComputedStyle(element).position !== 'absolute',
    )
    const outside = all.filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    )
    const squeezed = all.filter(
      (element) =>
        element.matches('button, a.button, .pick, .label, h1, h2, h3, h4, .input.numeric') &&
        element.scrollWidth > element.clientWidth + 1,
    )
    const selects = all.filter(
      (element): element is HTMLSelectElement =>
        element instanceof HTMLSelectElement && !isWhole(element),
    )
    return [
      ...outside.map(
        (element) => `outside ${element.tagName} ${element.textContent?.slice(0, 40)}`,
      ),
      ...squeezed.map((element) => `cut ${element.tagName} ${element.textContent?.slice(0, 60)}`),
      ...selects.map((element) => `cut choice ${element.selectedOptions[0]?.text}`),
    ]
  })
  return [...(sideways > 0 ? [`${sideways} px sideways`] : []), ...cut]
}
