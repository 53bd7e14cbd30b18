// While a member of staff fills in a form, no shortcut acts; and one press acts once.
import type { Locator, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { featureRoutes } from '#apps/workspace/feature-routes.ts'
import { pathOfCase, type CaseTab } from '#features/cases/workspace/paths.ts'
import { enterAsStaff } from './test-log-in.ts'
import { arriveAt } from './test-people.ts'
import { atOnce, skipSecondPress } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { computer } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const administrator = staffPerson('hollis', 'administrator')
const paralegal = staffPerson('hollis', 'paralegal')
const tabs = ['documents', 'dates', 'people', 'activity'] as const satisfies readonly CaseTab[]
/** Each opens a form of the review. */
const formKeys = ['p', 'q', 'r', 'm'] as const

/** The screens of the workspace for someone who is logged in. */
function listPaths(caseId: string): readonly string[] {
  const screens = featureRoutes
    .filter(({ area }) => area === 'protected')
    .map(({ path }) => path.replace('$caseId', caseId).replace(/\/\{-\$\w+\}$/, ''))
  return [...screens, ...tabs.map((tab) => pathOfCase(caseId, tab))].map(
    (path) => `/workspace${path}`,
  )
}

interface Sweep {
  readonly fields: number
  /** What a key did although the focus was in a form. */
  readonly effects: readonly string[]
}

/**
 * Presses each letter, digit and sign, alone and after G, with the focus in turn on everything that
 * belongs to a form. Runs at once in the page, so no poll gets between.
 */
function pressAllKeys(): Sweep {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const keys = [...letters, ...'0123456789?/+-', ...letters.flatMap((key) => ['g', key])]
  const places = ['form *', 'fieldset *', '[data-of-form] *', '[role="menu"] *']
  const fields = ['select', 'textarea', 'input:not([type="checkbox"])']
  const focusable = ':is(a[href], button, input, select, textarea, [tabindex])'
  const effects: string[] = []
  const send = window.fetch
  let isPressing = ''
  window.fetch = (input, init) => {
    if (new Headers(init?.headers).has('idempotency-key')) effects.push(`${isPressing} sends`)
    return send(input, init)
  }
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  for (const area of document.querySelectorAll<HTMLTextAreaElement>('form textarea')) {
    setter?.call(area, 'typed')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const look = () =>
    JSON.stringify([
      location.href,
      [...document.querySelectorAll('h1, h2, [role="dialog"] h2')].map((each) => each.textContent),
      [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
        ({ value, checked }) => [value, checked],
      ),
    ])
  const before = look()
  const elements = [
    ...document.querySelectorAll<HTMLElement>(
      [...places, ...fields].map((each) => `main ${each}`).join(),
    ),
  ].filter((each) => each.matches(focusable) && each.checkVisibility())
  for (const element of elements) {
    element.focus()
    for (const key of keys) {
      isPressing = `${key} at ${element.localName} ${element.getAttribute('name') ?? ''}`
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      if (!element.dispatchEvent(press)) effects.push(`${isPressing} acts`)
    }
  }
  if (look() !== before) effects.push(`${before} became ${look()}`)
  window.fetch = send
  return { fields: elements.length, effects }
}

test('in no form of the workspace does a key act as a shortcut', async () => {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, administrator.email, '/workspace/clients?assigned=anyone')
  const link = page.getByRole('link', { name: /^Whitfield/ }).first()
  const caseId = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  // Each screen is read when it has everything that it asked for.
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request))
  let fields = 0
  async function sweep(screen: string): Promise<void> {
    const result = await page.evaluate(pressAllKeys)
    expect.soft(result.effects, screen).toEqual([])
    fields += result.fields
  }
  for (const path of listPaths(caseId)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => open.size).toBe(0)
    await sweep(path)
  }
  await page.goto('/workspace/review')
  for (const key of formKeys) {
    const form = page.getByRole('article').locator('..').getByRole('form')
    await page.getByRole('group', { name: 'Your decision' }).waitFor()
    await skipSecondPress(page)
    await page.keyboard.press(key)
    await form.waitFor()
    await sweep(`the form of ${key}`)
    // The key ends a composition, and the form stays.
    await page.evaluate(() => {
      const init = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
    })
    await form.getByRole('button', { name: 'Cancel' }).click()
  }
  expect(fields).toBeGreaterThan(200)
})

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

