// Every screen includes English; Spanish is a separate chunk.
import { use, useSyncExternalStore } from 'react'
import { toSentences, type ProblemList } from '#lib/problem.ts'
import { storagePrefix } from '../browser/app.ts'
import { isLanguage, preferredLanguage, type Language, type Wording } from '#lib/language.ts'
import { storeItem } from '../mirror/store-item.ts'

export interface Words<W> {
  readonly english: W
  /** Undefined until `load` resolves. */
  readonly spanish: () => W | undefined
  readonly load: () => Promise<W>
  /** Resolves to English if Spanish cannot be loaded. Returns the same promise until it settles. */
  readonly ready: () => Promise<W>
}

/** The type of words, and of their Spanish. */
export type WordingOf<W> = W extends Words<infer Spoken> ? Spoken : never

export const languageKey = `${storagePrefix}.language`
const known = new Set<Words<unknown>>()
const listeners = new Set<() => void>()
let current: Language = 'en'
let chosen: Language | undefined
let wanted: Language | undefined
let change: Promise<void> = Promise.resolve()

/**
 * The words of a screen. The file of `es` exports Spanish of the same names, with the type
 * `WordingOf<typeof en.name>`; a test finds names that it lacks.
 */
export function defineWords<const En extends object>({
  en,
  es,
}: {
  readonly en: En
  readonly es: () => Promise<object>
}): { readonly [Name in keyof En]: Words<Wording<En[Name]>> } {
  const names = Object.keys(en) as (keyof En)[]
  type Spanish = { readonly [Name in keyof En]: Wording<En[Name]> }
  const words = names.map((name) => [
    name,
    toWords(en[name] as Wording<En[typeof name]>, async () => ((await es()) as Spanish)[name]),
  ])
  return Object.fromEntries(words) as { [Name in keyof En]: Words<Wording<En[Name]>> }
}

/** The texts of a feature's problems by code. */
export function defineSentences<const L extends ProblemList>({
  en,
  es,
}: {
  readonly en: L
  readonly es: () => Promise<{ readonly sentences: Readonly<Record<keyof L, string>> }>
}): Words<Readonly<Record<keyof L, string>>> {
  return toWords(toSentences(en), () => es().then(({ sentences }) => sentences))
}

export function mergeWords<A extends object, B extends object>(
  a: Words<A>,
  b: Words<B>,
): Words<A & B> {
  return toWords({ ...a.english, ...b.english }, async () => {
    const [ofA, ofB] = await Promise.all([a.load(), b.load()])
    return { ...ofA, ...ofB }
  })
}

function toWords<W>(english: W, fetchSpanish: () => Promise<W>): Words<W> {
  let fetched: W | undefined
  let underWay: Promise<W> | undefined
  let settled: Promise<W> | undefined
  const words: Words<W> = {
    english,
    spanish: () => fetched,
    load() {
      underWay ??= fetchSpanish().then(
        (spanish) => {
          fetched = spanish
          settled = loadWords(spanish)
          return spanish
        },
        (failure: unknown) => {
          underWay = undefined
          throw failure
        },
      )
      return underWay
    },
    ready() {
      settled ??= words.load().catch(() => words.english)
      return settled
    },
  }
  known.add(words)
  if (current === 'es') void words.ready()
  return words
}

/** A settled promise that React reads without suspending. */
function loadWords<W>(value: W): Promise<W> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

export function useWords<W>(words: Words<W>): W {
  const language = useLanguage()
  // React matches promises by call order, so `use` must run each time, loaded or not.
  return language === 'en' ? words.english : use(words.ready())
}

export function wordsNow<W>(words: Words<W>): W {
  return (current === 'es' ? words.spanish() : undefined) ?? words.english
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
}

/**
 * The `lang` of a text that may be in another language than the page. Undefined for the language of
 * the page, and for null, a language that is not known (spec: wording#language-of-texts).
 */
export function useLangOf(language: string | null): Language | undefined {
  const page = useLanguage()
  return isLanguage(language) && language !== page ? language : undefined
}

export function currentLanguage(): Language {
  return current
}

export function findChosenLanguage(): Language | undefined {
  return chosen
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Called by the language toggle. The choice overrides the language of the account and of an
 * invitation, also while its words still load.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const before = chosen
  chosen = language
  try {
    await changeLanguage(language)
  } catch (failure) {
    if (chosen === language) chosen = before
    throw failure
  }
}

/** Loads all words first. Rejects when that fails; the language then stays. */
export async function changeLanguage(language: Language): Promise<void> {
  await beginChange(language)
  if (current !== language) return
  storeItem(localStorage, languageKey, current)
}

/** Follows a language change in another tab if the words can be loaded. Call it once. */
export function followLanguageOfOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === languageKey && isLanguage(newValue) && newValue !== current)
      void followLanguage(newValue)
  })
}

/** Leaves the choice of this browser as it is. Keeps the language if its words cannot be loaded. */
export async function followLanguage(language: Language): Promise<void> {
  await beginChange(language).catch(() => undefined)
  if (current !== language) return
  // The choice in the other tab replaces an earlier choice in this tab.
  if (chosen !== undefined) chosen = language
}

function beginChange(language: Language): Promise<void> {
  wanted = language
  change = (language === 'es' ? loadSpanish() : Promise.resolve()).then(() => {
    if (wanted === language) setLanguage(language)
  })
  return change
}

async function loadSpanish(): Promise<void> {
  if ([...known].some((words) => words.spanish() === undefined)) await fetchSpanish()
  await Promise.all([...known].map((words) => words.load()))
}

/** Browsers cache a failed import until a reload, so the file is fetched first. */
async function fetchSpanish(): Promise<void> {
  const file = document.querySelector<HTMLMetaElement>('meta[name="spanish"]')?.content
  if (file === undefined) return
  const answer = await fetch(file)
  if (!answer.ok) throw new TypeError(`The Spanish words are not there: ${answer.status}`)
  await answer.arrayBuffer()
}

function setLanguage(language: Language): void {
  current = language
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

/** The stored language, or the browser's first supported one. Call it before the first render. */
export async function startLanguage(): Promise<void> {
  const remembered = localStorage.getItem(languageKey)
  const language = isLanguage(remembered) ? remembered : preferredLanguage(navigator.languages)
  if (language !== 'es') return
  // index.html shows 'Loading...' in this language before the words are loaded.
  document.documentElement.lang = language
  // Without the words the portal starts in English.
  await beginChange(language).catch(() => (document.documentElement.lang = current))
}

/** Waits for a pending change and all words, so that a screen never mixes languages. */
export async function waitForWords(): Promise<void> {
  await change.catch(() => undefined)
  if (current === 'es') await Promise.all([...known].map((words) => words.ready()))
}
