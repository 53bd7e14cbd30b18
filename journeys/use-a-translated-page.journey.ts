// A person who reads another language lets the browser translate the page. All that happens after
// that is shown.
import { expect, test } from 'vitest'
import { demoData, demoPassword, inviteeEmail } from '#apps/demo/seed/demo-data.ts'
import { savedLine } from './test-answers.ts'
import { chooseFiles, goOn, openUpload } from './test-documents.ts'
import { pdfFile } from './test-files.ts'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, enterCode, fillLogIn, openCategory, person } from './test-people.ts'
import { openQuestion, openSection } from './test-questionnaire.ts'
import { acceptButton, expectPainted, expectSeen } from './test-review.ts'
import { expectNoTroubles, skipSecondPress } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { staffPerson } from './test-staff.ts'
import { openStage } from './test-stage.ts'
import { showOriginal, translate } from './test-translator.ts'

const stage = openStage()

test('a client logs in after a wrong password and a wrong code, and saves the profile', async () => {
  const page = await stage.openBrowser(phone)
  await translate(page)
  await page.goto('/login')
  const { email, mobilePhone } = person('denise')
  await fillLogIn(page, email, 'Wrong-harbor-7')
  await page.getByText(/^4 attempts remaining/).waitFor()
  await skipSecondPress(page)
  await fillLogIn(page, email, demoPassword)
  await arriveAt(page, 'Enter your six-digit code')
  const code = await stage.outboxCode(mobilePhone)
  await enterCode(page, code === '000000' ? '000001' : '000000')
  await page.getByText('Your verification code is incorrect').first().waitFor()
  await skipSecondPress(page)
  await enterCode(page, code)
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/^\/login/)

  await page.goto('/user-profile')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await arriveAt(page, 'Edit profile')
  await page.getByLabel('City').fill('Akron')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your changes were saved.').waitFor()
  await page.getByText(/Akron/).waitFor()
  expectNoTroubles(page)
})

test('a bare text changes, stays in its place and goes as React wants it', async () => {
  const page = await stage.openBrowser(phone)
  await translate(page)
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  const seen = await page.evaluate(async () => {
    const untilTranslated = () => new Promise((resolve) => setTimeout(resolve))
    const place = document.createElement('p')
    const [text, next] = [new Text('one '), new Text('two')]
    place.append(text, next)
    document.body.append(place)
    const seen: Array<string | null> = []
    const look = async () => {
      await untilTranslated()
      seen.push(place.textContent)
    }
    await look()
    text.data = 'three '
    await look()
    place.insertBefore(new Text('four '), next)
    await look()
    place.removeChild(text)
    await look()
    return seen
  })
  expect(seen).toEqual(['one two', 'three two', 'three four two', 'four two'])
  expectNoTroubles(page)
})

test('an invited person sees which rules the password meets, creates the account and switches the language', async () => {
  const page = await stage.openBrowser(phone)
  await translate(page)
  await page.goto(stage.invitation)
  for (const heading of [/^Welcome, /, 'Verify contact info']) {
    await arriveAt(page, heading)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await arriveAt(page, 'Create password')
  const rules = page.getByRole('listitem')
  const needed = rules.filter({ hasText: '(still needed)' })
  await needed.first().waitFor()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Quiet-harbor-8')
  await expect.poll(() => needed.count()).toBe(0)
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await page.getByText('Hide', { exact: true }).waitFor()
  await page.getByLabel('Confirm Password').fill('Quiet-harbor-8')
  await page.getByLabel('I accept the Terms & Conditions').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await arriveAt(page, 'Verify phone number')
  const { mobilePhone } = demoData.invitee
  await enterCode(page, await stage.outboxCode(mobilePhone))
  await arriveAt(page, 'Verify account details')
  await page.getByLabel('State').selectOption({ label: 'New York' })
  await page.getByRole('button', { name: 'Next' }).click()
  await arriveAt(page, 'Verify email')
  await enterCode(page, '000000')
  await page.getByText('Your verification code is incorrect').first().waitFor()
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByText('Su código de verificación no es correcto').first().waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await enterCode(page, await stage.outboxCode(inviteeEmail(0)))
  await arriveAt(page, "Great! You're all set...")
  expectNoTroubles(page)
})

test('a client answers a question, sends two documents and asks for the original again', async () => {
  const page = await stage.openBrowser(phone)
  await translate(page)
  await enter(stage, page, person('rosa'), '/login')
  await page.goto('/dashboard/questionnaires')
  await arriveAt(page, 'Intake Questionnaire')
  await openSection(page, 'Vehicles')
  await openQuestion(page, 'Even if others drive them', 'Cars and Trucks')
  await page.getByRole('radio', { name: 'No', exact: true }).first().check()
  await savedLine(page).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Leased Vehicles')

  await openCategory(page, 'Bank and money accounts', 'Bank statements, every account')
  const dialog = await openUpload(page)
  await chooseFiles(page, [pdfFile('May.pdf', 'May'), pdfFile('June.pdf', 'June')])
  await goOn(dialog)
  await showOriginal(page)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await dialog.getByText('Your 2 documents were submitted.').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  for (const name of ['May.pdf', 'June.pdf']) await page.getByText(name).first().waitFor()
  expectNoTroubles(page)
})

test('a client orders a course', async () => {
  const page = await stage.openBrowser(phone)
  await translate(page)
  await enter(stage, page, person('rosa'), '/dashboard/courses?tab=first')
  await page.getByLabel('Social Security Number').fill('900')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('region', { name: 'There is a problem' }).waitFor()
  await skipSecondPress(page)
  await page.getByLabel('Social Security Number').fill('900-55-0101')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('heading', { name: 'Check your details' }).waitFor()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Take Course Online, Harborlight' }).click()
  await page.getByText('Taking course online').waitFor()
  expectNoTroubles(page)
})

test('a paralegal writes a note, and accepts a document', async () => {
  const page = await stage.openBrowser(computer)
  await translate(page)
  const { email } = staffPerson('hollis', 'paralegal')
  await enterAsStaff(stage, page, email, '/workspace/clients?assigned=anyone')
  await page.getByRole('link', { name: /^Whitfield/ }).click()
  await arriveAt(page, /^Whitfield/)
  await page.getByRole('button', { name: 'Add a note' }).click()
  const note = page.getByRole('dialog', { name: 'Note' })
  await note.getByRole('button', { name: 'Save' }).click()
  await note.getByText('Write the note first.').first().waitFor()
  await skipSecondPress(page)
  await note.getByLabel('Note', { exact: true }).fill('Call Marcus after 3 PM.')
  await note.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Call Marcus after 3 PM.').waitFor()

  await page.goto('/workspace/review?order=newest')
  const waiting = page.getByRole('navigation', { name: 'Documents that wait' })
  await waiting.getByRole('link', { name: /May\.pdf/ }).click()
  await expectPainted(page, 'May.pdf')
  await expectSeen(page)
  await skipSecondPress(page)
  await acceptButton(page).click()
  await page.getByText('Accepted: May.pdf').waitFor()
  expectNoTroubles(page)
})
