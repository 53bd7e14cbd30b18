import { createElement } from 'react'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import type { Wording } from '#lib/language.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const english = { hello: 'Hello' }
const spanish = { hello: 'Hola' }
const page = {
  documentElement: { lang: 'en' },
  querySelector: (): { readonly content: string } | null => null,
}
let stored: Map<string, string>

beforeEach(() => {
  vi.resetModules()
  vi.restoreAllMocks()
  stored = new Map()
  page.documentElement.lang = 'en'
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('navigator', { languages: ['en-US'] })
})

async function freshPage() {
  const language = await import('./language.ts')
  const inLanguages = <W>(en: W, load: () => Promise<Wording<W>>) =>
    language.defineWords({ en: { words: en }, es: async () => ({ words: await load() }) }).words
  return { ...language, inLanguages, words: inLanguages(english, () => Promise.resolve(spanish)) }
}

test('the toggle changes the texts, the page language and the language of the next visit', async () => {
  const {
    chooseLanguage,
    findChosenLanguage: chosenLanguage,
    currentLanguage,
    words,
    wordsNow,
  } = await freshPage()
  expect(wordsNow(words).hello).toBe('Hello')
  await chooseLanguage('es')
  expect([
    currentLanguage(),
    chosenLanguage(),
    page.documentElement.lang,
    stored.get('daybreak.language'),
  ]).toEqual(['es', 'es', 'es', 'es'])
  expect(wordsNow(words).hello).toBe('Hola')
  await chooseLanguage('en')
  expect([page.documentElement.lang, wordsNow(words).hello]).toEqual(['en', 'Hello'])
})

test('when listeners of a language change are called, all words are loaded', async () => {
  const { changeLanguage, onLanguageChange, words, wordsNow } = await freshPage()
  const languages: string[] = []
  const stop = onLanguageChange(() => languages.push(wordsNow(words).hello))
  await changeLanguage('es')
  stop()
  await changeLanguage('en')
  expect(languages).toEqual(['Hola'])
})

test('if the words cannot be loaded, the language stays and is not stored, and the next press tries again', async () => {
  const {
    chooseLanguage,
    findChosenLanguage: chosenLanguage,
    currentLanguage,
    inLanguages,
    words,
    wordsNow,
  } = await freshPage()
  let isOnline = false
  inLanguages(english, () =>
    isOnline ? Promise.resolve(spanish) : Promise.reject(new TypeError('Failed to fetch')),
  )
  await expect(chooseLanguage('es')).rejects.toThrow('Failed to fetch')
  expect([
    currentLanguage(),
    chosenLanguage(),
    page.documentElement.lang,
    stored.size,
    wordsNow(words).hello,
  ]).toEqual(['en', undefined, 'en', 0, 'Hello'])
  isOnline = true
  await chooseLanguage('es')
  expect(wordsNow(words).hello).toBe('Hola')
})

test('imports a module only after its file was fetched, because browsers cache a failed import', async () => {
  const requests: string[] = []
  const { chooseLanguage, currentLanguage, inLanguages } = await freshPage()
  inLanguages(english, () => {
    requests.push('module')
    return Promise.resolve(spanish)
  })
  vi.spyOn(page, 'querySelector').mockReturnValue({ content: '/assets/es.js' })
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('', { status: 503 })),
    () => Promise.resolve(new Response('words')),
  ]
  vi.stubGlobal('fetch', (file: string) => {
    requests.push(file)
    return answers.shift()?.()
  })
  for (const _ of [1, 2]) await expect(chooseLanguage('es')).rejects.toThrow()
  expect([currentLanguage(), requests]).toEqual(['en', ['/assets/es.js', '/assets/es.js']])
  await chooseLanguage('es')
  expect([currentLanguage(), requests.slice(2)]).toEqual(['es', ['/assets/es.js', 'module']])
})

test('only a text that is known to be in another language than the page is marked', async () => {
  const { chooseLanguage, useLangOf } = await freshPage()
  const Text = ({ language }: { readonly language: string | null }) =>
    createElement('p', { lang: useLangOf(language) })
  const html = (language: string | null) => renderToStaticMarkup(createElement(Text, { language }))
  expect([html('es'), html('en'), html(null)]).toEqual(['<p lang="es"></p>', '<p></p>', '<p></p>'])
  await chooseLanguage('es')
  expect([html('es'), html('en')]).toEqual(['<p></p>', '<p lang="en"></p>'])
})

test('the last of several choices wins when words are still loading', async () => {
  const { chooseLanguage, findChosenLanguage: chosenLanguage, currentLanguage } = await freshPage()
  await Promise.all([chooseLanguage('es'), chooseLanguage('en')])
  expect([
    currentLanguage(),
    chosenLanguage(),
    page.documentElement.lang,
    stored.get('daybreak.language'),
  ]).toEqual(['en', 'en', 'en', 'en'])
})

test.each([
  [undefined, ['es-MX', 'en'], 'es'],
  [undefined, ['en-US', 'es'], 'en'],
  [undefined, ['fr'], 'en'],
  ['en', ['es-MX'], 'en'],
  ['es', ['en-US'], 'es'],
  ['xx', ['es-MX'], 'es'],
])(
  'a page that remembers %s in a browser that prefers %j starts in %s',
  async (remembered, languages, expected) => {
    if (remembered !== undefined) stored.set('daybreak.language', remembered)
    vi.stubGlobal('navigator', { languages })
    const {
      findChosenLanguage: chosenLanguage,
      currentLanguage,
      startLanguage,
      waitForWords: wordsAtHand,
    } = await freshPage()
    void startLanguage()
    await wordsAtHand()
    expect([currentLanguage(), chosenLanguage()]).toEqual([expected, undefined])
    expect(stored.get('daybreak.language'), 'what was not chosen here is not remembered').toBe(
      remembered,
    )
  },
)

