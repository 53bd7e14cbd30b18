import { expect, test } from 'vitest'
import { toSentences, type ProblemList } from '#lib/problem.ts'
import type { Words } from '#ui/language/language.ts'

type Module = Readonly<Record<string, unknown>>

/** Texts that are the same in both languages. */
const alike = new Set([
  'Daybreak',
  'No',
  '99+',
  'Fax',
  'Alaska',
  'Error',
  'Error: ',
  'bytes',
  'Color',
  'English',
  'Español',
])

/**
 * Names of texts that exist only in English: texts for the staff of a firm, who read only English,
 * and texts that screens compare but never show.
 */
const inEnglishAlone = new Set([
  'firmAlerts',
  'firmAlertCase',
  'verificationProblems',
  'staffMails',
  'staffMailWords',
])

const english: Readonly<Record<string, Module>> = import.meta.glob(
  ['/ui/**/*.en.ts', '/apps/*/**/*.en.ts', '/features/**/*.en.ts'],
  { eager: true },
)
const problems: Readonly<Record<string, Module>> = import.meta.glob(
  '/features/*/rules/**/problems.ts',
  { eager: true },
)
/** Words of screens, which load their Spanish. */
const screens: Readonly<Record<string, Module>> = import.meta.glob(
  ['/ui/**/*words.ts', '/apps/*/**/*words.ts', '/features/*/{portal,workspace}/**/*words.ts'],
  { eager: true },
)
const spanish: Readonly<Record<string, Module>> = import.meta.glob(
  ['/ui/**/*.es.ts', '/apps/*/**/*.es.ts', '/features/**/*.es.ts'],
  { eager: true },
)

const isProblemList = ([, value]: readonly [string, unknown]) =>
  Object.values(Object(value) as object).some((entry) => typeof Object(entry).kind === 'string')

/** In `rules`, where one file imports both languages, the Spanish name ends with `Es`. */
const findSpanish = (path: string, name: string) =>
  spanish[path]?.[name] ?? spanish[path]?.[`${name}Es`]

const isWords = (value: unknown): value is Words<unknown> =>
  typeof Object(value).load === 'function'

/** All texts, each with its file, its name, the English text and the Spanish text. */
const everything = [
  ...Object.entries(english).flatMap(([path, module]) =>
    Object.entries(module).map(
      ([name, sentence]) =>
        [path, name, sentence, findSpanish(path.replace('.en.ts', '.es.ts'), name)] as const,
    ),
  ),
  ...(await Promise.all(
    Object.entries(screens).flatMap(([path, module]) =>
      Object.entries(module).flatMap(([name, words]) =>
        isWords(words)
          ? [words.load().then((loaded) => [path, name, words.english, loaded] as const)]
          : [],
      ),
    ),
  )),
  ...Object.entries(problems).flatMap(([path, module]) =>
    Object.entries(module)
      .filter(isProblemList)
      .map(
        ([name, list]) =>
          [
            path,
            name,
            toSentences(list as ProblemList),
            findSpanish(path.replace('.ts', '.es.ts'), 'sentences'),
          ] as const,
      ),
  ),
]
const pairs = everything.filter(([, name]) => !inEnglishAlone.has(name))

/** Returns a value that prints its own name when a text contains it. */
function probe(name: string): unknown {
  return new Proxy(() => undefined, {
    get: (_, key) =>
      key === Symbol.toPrimitive || key === 'toString'
        ? () => `‹${name}›`
        : probe(`${name}.${String(key)}`),
    apply: () => probe(`${name}()`),
  })
}

type Sentence = (...values: unknown[]) => unknown

/** Arguments for texts that are functions: names, and numbers for the singular and the plural. */
const trials = [['first', 'second', 'third', 'fourth'].map(probe), [1, 1, 1, 1], [2, 3, 4, 5]]

/** Returns undefined if the function needs parameters of other types. */
function speak(say: Sentence, values: readonly unknown[]): unknown {
  try {
    const answer = say(...values)
    return typeof answer === 'function' ? String(answer) : answer
  } catch {
    return undefined
  }
}

function complaintsOfSentence(en: Sentence, es: Sentence, place: string): readonly string[] {
  const meant = trials.filter((values) => speak(en, values) !== undefined)
  if (meant.length === 0) return [`${place} could not be tried`]
  return [
    ...new Set(
      meant.flatMap((values) => complaints(speak(en, values), speak(es, values), `${place}()`)),
    ),
  ]
}

const placesIn = (text: string) => (text.match(/\{\w+\}|‹[^›]+›/g) ?? []).toSorted()

/** Returns all faults of `es`, each with its path. */
function complaints(en: unknown, es: unknown, place: string): readonly string[] {
  if (typeof en === 'string') {
    if (typeof es !== 'string') return [`${place} has no Spanish`]
    if (en !== '' && es.trim() === '') return [`${place} is empty`]
    if (placesIn(en).join() !== placesIn(es).join())
      return [
        `${place} fills ${placesIn(en).join(' ')} in English, ${placesIn(es).join(' ')} in Spanish`,
      ]
    const hasWords = /\p{L}{2}/u.test(en.replace(/\{\w+\}|‹[^›]+›/g, ''))
    return en === es && hasWords && !alike.has(en) ? [`${place} is English: ${en}`] : []
  }
  if (typeof en === 'function')
    return typeof es === 'function'
      ? complaintsOfSentence(en as Sentence, es as Sentence, place)
      : [`${place} has no Spanish`]
  if (typeof en !== 'object' || en === null) return []
  if (typeof es !== 'object' || es === null) return [`${place} has no Spanish`]
  const [enKeys, esKeys] = [Object.keys(en), Object.keys(es)]
  const more = esKeys
    .filter((key) => !enKeys.includes(key))
    .map((key) => `${place}.${key} has no English`)
  const isInOrder = more.length > 0 || esKeys.join() === enKeys.filter((key) => key in es).join()
  return [
    ...more,
    ...(isInOrder ? [] : [`${place} has another order in Spanish`]),
    ...enKeys.flatMap((key) =>
      complaints((en as Module)[key], (es as Module)[key], `${place}.${key}`),
    ),
  ]
}

test.each(pairs)('the file %s has a complete Spanish text for %s', (_, name, en, es) =>
  expect(complaints(en, es, name)).toEqual([]),
)

test('the test finds each kind of fault', () => {
  const good = { a: 'Hello {name}', b: (count: number) => `${count} files`, c: ['One'] }
  expect(
    complaints(
      good,
      { a: 'Hola, {name}', b: (count: number) => `${count} archivos`, c: ['Uno'] },
      'w',
    ),
  ).toEqual([])
  expect(complaints(good, { a: 'Hola', b: () => 'archivos', c: ['One'], d: 'Más' }, 'w')).toEqual([
    'w.d has no English',
    'w.a fills {name} in English,  in Spanish',
    'w.b() fills ‹first› in English,  in Spanish',
    'w.c.0 is English: One',
  ])
  expect(complaints(good, { a: '', b: 'archivos' }, 'w')).toEqual([
    'w.a is empty',
    'w.b has no Spanish',
    'w.c has no Spanish',
  ])
})
