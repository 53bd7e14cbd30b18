// spec: accounts#invitation-language
import { beforeEach, expect, test, vi } from 'vitest'

let stored: Map<string, string>
beforeEach(() => {
  vi.resetModules()
  stored = new Map()
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, querySelector: () => null })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('navigator', { languages: ['en-US'] })
})

async function freshPage() {
  const { followInvitation } = await import('./open-invitation.ts')
  return { followInvitation, ...(await import('#ui/language/language.ts')) }
}

test('account creation opens in the language of the invitation, at each load, and stores no choice', async () => {
  const { followInvitation, currentLanguage } = await freshPage()
  await followInvitation({ language: 'es' })
  expect([currentLanguage(), document.documentElement.lang, stored.size]).toEqual(['es', 'es', 0])
})

test('a language that the reader chooses stays, also after a reload', async () => {
  const first = await freshPage()
  await first.followInvitation({ language: 'es' })
  await first.chooseLanguage('en')
  await first.followInvitation({ language: 'es' })
  expect(first.currentLanguage()).toBe('en')
  vi.resetModules()
  const reloaded = await freshPage()
  await reloaded.startLanguage()
  await reloaded.followInvitation({ language: 'es' })
  expect(reloaded.currentLanguage()).toBe('en')
})

test('a choice whose words still load is a choice', async () => {
  const { followInvitation, chooseLanguage, currentLanguage, defineWords } = await freshPage()
  let arrive: (words: { hello: { title: string } }) => void = () => undefined
  const spanish = new Promise<{ hello: { title: string } }>((resolve) => (arrive = resolve))
  defineWords({ en: { hello: { title: 'Hello' } }, es: () => spanish })
  const chosen = chooseLanguage('es')
  await followInvitation({ language: 'en' })
  arrive({ hello: { title: 'Hola' } })
  await chosen
  expect(currentLanguage()).toBe('es')
})

test.each([null, 'fr'])('an invitation in %s changes nothing', async (language) => {
  const { followInvitation, currentLanguage } = await freshPage()
  await followInvitation({ language })
  expect(currentLanguage()).toBe('en')
})
