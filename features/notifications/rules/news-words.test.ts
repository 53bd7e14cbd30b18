import { expect, test } from 'vitest'
import type { NewsParams } from './news.ts'
import { describeNews, getNewsWords } from './news-words.ts'

const words = getNewsWords(
  'paper',
  {
    en: {
      returned: { one: '{actor} returned {name}', many: '{actor} returned {count} papers' },
      due: 'It is due on {day}',
    },
    es: {
      returned: { one: '{actor} devolvió {name}', many: '{actor} devolvió {count} papeles' },
      due: 'Vence el {day}',
    },
  },
  ({ day = '' }, language) => ({ day: language === 'en' ? `${day}, 2026` : `${day} de 2026` }),
)
const dana = { id: 's1', name: 'Dana Reyes' }
const maria = { id: 's2', name: 'Maria Santos' }
const stub = { id: 'd1', name: 'stub.pdf' }
const title = { id: 'd2', name: { en: 'Title', es: 'Título' } }

test.each<[string, keyof typeof words, NewsParams, string, string]>([
  [
    'one object is named',
    'paper.returned',
    { actors: [dana], objects: [stub] },
    'Dana Reyes returned stub.pdf',
    'Dana Reyes devolvió stub.pdf',
  ],
  [
    'a name of ours is in the language that is read',
    'paper.returned',
    { actors: [dana], objects: [title] },
    'Dana Reyes returned Title',
    'Dana Reyes devolvió Título',
  ],
  [
    'several objects are counted',
    'paper.returned',
    { actors: [dana], objects: [stub, title] },
    'Dana Reyes returned 2 papers',
    'Dana Reyes devolvió 2 papeles',
  ],
  [
    'several actors are their firm',
    'paper.returned',
    { actors: [dana, maria], objects: [stub] },
    'Your law firm returned stub.pdf',
    'Su bufete de abogados devolvió stub.pdf',
  ],
  [
    'values are made readable',
    'paper.due',
    { values: { day: '5' } },
    'It is due on 5, 2026',
    'Vence el 5 de 2026',
  ],
  [
    'a placeholder in a name stays text',
    'paper.returned',
    { actors: [{ id: 's3', name: '{count}' }], objects: [stub] },
    '{count} returned stub.pdf',
    '{count} devolvió stub.pdf',
  ],
])('puts news into words: %s', (_, kind, params, en, es) => {
  expect([words[kind](params, 'en'), words[kind](params, 'es')]).toEqual([en, es])
})

test('keeps the stored description of a row without a kind, in every language', () => {
  const row = { kind: null, params: {}, description: 'A document needs a new copy' }
  expect([describeNews(row, words, 'en'), describeNews(row, words, 'es')]).toEqual([
    row.description,
    row.description,
  ])
})

test('says only that there is news for an unknown, newer kind', () => {
  for (const kind of ['paper.burned', 'toString']) {
    const row = { kind, params: {}, description: null }
    expect([describeNews(row, words, 'en'), describeNews(row, words, 'es')]).toEqual([
      'There is news about your case',
      'Hay novedades sobre su caso',
    ])
  }
})
