import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Content, ContentField, Text } from '../content/content.ts'
import { crossCheckWords } from './cross-check-words.en.ts'
import { crossCheckWordsEs } from './cross-check-words.es.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content

const labelsIn = (fields: readonly ContentField[]): readonly Text[] =>
  fields.map(({ label }) => label)
const names: readonly Text[] = content.sections.flatMap((section) => [
  section.name,
  ...section.groups.flatMap((group) => [
    group.name,
    ...group.questions.flatMap((question) => [question.name, ...labelsIn(question.fields)]),
  ]),
])
/** In Spanish, names are in quotation marks. In English, they are only capitalized. */
const mentions = Object.entries(crossCheckWordsEs).flatMap(([id, sentence]) =>
  [...sentence.matchAll(/“([^”]+)”/g)].map(([, name = '']) => [id, name] as const),
)

test('the sentences mention more than ten questions', () =>
  expect(mentions.length).toBeGreaterThan(10))

test.each(mentions)('%s mentions %s by its English name in the English sentence', (id, spanish) => {
  const english = names.filter(({ es }) => es === spanish).map(({ en }) => en)
  const sentence = crossCheckWords[id as keyof typeof crossCheckWords]
  expect(
    english.filter((name) => sentence.includes(name)),
    `${spanish}: ${sentence}`,
  ).not.toEqual([])
})
