// Each feature owns the sentences of its news; this feature does not know their kinds.
import { languages, type Language, type Wording } from '#lib/language.ts'
import { fillIn } from '#lib/problem.ts'
import type { NewsName, NewsParams, NewsSubject } from './news.ts'
import { newsFallbackWords } from './words.en.ts'
import { newsFallbackWordsEs } from './words.es.ts'

export type WordNews = (params: NewsParams, language: Language) => string
export type NewsWords = Readonly<Record<string, WordNews>>

/** Placeholders: {actor}, {name}, {count}, and the values by name. */
export type NewsSentence = string | { readonly one: string; readonly many: string }
export type NewsSentences = Readonly<Record<string, NewsSentence>>
type NewsValues = Readonly<Record<string, string>>

const fallbackWords: Readonly<Record<Language, Wording<typeof newsFallbackWords>>> = {
  en: newsFallbackWords,
  es: newsFallbackWordsEs,
}

/** The kind of a sentence is the prefix, a dot and its key. `toShown` formats the stored values. */
export function getNewsWords<Prefix extends string, const Sentences extends NewsSentences>(
  prefix: Prefix,
  sentences: { readonly en: Sentences; readonly es: Wording<Sentences> },
  toShown: (values: NewsValues, language: Language) => NewsValues = (values) => values,
): Readonly<Record<`${Prefix}.${keyof Sentences & string}`, WordNews>> {
  const words = Object.keys(sentences.en).map((key): readonly [string, WordNews] => {
    const byLanguage = Object.fromEntries(
      languages.map((language) => [
        language,
        (sentences[language] as Readonly<Record<string, NewsSentence>>)[key] ?? '',
      ]),
    ) as Readonly<Record<Language, NewsSentence>>
    return [
      `${prefix}.${key}`,
      (params, language) => fillSentence(byLanguage[language], params, language, toShown),
    ]
  })
  return Object.fromEntries(words) as Readonly<
    Record<`${Prefix}.${keyof Sentences & string}`, WordNews>
  >
}

/** Older rows show their stored description. For an unknown kind, says only that there is news. */
export function describeNews(
  {
    kind,
    params,
    description,
  }: {
    readonly kind: string | null
    readonly params: NewsParams
    readonly description: string | null
  },
  words: NewsWords,
  language: Language,
): string {
  const word = kind !== null && Object.hasOwn(words, kind) ? words[kind] : undefined
  return word?.(params, language) ?? description ?? fallbackWords[language].unknown
}

function fillSentence(
  sentence: NewsSentence,
  params: NewsParams,
  language: Language,
  toShown: (values: NewsValues, language: Language) => NewsValues,
): string {
  const { actors = [], objects = [], values = {} } = params
  const text =
    typeof sentence === 'string' ? sentence : objects.length === 1 ? sentence.one : sentence.many
  const name = objects[0]?.name
  return fillIn(text, {
    ...toShown(values, language),
    count: objects.length,
    actor: actorIn(actors, language),
    ...(name !== undefined && { name: nameIn(name, language) }),
  })
}

function actorIn(actors: readonly NewsSubject[], language: Language): string {
  const name = actors.length === 1 ? actors[0]?.name : undefined
  return name === undefined ? fallbackWords[language].firm : nameIn(name, language)
}

const nameIn = (name: NewsName, language: Language): string =>
  typeof name === 'string' ? name : name[language]
