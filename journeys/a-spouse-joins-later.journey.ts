// A client files alone at first. The spouse joins the case before it is filed.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFieldError, expectFocus, person } from './test-people.ts'
import { checkScreen, forgiveAlways, skipSecondPress } from './test-screen.ts'
import { nextCode, staffPerson } from './test-staff.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const attorney = staffPerson('hollis', 'attorney')
const minutes = 60_000
const email = 'luis.delgado.spouse@example.com'

async function openPeople(page: Page, name: string): Promise<void> {
  await enterAsStaff(
    stage,
    page,
    attorney.email,
    `/workspace/clients?q=${name.split(',')[0]}&assigned=anyone`,
  )
  await page.getByRole('link', { name, exact: true }).click()
  await arriveAt(page, name)
  await page.getByRole('navigation', { name: 'Parts of the case' }).getByText('People').click()
}

test('a spouse joins the case, gets a part of the checklist, and can be taken out again', async () => {
  const page = await stage.openBrowser(computer)
  await openPeople(page, 'Delgado, Rosa')
  await page.getByRole('button', { name: 'Add a spouse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a spouse' })
  expect(await dialog.getByLabel('Last name').inputValue()).toBe('Delgado')
  await dialog.getByLabel('First name').fill('Luis')
  await dialog.getByLabel('Email', { exact: true }).fill(person('rosa').email)
  await dialog.getByLabel('Mobile phone').fill('(718) 555-0166')
  await dialog.getByRole('button', { name: 'Add a spouse' }).click()
  await expectFieldError(
    page,
    dialog.getByLabel('Email', { exact: true }),
    `Both people have the email address ${person('rosa').email}. Each person needs their own address to log in. Ask them for a second address.`,
  )
  await checkScreen(page, '750-spouse-with-an-error')
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  // The proof of the login is over. A person who does not confirm loses nothing.
  await stage.moveClock(6 * minutes)
  forgiveAlways(page, /status of 401/)
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Add a spouse' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await proof.waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Luis')
  expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Add a spouse' }).click()
  await proof.getByLabel('Code').fill(await nextCode(stage, attorney.email))
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('The spouse is added, and the invitation is on its way.').waitFor()
  await arriveAt(page, 'Delgado, Rosa and Luis')
  await page.getByText('Ch. 7, joint').first().waitFor()
  await expectFocus(page.getByRole('button', { name: 'Send again: Luis' }))
  await checkScreen(page, '751-joint-case')

  const rosa = await stage.openBrowser(phone)
  await enter(stage, rosa, person('rosa'), '/login')
  await rosa.goto('/dashboard/documents')
  await arriveAt(rosa, 'Submit Requested Documents')
  await rosa.getByRole('link', { name: 'Identity' }).click()
  await rosa.getByText('(Rosa)').first().waitFor()
  expect(await rosa.getByText('(Luis)').count(), 'the spouse sends their own').toBe(0)

  const link = await stage.outboxWords(email, /(https?:\S+\/account-creation\/\S+)/)
  const luis = await stage.openBrowser(phone)
  await luis.goto(new URL(link).pathname)
  await arriveAt(luis, 'Welcome, Luis')

  await page.getByRole('button', { name: 'More for Luis' }).click()
  await page.getByRole('menuitem', { name: 'Take out of the case' }).click()
  const question = page.getByRole('alertdialog', { name: 'Take Luis out of the case?' })
  await checkScreen(page, '752-take-a-spouse-out')
  await question.getByRole('button', { name: 'Take out of the case' }).click()
  await arriveAt(page, 'Delgado, Rosa')
  await page.keyboard.press('6')
  await page.getByText('Spouse taken out of the case: Luis Delgado').waitFor()
  await page.getByText('Spouse added').waitFor()
  await checkScreen(page, '753-what-happened')
})

test('a spouse with an account who leaves the case no longer sees it', async () => {
  const elena = await stage.openBrowser(phone)
  await enter(stage, elena, person('elena'), '/login')
  await elena.getByText('26-10442').first().waitFor()
  const page = await stage.openBrowser(computer)
  await openPeople(page, 'Whitfield, Marcus and Elena')
  await stage.asAttorney('status', readCaseId(page), 'Pre-Filing', '--yes')
  await page.reload()
  await page.getByRole('button', { name: 'More for Elena' }).click()
  await page.getByRole('menuitem', { name: 'Take out of the case' }).click()
  const question = page.getByRole('alertdialog', { name: 'Take Elena out of the case?' })
  await question.getByText(/We email Elena\. This cannot be undone/).waitFor()
  await checkScreen(page, '754-take-out-with-an-account')
  await question.getByRole('button', { name: 'Take out of the case' }).click()
  await arriveAt(page, 'Whitfield, Marcus')
  await skipSecondPress(page)
  await page.getByRole('button', { name: 'Add a spouse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a spouse' })
  await dialog.getByLabel('First name').fill('Nora')
  await dialog.getByLabel('Email', { exact: true }).fill('nora@example.com')
  await dialog.getByLabel('Mobile phone').fill('(718) 555-0167')
  await dialog.getByRole('button', { name: 'Add a spouse' }).click()
  await dialog.getByText(/^A spouse with an account has left this case\./).waitFor()
  await checkScreen(page, '755-no-other-spouse')
  await elena.goto('/')
  await elena.getByText(/^We are still preparing your case data\./).waitFor()
  await checkScreen(elena, '756-no-case-left')
})

/** The case page has the ID in its address. */
function readCaseId(page: Page): string {
  return /clients\/([\w-]+)/.exec(page.url())?.[1] ?? ''
}