test('a double click and a held key send once, through each kind of door', async () => {
  const page = await stage.openBrowser(computer)
  const sent = noteMutations(page)
  await enterAsStaff(stage, page, paralegal.email, '/workspace/clients?assigned=anyone')
  await page.getByRole('link', { name: /^Whitfield/ }).click()
  await arriveAt(page, /^Whitfield/)
  const doubleClick = (door: Locator) => atOnce(page, () => door.dblclick())
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })

  await doubleClick(page.getByRole('button', { name: 'Add a task' }))
  await page.getByLabel('What has to be done').fill('Call the court')
  await doubleClick(save)
  const task = page.getByRole('checkbox', { name: 'Call the court' })
  await task.waitFor()
  expect(sent.splice(0), 'a form, by mouse').toEqual(['AddCaseTask'])

  await atOnce(page, () => task.dblclick({ force: true }))
  await page.getByText('Done: 1').waitFor()
  expect(sent.splice(0), 'a box').toEqual(['SetCaseTaskDone'])

  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('The court calls back.')
  await holdEnter(page, save)
  await save.waitFor({ state: 'detached' })
  expect(sent.splice(0), 'a form, by key').toEqual(['AddCaseNote'])

  const parts = page.getByRole('navigation', { name: 'Parts of the case' })
  await parts.getByRole('link', { name: 'Courses' }).click()
  const course = page.getByRole('region', { name: 'Second course of Marcus' })
  const question = page.getByRole('alertdialog', { name: 'Ask Marcus to wait?' })
  const end = course.getByRole('button', { name: /^End the hold/ })
  // The key that opens the question does not answer it.
  await holdEnter(page, course.getByRole('button', { name: /^Put on hold/ }))
  await question.waitFor()
  expect(sent.splice(0), 'the button before a question').toEqual([])
  await doubleClick(question.getByRole('button', { name: 'Put on hold' }))
  await end.waitFor()
  expect(sent.splice(0), 'a question').toEqual(['HoldCaseCourse'])
  await holdEnter(page, end)
  await end.waitFor({ state: 'detached' })
  expect(sent.splice(0), 'a button').toEqual(['HoldCaseCourse'])

  await page.getByRole('button', { name: /Your menu/ }).click()
  await skipSecondPress(page)
  await page.getByRole('menuitem', { name: 'Log out' }).dblclick()
  await arriveAt(page, 'Log in')
  expect(sent.splice(0), 'an entry of a menu').toEqual(['SignOutStaff'])
})

test('a held arrow key in a list saves only what stands on the screen', async () => {
  const page = await stage.openBrowser(computer)
  const sent: unknown[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('"SetCategoryRequirement"'))
      sent.push((JSON.parse(body) as { variables: { requirement: unknown } }).variables.requirement)
  })
  await enterAsStaff(stage, page, paralegal.email, '/workspace/clients?assigned=anyone')
  await page.getByRole('link', { name: /^Whitfield/ }).click()
  await page.getByRole('link', { name: 'Documents', exact: true }).last().click()
  const need = page.getByRole('table').getByRole('combobox').first()
  await need.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  expect(await need.inputValue()).toBe('NOT_NEEDED')
  await expect.poll(() => sent).toEqual(['NOT_NEEDED'])
  await page.reload()
  expect(await need.inputValue()).toBe('NOT_NEEDED')
})

/** Names of the mutations that the page sends, in their order. */
function noteMutations(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const isMutation = 'idempotency-key' in request.headers()
    const body = isMutation ? request.postData() : null
    if (body) names.push((JSON.parse(body) as { readonly operationName: string }).operationName)
  })
  return names
}

/** The browser repeats a key that is held down. */
async function holdEnter(page: Page, door: Locator): Promise<void> {
  await door.focus()
  for (let count = 0; count < 3; count += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}

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
