// Two cases at two firms: choosing one, putting it away, and getting it back.
import { describe, expect, test } from 'vitest'
import { aMomentLater, arriveAt, logIn, person } from './test-people.ts'
import { checkScreen } from './test-screen.ts'
import { sizes, openStage } from './test-stage.ts'

describe.each(sizes)('somebody with several cases at $width px', (size) => {
  const stage = openStage()

  test('chooses a case, deactivates it with a reason, and reactivates it', async () => {
    const page = await stage.openBrowser(size)
    await page.clock.install()
    await page.goto('/login')
    await logIn(stage, page, person('amir'))
    expect(new URL(page.url()).pathname).toBe('/client')
    await arriveAt(page, 'Hello, Amir')
    await page.getByText('You have two active cases.').waitFor()
    await checkScreen(page, '30-client-home')

    const card = page.getByRole('article').filter({ hasText: 'Northgate Legal Group' })
    await card.getByText('Filed | 24-31877').waitFor()
    await card.getByRole('link', { name: /Go to Case Dashboard/ }).click()
    await page.getByRole('heading', { name: 'What you need to know' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/case\//)
    await page.getByRole('main').getByText('Northgate Legal Group').first().waitFor()
    await checkScreen(page, '31-dashboard-of-the-chosen-case')
    await page.getByRole('button', { name: 'Looking Ahead' }).click()
    await page.getByRole('dialog', { name: 'Looking Ahead' }).waitFor()
    await checkScreen(page, '32-looking-ahead')
    await page.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('link', { name: 'Northgate Legal Group, case information' }).click()
    await arriveAt(page, 'Case Information')
    await checkScreen(page, '33-case-information')
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to deactivate this case?' })
    await page.getByRole('button', { name: 'Deactivate Case' }).click()
    await checkScreen(page, '34-deactivate')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await aMomentLater(page)
    await page.getByRole('button', { name: 'Deactivate Case' }).click()
    await question.getByLabel('Reason').fill('I changed my attorney.')
    await question.getByRole('button', { name: 'Deactivate Case' }).click()

    await arriveAt(page, 'Hello, Amir')
    await page.getByText('You have one active case.').waitFor()
    await checkScreen(page, '35-client-home-with-one-case')
    await page.getByRole('button', { name: 'Show Deactivated Cases' }).click()
    const put = page.getByRole('dialog', { name: 'Deactivated Cases' })
    const northgate = put.getByRole('listitem').filter({ hasText: '24-31877' })
    await northgate.waitFor()
    await checkScreen(page, '36-deactivated-cases')
    await northgate.getByRole('button', { name: /Reactivate/ }).click()
    const again = page.getByRole('dialog', { name: 'Reactivate Case' })
    await again.getByText('Are you sure you want to reactivate this case?').waitFor()
    await checkScreen(page, '37-reactivate')
    await again.getByRole('button', { name: 'Reactivate Case' }).click()
    await put.waitFor()
    await expect.poll(() => northgate.count()).toBe(0)
    await put.getByRole('button', { name: 'Close' }).click()
    await page.getByText('You have two active cases.').waitFor()
  })
})
