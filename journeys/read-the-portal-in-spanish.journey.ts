// Changing the language: no input is lost, the account stores the language, and the portal still
// works if the Spanish words cannot be loaded.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoData, demoPassword } from '#apps/demo/seed/demo-data.ts'
import { expectFirstTaskInSight } from './test-first-task.ts'
import { expectInFirstScreen } from './test-documents.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, expectFieldError, expectFocus, person } from './test-people.ts'
import { checkScreen, forgive } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const spanishWords = '**/assets/es-*.js'

/** Presses the toggle; the page changes to this language, and the toggle names the other one. */
async function turnTo(page: Page, language: 'es' | 'en'): Promise<void> {
  const names = { es: 'Español', en: 'English' }
  await page.getByRole('button', { name: names[language], exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
  await page
    .getByRole('button', { name: names[language === 'es' ? 'en' : 'es'], exact: true })
    .waitFor()
}

async function enterCodeInSpanish(page: Page, mobilePhone: string): Promise<void> {
  await arriveAt(page, 'Escriba su código de seis dígitos')
  const code = await stage.outboxWords(mobilePhone, /Su código de Daybreak es (\d{6})\./)
  await page.getByLabel('Código de verificación').fill(code)
  await page.getByRole('button', { name: 'Siguiente' }).click()
}

test('the language can be changed from the login page to the documents and back without losing typed text', async () => {
  const page = await stage.openBrowser(phone)
  await page.clock.install()
  const { email, mobilePhone } = person('rosa')
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  await page.getByLabel('Email Address (User ID)').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Wrong-horse-9')
  await turnTo(page, 'es')
  await arriveAt(page, 'Hola de nuevo')
  await expectFocus(page.getByRole('button', { name: 'English' }))
  expect(await page.title()).toBe('Iniciar sesión - Daybreak')
  const userId = page.getByLabel('Correo electrónico (ID de usuario)')
  const password = page.getByLabel('Contraseña', { exact: true })
  expect([await userId.inputValue(), await password.inputValue()]).toEqual([email, 'Wrong-horse-9'])
  await checkScreen(page, '90-login-spanish')

  const submit = page.getByRole('button', { name: 'Iniciar sesión' })
  await submit.click()
  await page
    .getByRole('alert')
    .filter({ hasText: 'Su ID de usuario o su contraseña no son correctos' })
    .filter({ hasText: 'Le quedan 4 intentos.' })
    .waitFor()
  await turnTo(page, 'en')
  await page.getByRole('alert').filter({ hasText: '4 attempts remaining' }).waitFor()
  await turnTo(page, 'es')
  await page.clock.fastForward(1000)
  await submit.click()
  await expectFieldErrorInSpanish(page)
  await password.fill(demoPassword)
  await page.clock.fastForward(1000)
  await submit.click()
  await arriveAt(page, 'Escriba su código de seis dígitos')
  await checkScreen(page, '91-code-spanish')
  await enterCodeInSpanish(page, mobilePhone)

  await page.waitForURL('**/dashboard/case')
  await arriveAt(page, 'Estamos preparando su caso para presentarlo')
  await checkScreen(page, '92-dashboard-spanish')
  await expectFirstTaskInSight(page, '92-first-task')
  await page.goto('/dashboard/documents')
  await arriveAt(page, 'Enviar los documentos solicitados')
  await page.getByRole('link', { name: /Cuentas de banco/ }).waitFor()
  await checkScreen(page, '93-documents-spanish')
  await readACategoryInSpanish(page)
  await turnTo(page, 'en')
  await arriveAt(page, 'Submit Requested Documents')
  await page.getByRole('link', { name: 'Bank and money accounts' }).waitFor()
  expect(await page.title()).toBe('Submit Requested Documents - Daybreak')
  await checkScreen(page, '94-documents-english-again')
})

/** Checks the texts of the request, its reason and dates, the dialog and the back link. */
async function readACategoryInSpanish(page: Page): Promise<void> {
  const category = 'Estados de cuenta del banco, todas las cuentas'
  await page.getByRole('link', { name: /Cuentas de banco/ }).click()
  await page.getByRole('link', { name: `Ver ${category}` }).click()
  await arriveAt(page, category)
  await expectInFirstScreen(page.getByRole('button', { name: 'Agregar documentos' }))
  await page.getByText('Los últimos tres meses; su abogado puede pedir más').waitFor()
  await page
    .getByText('El fideicomisario (trustee) los compara con lo que dicen sus papeles de la corte.')
    .waitFor()
  await page.getByText('¿No lo encuentra?').click()
  await page.getByText('Se acepta lo que imprime una sucursal.', { exact: false }).waitFor()
  await checkScreen(page, '100-category-spanish')
  await page.getByRole('button', { name: 'Agregar documentos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar un documento' })
  await dialog.getByRole('button', { name: 'Tomar una foto' }).waitFor()
  await checkScreen(page, '101-upload-spanish')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto('/dashboard/documents?tab=review')
  await page
    .getByRole('link', { name: 'Pay stub Oct 16.pdf' })
    .getByText('Su abogado necesita una copia nueva')
    .waitFor()
  await checkScreen(page, '102-review-spanish')
  await page.getByRole('tab', { name: 'Enviar' }).click()
}

async function expectFieldErrorInSpanish(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Hay un problema' })
    .getByRole('link', { name: 'Escriba su contraseña', exact: true })
    .waitFor()
}

test('the account stores the language: another browser uses it after signing in and after a reload', async () => {
  const first = await stage.openBrowser(computer)
  await enter(stage, first, person('denise'), '/login')
  await turnTo(first, 'es')
  await arriveAt(first, 'La corte le concedió la exoneración de sus deudas (discharge)')
  await checkScreen(first, '95-dashboard-complete-spanish')

  const second = await stage.openBrowser(computer)
  await enter(stage, second, person('denise'), '/login')
  await arriveAt(second, 'La corte le concedió la exoneración de sus deudas (discharge)')
  await second.getByRole('button', { name: 'English' }).waitFor()
  await second.reload()
  await arriveAt(second, 'La corte le concedió la exoneración de sus deudas (discharge)')
  await second.getByRole('button', { name: /Menú de usuario/ }).click()
  await checkScreen(second, '96-menu-spanish')
  await second.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await arriveAt(second, 'Hola de nuevo')
})

test('account creation stays at the same step and keeps the typed text', async () => {
  const page = await stage.openBrowser(phone)
  await page.goto(stage.invitation)
  await turnTo(page, 'es')
  await arriveAt(page, `Le damos la bienvenida, ${demoData.invitee.givenName}`)
  await checkScreen(page, '97-welcome-spanish')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await arriveAt(page, 'Verifique sus datos de contacto')
  await page.getByLabel('Celular').fill('12345')
  await page.getByLabel('Mensaje de texto').uncheck()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page
    .getByRole('region', { name: 'Hay un problema' })
    .getByRole('link', { name: 'El número de celular no es válido', exact: true })
    .waitFor()
  await checkScreen(page, '98-contact-info-spanish')
  await turnTo(page, 'en')
  await arriveAt(page, 'Verify contact info')
  await expectFieldError(page, page.getByLabel('Mobile Phone'), 'Mobile phone number is not valid')
  expect(await page.getByLabel('Mobile Phone').inputValue()).toBe('12345')
  expect(await page.getByLabel('Text', { exact: true }).isChecked()).toBe(false)
})

test('the page does not change if the Spanish words cannot be loaded', async () => {
  const page = await stage.openBrowser(phone)
  await page.route(spanishWords, (route) => route.abort())
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  const failed = page.waitForEvent('requestfailed', (request) =>
    /\/assets\/es-/.test(request.url()),
  )
  await page.getByRole('button', { name: 'Español' }).click()
  await failed
  await page.getByLabel('Email Address (User ID)').fill('rosa')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  forgive(page, /ERR_FAILED/)
  await checkScreen(page, '99-login-words-out-of-reach')
  await page.unroute(spanishWords)
  await turnTo(page, 'es')
  expect(await page.getByLabel('Correo electrónico (ID de usuario)').inputValue()).toBe('rosa')
})
