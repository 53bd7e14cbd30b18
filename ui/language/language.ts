// The language this browser reads the portal in. English travels with every screen; Spanish comes as a chunk of its own when somebody asks for it.
import { use, useSyncExternalStore } from 'react'
import { isLanguage, preferredLanguage, type Language, type Wording } from '#lib/language.ts'

/** The words of a part of the portal: English at hand, Spanish when it was fetched. */
export interface Words<W> {
  readonly english: W
  /** Undefined until `load` was answered. */
  readonly spanish: () => W | undefined
  readonly load: () => Promise<W>
  /** What a screen can be drawn with: Spanish, or English where Spanish cannot be fetched. The same promise until it is answered. */
  readonly ready: () => Promise<W>
}

const storageKey = 'daybreak.language'
const known = new Set<Words<unknown>>()
const listeners = new Set<() => void>()
let current: Language = 'en'
let chosen: Language | undefined
/** The last change that was begun, and how it goes. */
let wanted: Language | undefined
let change: Promise<void> = Promise.resolve()

/** Joins a words file with its Spanish one: `inLanguages(english, () => import('../words.es.ts').then(({ wordsEs }) => wordsEs))`. */
export function inLanguages<const W>(
  english: W,
  fetchSpanish: () => Promise<Wording<W>>,
): Words<Wording<W>> {
  let fetched: Wording<W> | undefined
  let underWay: Promise<Wording<W>> | undefined
  let settled: Promise<Wording<W>> | undefined
  const words: Words<Wording<W>> = {
    english: english as Wording<W>,
    spanish: () => fetched,
    load() {
      underWay ??= fetchSpanish().then(
        (spanish) => {
          fetched = spanish
          settled = atHand(spanish)
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

/** A promise that React reads without waiting. */
function atHand<W>(value: W): Promise<W> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/** The words of a screen in the language of the moment; the screen is drawn again when it changes. */
export function useWords<W>(words: Words<W>): W {
  const language = useLanguage()
  // Spanish is asked of React each time, at hand or not: it tells the promises of a screen apart by their order, and one left out would hand its words to the next.
  return language === 'en' ? words.english : use(words.ready())
}

/** The same outside of screens, for a moment: a title, a message that is made once. */
export function wordsNow<W>(words: Words<W>): W {
  return (current === 'es' ? words.spanish() : undefined) ?? words.english
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
}

export function currentLanguage(): Language {
  return current
}

/** What somebody has chosen with the toggle since this page was loaded. */
export function chosenLanguage(): Language | undefined {
  return chosen
}

/** Answers the function that ends it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The toggle: like `changeLanguage`, and it counts more than what is known about an account. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  if (current === language) chosen = language
}

/** Fetches the words first, so that the screen changes at once and whole. Rejects when they cannot be fetched: the language then stays. */
export async function changeLanguage(language: Language): Promise<void> {
  await beginChange(language)
  // Somebody may have changed their mind while it was fetched.
  if (current !== language) return
  localStorage.setItem(storageKey, current)
}

/** The toggle of another tab of this browser changes this one too; without the words it stays as it is. Once. */
export function followLanguageOfOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && isLanguage(newValue) && newValue !== current) void follow(newValue)
  })
}

async function follow(language: Language): Promise<void> {
  await beginChange(language).catch(() => undefined)
  if (current !== language) return
  // What was chosen here before must not speak against it.
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

/** A browser remembers until the page is loaded anew that a module could not be fetched. So the file is fetched first, and asked for as a module only when it is there. */
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

/** The language that was chosen in this browser before, else the first of ours that the browser itself asks for. Once, before anything is drawn. */
export async function startLanguage(): Promise<void> {
  const remembered = localStorage.getItem(storageKey)
  const language = isLanguage(remembered) ? remembered : preferredLanguage(navigator.languages)
  if (language !== 'es') return
  // index.html says 'Loading...' in this language before the words are there.
  document.documentElement.lang = language
  // Without the words the portal is better than without anything.
  await beginChange(language).catch(() => (document.documentElement.lang = current))
}

/** Waits for a change under way and for the words of all that was loaded meanwhile, so that nothing is drawn by halves. */
export async function wordsAtHand(): Promise<void> {
  await change.catch(() => undefined)
  if (current === 'es') await Promise.all([...known].map((words) => words.ready()))
}
