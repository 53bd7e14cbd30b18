// A phone whose engine has ECMAScript 2022 and nothing newer, and lacks some functions of the web.
import { expect, test } from 'vitest'
import { savedLine } from './test-answers.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, openFolder, person } from './test-people.ts'
import {
  goOnTo,
  openQuestion,
  openQuestionnaire,
  openSection,
  showQuestionnaireTo,
} from './test-questionnaire.ts'
import { expectNoTroubles } from './test-screen.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()

test('the dashboard, the documents and the questionnaire open and work on an older phone', async () => {
  const page = await stage.openBrowser(phone)
  await page.addInitScript(forgetNewerFunctions)
  await enter(stage, page, person('jonah'), '/dashboard/case')
  await page.getByRole('heading', { name: 'What you need to do' }).waitFor()
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false)
  await openFolder(page, 'Bank and money accounts')
  await page.goto('/notifications')
  await arriveAt(page, 'Notifications')
  await page.goto('/dashboard/courses')
  await page.getByRole('tab').first().waitFor()

  await page.goto('/dashboard/case')
  await showQuestionnaireTo(stage, page)
  await openQuestionnaire(page)
  await openSection(page, 'Cards, Bills and Loans')
  await openQuestion(page, 'Quick Check', 'Cards and Loans')
  await page
    .getByRole('group', { name: /credit card or store card/ })
    .getByRole('radio', { name: 'Yes' })
    .check()
  await page.getByRole('button', { name: 'No to the rest' }).click()
  await goOnTo(page, 'Credit Cards')
  const card = page.locator('.entry').first()
  await card.getByLabel('Company or person').fill('First Harbor Card')
  await savedLine(page).waitFor()
  await page.reload()
  await expect
    .poll(() => page.locator('.entry').first().textContent())
    .toContain('First Harbor Card')
  expectNoTroubles(page)
})

/** Runs in the page, before its scripts. */
function forgetNewerFunctions(): void {
  const newer: ReadonlyArray<readonly [object, readonly string[]]> = [
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [
      Set.prototype,
      [
        ...['union', 'intersection', 'difference', 'symmetricDifference'],
        ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
      [
        ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach'],
        ...['some', 'every', 'find'],
      ],
    ],
    [AbortSignal, ['any', 'timeout']],
    [URL, ['canParse', 'parse']],
    [window, ['structuredClone', 'BroadcastChannel', 'Iterator', 'scheduler']],
    [Navigator.prototype, ['locks', 'scheduling']],
  ]
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
}
