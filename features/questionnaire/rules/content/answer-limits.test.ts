// spec: saving#refusals
import { describe, expect, test } from 'vitest'
import { answerLimits, readAnswer } from './answer-limits.ts'
import { questionnaireProblems } from '../problems.ts'
import { sentences as questionnaireSentencesEs } from '../problems.es.ts'

const deep = (levels: number): string => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`
const filled = (bytes: number, letter = 'x'): string => {
  const empty = JSON.stringify({ a: '' }).length
  return JSON.stringify({
    a: letter.repeat((bytes - empty) / new TextEncoder().encode(letter).length),
  })
}

describe('accepts an answer', () => {
  test.each<[string, string]>([
    ['an empty answer', '{}'],
    ['262,144 bytes', filled(262_144)],
    ['262,144 bytes in letters of two', filled(262_144, 'é')],
    ['262,144 bytes in letters of four', filled(262_144, '😀')],
    ['32 levels', deep(32)],
    ['200 entries', JSON.stringify({ a: Array(200).fill(1) })],
    ['400 guesses', JSON.stringify({ notSure: Array(400).fill('/a/b') })],
    ['unknown keys', '{"a":null,"b":[[1]],"":0,"toString":1}'],
  ])('%s', (_, text) => {
    expect(readAnswer(text)).toEqual({ data: JSON.parse(text) as unknown })
  })
})

test('removes from texts what is invisible and cannot be stored', () =>
  expect(readAnswer(String.raw`{"a":["b\u0000c","\ud83d","\ud83d\ude00"]}`)).toEqual({
    data: { a: ['bc', '', '😀'] },
  }))

describe('refuses an answer', () => {
  test.each<[string, string, keyof typeof questionnaireProblems]>([
    ['a byte more', filled(262_145), 'questionnaire.answer-too-large'],
    ['a letter of two bytes too many', filled(262_146, 'é'), 'questionnaire.answer-too-large'],
    ['a letter of three bytes too many', filled(262_147, '€'), 'questionnaire.answer-too-large'],
    ['33 levels', deep(33), 'questionnaire.answer-unreadable'],
    ['thousands of levels', deep(20_000), 'questionnaire.answer-unreadable'],
    [
      'thousands of lists in lists',
      `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'questionnaire.answer-unreadable',
    ],
    ['201 entries', JSON.stringify({ a: Array(201).fill(1) }), 'questionnaire.too-many-entries'],
    [
      '201 entries inside',
      JSON.stringify({ a: [{ b: Array(201).fill(1) }] }),
      'questionnaire.too-many-entries',
    ],
    ['a list', '[]', 'questionnaire.answer-unreadable'],
    ['null', 'null', 'questionnaire.answer-unreadable'],
    ['a text', '"x"', 'questionnaire.answer-unreadable'],
    ['nothing', '', 'questionnaire.answer-unreadable'],
    ['half of it', '{"a":', 'questionnaire.answer-unreadable'],
    ['__proto__', '{"a":{"__proto__":{"b":1}}}', 'questionnaire.answer-unreadable'],
    ['constructor', '{"constructor":1}', 'questionnaire.answer-unreadable'],
    ['prototype in a list', '{"a":[{"prototype":1}]}', 'questionnaire.answer-unreadable'],
    ['NUL in a name', '{"a\\u0000":1}', 'questionnaire.answer-unreadable'],
  ])('%s', (_, text, problem) => {
    expect(readAnswer(text)).toEqual({ problem })
  })
})

test('the text of a refused save begins with Error in both languages', () => {
  for (const code of [
    'questionnaire.answer-unreadable',
    'questionnaire.answer-too-large',
    'questionnaire.too-many-entries',
    'questionnaire.unknown-question',
    'questionnaire.read-only',
  ] as const) {
    expect(questionnaireProblems[code].text).toMatch(/^Error /)
    expect(questionnaireSentencesEs[code]).toMatch(/^Error /)
  }
  expect(answerLimits.entries).toBe(200)
})
