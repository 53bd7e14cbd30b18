import { beforeEach, expect, test, vi } from 'vitest'

let saved: string[]
let isReachable: boolean

beforeEach(() => {
  vi.resetModules()
  saved = []
  isReachable = true
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    const { operationName, variables } = JSON.parse(body) as {
      readonly operationName: string
      readonly variables: { readonly account: { readonly language: string } }
    }
    if (!isReachable || operationName !== 'SaveLanguage')
      return Promise.reject(new TypeError('Failed to fetch'))
    saved.push(variables.account.language)
    return Promise.resolve(
      Response.json({
        data: { accounts: { update: { id: 'a1', language: variables.account.language } } },
      }),
    )
  })
})

const rosa = {
  id: 'a1',
  givenName: 'Rosa',
  familyName: 'Delgado',
  userName: 'rosa@example.com',
  caseCount: 1,
  accountCreationStep: 6,
  verifyPhone: false,
  verifyEmail: false,
}

async function freshPage() {
  const { currentLanguage } = await import('#ui/language/language.ts')
  const { setCurrentAccount } = await import('./current-account.ts')
  return {
    ...(await import('./account-language.ts')),
    currentLanguage,
    signIn: () => setCurrentAccount(rosa),
  }
}

test.each([
  ['es', 'es'],
  ['en', 'en'],
])(
  'for an account that reads %s, switches an English page to %s and saves nothing',
  async (language, expected) => {
    const { currentLanguage, adoptLanguage } = await freshPage()
    await adoptLanguage({ id: 'a1', language })
    expect([currentLanguage(), saved]).toEqual([expected, []])
  },
)

test.each([null, 'fr'])(
  "saves the page's language once for an account without one (%s)",
  async (language) => {
    const { currentLanguage, adoptLanguage } = await freshPage()
    await adoptLanguage({ id: 'a1', language })
    await adoptLanguage({ id: 'a1', language })
    await vi.waitFor(() => expect(saved).toEqual(['en']), { timeout: 20_000 })
    expect(currentLanguage()).toBe('en')
  },
)

test('prefers the language chosen before sign-in and saves it once', async () => {
  const { chooseLanguageOfMine, currentLanguage, adoptLanguage } = await freshPage()
  await chooseLanguageOfMine('es')
  expect(saved).toEqual([])
  await adoptLanguage({ id: 'a1', language: 'en' })
  await vi.waitFor(() => expect(saved).toEqual(['es']), { timeout: 20_000 })
  await adoptLanguage({ id: 'a1', language: 'en' })
  expect([currentLanguage(), saved]).toEqual(['es', ['es']])
})

test('saves a language chosen while signed in, and retries after an unreachable server', async () => {
  const { chooseLanguageOfMine, currentLanguage, signIn, adoptLanguage } = await freshPage()
  signIn()
  await chooseLanguageOfMine('es')
  await chooseLanguageOfMine('en')
  expect(saved).toEqual(['es', 'en'])
  isReachable = false
  await chooseLanguageOfMine('es')
  expect(currentLanguage()).toBe('es')
  isReachable = true
  await adoptLanguage({ id: 'a1', language: 'en' })
  await vi.waitFor(() => expect(saved).toEqual(['es', 'en', 'es']), { timeout: 20_000 })
})

test("saves a choice after the pending save of the page's language", async () => {
  const { chooseLanguageOfMine, signIn, adoptLanguage } = await freshPage()
  const fast = globalThis.fetch
  const first = Promise.withResolvers<undefined>()
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(fast).mockImplementationOnce(async (...call) => {
      await first.promise
      return fast(...call)
    }),
  )
  signIn()
  await adoptLanguage({ id: 'a1', language: null })
  const chosen = chooseLanguageOfMine('es')
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('es'), { timeout: 20_000 })
  first.resolve(undefined)
  await chosen
  expect(saved).toEqual(['en', 'es'])
})
