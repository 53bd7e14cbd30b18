// One press acts once.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enterAsStaff } from './test-log-in.ts'
import { arriveAt } from './test-people.ts'
import { atOnce } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { computer } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const paralegal = staffPerson('hollis', 'paralegal')

test('one press acts once, on whatever is pressed', async () => {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, paralegal.email, '/workspace/firm')
  await arriveAt(page, 'Firm')
  await page.evaluate(addButtons)
  const plain = page.getByRole('button', { name: 'Plain' })
  const field = page.getByLabel('Field')

  await atOnce(page, () => plain.dblclick())
  await expectActs(page, ['Plain'])
  await plain.focus()
  await atOnce(page, async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press(' ')
  })
  await expectActs(page, ['Plain'])
  // A key that is held down: the browser repeats it.
  for (let count = 0; count < 3; count += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expectActs(page, ['Plain'])

  await field.focus()
  for (let count = 0; count < 3; count += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expectActs(page, ['Form'])
  await atOnce(page, async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  })
  await expectActs(page, ['Form'])

  // The row is gone after the first click, and the next one is under the pointer.
  await atOnce(page, () => page.getByRole('button', { name: 'Row 1' }).dblclick())
  await expectActs(page, ['Row 1'])
  await atOnce(page, async () => {
    await plain.click()
    await page.getByRole('button', { name: 'Again' }).dblclick()
  })
  await expectActs(page, ['Plain', 'Again', 'Again'])
  await atOnce(page, () => page.getByLabel('Box').dblclick())
  await expectActs(page, ['Box'])
})

/** Adds elements without any guard of their own, as a page could have them. */
function addButtons(): void {
  const place = document.createElement('div')
  const acts: string[] = []
  Object.assign(window, { acts })
  const add = <Name extends keyof HTMLElementTagNameMap>(name: Name, parent: Element = place) =>
    parent.appendChild(document.createElement(name))
  const addButton = (name: string) => {
    const button = add('button')
    button.textContent = name
    button.addEventListener('click', () => {
      acts.push(name)
      if (name.startsWith('Row')) button.remove()
    })
    return button
  }
  addButton('Plain')
  for (const name of ['Row 1', 'Row 2']) addButton(name).style.cssText = 'display:block'
  addButton('Again').dataset['repeats'] = ''
  const form = add('form')
  add('input', form).ariaLabel = 'Field'
  add('button', form).textContent = 'Send'
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    acts.push('Form')
  })
  const box = add('input')
  box.type = 'checkbox'
  box.ariaLabel = 'Box'
  box.addEventListener('change', () => acts.push('Box'))
  document.querySelector('main')?.prepend(place)
}

/** Looks at what has acted since the last look. */
async function expectActs(page: Page, names: readonly string[]): Promise<void> {
  const acts = await page.evaluate(() =>
    (window as unknown as { readonly acts: string[] }).acts.splice(0),
  )
  expect(acts).toEqual(names)
}