test('remembers the chosen language', async () => {
  const { changeLanguage } = await freshPage()
  await changeLanguage('es')
  expect(stored.get('daybreak.language')).toBe('es')
})

test('words of a later screen are Spanish, or English when they cannot be loaded', async () => {
  const { changeLanguage, inLanguages, waitForWords: wordsAtHand, wordsNow } = await freshPage()
  await changeLanguage('es')
  const later = inLanguages(english, () => Promise.resolve(spanish))
  await vi.waitFor(() => expect(wordsNow(later).hello).toBe('Hola'), { timeout: 20_000 })
  const lost = inLanguages(english, () => Promise.reject(new TypeError('Failed to fetch')))
  await wordsAtHand()
  expect(wordsNow(lost).hello).toBe('Hello')
})

test('a screen that waits for several files of words shows each text in its place, whatever file arrives first', async () => {
  const { changeLanguage, inLanguages, useWords } = await freshPage()
  await changeLanguage('es')
  const arrivals: (() => void)[] = []
  const arriving = <W>(words: W) => new Promise<W>((resolve) => arrivals.push(() => resolve(words)))
  const title = inLanguages({ title: 'Case' }, () => arriving({ title: 'Caso' }))
  const footer = inLanguages({ footer: 'Help' }, () => arriving({ footer: 'Ayuda' }))
  const draw = vi.fn(() => `${useWords(title).title} ${useWords(footer).footer}`)
  const drawn = readText(draw)
  for (const [before, arrive] of arrivals.entries()) {
    await vi.waitFor(() => expect(draw.mock.calls.length).toBeGreaterThan(before), {
      timeout: 20_000,
    })
    arrive()
  }
  expect(await drawn).toBe('Caso Ayuda')
})

test('words of one module and merged words are all Spanish after one change', async () => {
  const { changeLanguage, defineSentences, defineWords, mergeWords, wordsNow } = await freshPage()
  const { title, footer } = defineWords({
    en: { title: { case: 'Case' }, footer: { help: 'Help' } },
    es: () => Promise.resolve({ title: { case: 'Caso' }, footer: { help: 'Ayuda' } }),
  })
  const sentences = defineSentences({
    en: { 'a.gone': { kind: 'expired', text: 'Gone.' } },
    es: () => Promise.resolve({ sentences: { 'a.gone': 'Ya no está.' } }),
  })
  const merged = mergeWords(sentences, mergeWords(title, footer))
  expect(wordsNow(merged)).toEqual({ 'a.gone': 'Gone.', case: 'Case', help: 'Help' })
  await changeLanguage('es')
  expect(wordsNow(merged)).toEqual({ 'a.gone': 'Ya no está.', case: 'Caso', help: 'Ayuda' })
  expect([wordsNow(title), wordsNow(footer)]).toEqual([{ case: 'Caso' }, { help: 'Ayuda' }])
})

async function readText(Screen: () => string): Promise<string> {
  const stream = await renderToReadableStream(createElement(Screen))
  await stream.allReady
  return new Response(stream).text()
}

describe('a language change in another tab', () => {
  let notify: (event: { readonly key: string | null; readonly newValue: string | null }) => void

  beforeEach(() =>
    vi.stubGlobal(
      'addEventListener',
      (_name: string, listener: typeof notify) => (notify = listener),
    ),
  )

  test('changes the language of this tab too and overrides an earlier choice in this tab', async () => {
    const {
      chooseLanguage,
      findChosenLanguage: chosenLanguage,
      currentLanguage,
      followLanguageOfOtherTabs,
      waitForWords: wordsAtHand,
    } = await freshPage()
    followLanguageOfOtherTabs()
    notify({ key: 'daybreak.language', newValue: 'es' })
    await wordsAtHand()
    expect([currentLanguage(), page.documentElement.lang, chosenLanguage()]).toEqual([
      'es',
      'es',
      undefined,
    ])
    await chooseLanguage('en')
    notify({ key: 'daybreak.language', newValue: 'es' })
    await wordsAtHand()
    await Promise.resolve()
    expect([currentLanguage(), chosenLanguage()]).toEqual(['es', 'es'])
  })

  test.each([
    ['another', 'es'],
    [null, null],
    ['daybreak.language', null],
    ['daybreak.language', 'xx'],
  ])('a storage event with the key %s and the value %s changes nothing', async (key, newValue) => {
    const {
      currentLanguage,
      followLanguageOfOtherTabs,
      waitForWords: wordsAtHand,
    } = await freshPage()
    followLanguageOfOtherTabs()
    notify({ key, newValue })
    await wordsAtHand()
    expect(currentLanguage()).toBe('en')
  })

  test('changes nothing when the words cannot be loaded', async () => {
    const {
      currentLanguage,
      followLanguageOfOtherTabs,
      inLanguages,
      waitForWords: wordsAtHand,
    } = await freshPage()
    inLanguages(english, () => Promise.reject(new TypeError('Failed to fetch')))
    followLanguageOfOtherTabs()
    notify({ key: 'daybreak.language', newValue: 'es' })
    await wordsAtHand()
    expect([currentLanguage(), page.documentElement.lang]).toEqual(['en', 'en'])
  })
})
