// A page whose files do not arrive says so in words of its own, and can be tried again. A press
// whose answer does not arrive says that it still waits.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { arriveAt, fillLogIn, person } from './test-people.ts'
import { checkScreen, forgiveAlways } from './test-screen.ts'
import { hold } from './test-session.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const maxWaitMs = 10_000
const lost = /net::ERR_FAILED/

/** Skips the time after which the words appear. */
async function passTheWait(page: Page): Promise<void> {
  const waits = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const wait = Number(animation.effect?.getComputedTiming().endTime)
      animation.finish()
      return wait
    }),
  )
  expect(Math.max(...waits)).toBeLessThanOrEqual(maxWaitMs)
}

test.each([
  ['/login', 'Welcome Back'],
  ['/workspace/', 'Log in'],
])(
  '%s without its scripts says that it has not loaded, and loads when tried again',
  async (path, heading) => {
    const page = await stage.openBrowser(phone)
    forgiveAlways(page, lost)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    const words = page.getByText('The page has not loaded. Check your connection.')
    expect(await words.isVisible()).toBe(false)
    await passTheWait(page)
    await words.waitFor()
    await page.getByText('La página no se ha cargado. Revise su conexión.').waitFor()
    await checkScreen(page, `47-not-loaded-${path.length}`)
    await page.unroute('**/*.js')
    await page.getByRole('link', { name: 'Try again' }).click()
    await arriveAt(page, heading)
  },
)

test('a page without its style sheet says so in both languages', async () => {
  const page = await stage.openBrowser(phone)
  forgiveAlways(page, lost)
  await page.route('**/*.css', (route) => route.abort())
  await page.goto('/login')
  await page.getByText('The page has not loaded. Check your connection.').waitFor()
  await page.getByText('La página no se ha cargado. Revise su conexión.').waitFor()
})

test('a browser that blocks site data shows what to allow', async () => {
  const page = await stage.openBrowser(phone)
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('/login')
  await page.getByText('Your browser blocks cookies and site data for this page.').waitFor()
  await page.getByText('Su navegador bloquea las cookies y los datos de este sitio.').waitFor()
  await checkScreen(page, '48-no-site-data')
  await page.goto('/workspace/')
  await page.getByText('Your browser blocks cookies and site data for this page.').waitFor()
})

test('a screen whose file is lost twice opens all the same', async () => {
  const page = await stage.openBrowser(phone)
  forgiveAlways(page, lost)
  let losses = 0
  await page.route('**/LoginPage-*.js', async (route) => {
    losses += 1
    if (losses > 2) await route.continue()
    else await route.abort()
  })
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  expect(losses).toBe(3)
})

test('a login without an answer says after ten seconds that it still waits', async () => {
  const page = await stage.openBrowser(phone)
  await page.clock.install()
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  const { release } = await hold(page, ['LogIn'])
  await fillLogIn(page, person('denise').email, demoPassword)
  await page.getByRole('button', { name: 'Logging in…' }).waitFor()
  const words = page.getByText('This takes longer than usual.')
  expect(await words.count()).toBe(0)
  await page.clock.fastForward(10_000)
  await words.waitFor()
  await checkScreen(page, '43-login-still-waits')
  await release()
  await arriveAt(page, 'Enter your six-digit code')
})
