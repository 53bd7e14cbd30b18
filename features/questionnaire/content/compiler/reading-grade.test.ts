// spec: questionnaire#plain-language
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type {
  Content,
  ContentField,
  ContentQuestion,
  ContentSection,
} from '../../rules/content/content.ts'
import { readingGrade } from './test-reading-grade.ts'

const content = JSON.parse(
  readFileSync(new URL('../compiled/1.json', import.meta.url), 'utf8'),
) as Content

const highest = { whole: 6, section: 7 }

test('calculates the grade of Flesch and Kincaid', () => {
  expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59)
  expect(readingGrade(['Tell us more. It is safe here.'])).toBeCloseTo(0.39 * 3.5 + 11.8 - 15.59)
  expect(
    readingGrade(['Unsecured nonpriority obligations necessitate individualized documentation.']),
  ).toBeGreaterThan(30)
})

test.each(content.sections.map((section) => [section.systemName, section] as const))(
  `%s asks in sentences below grade ${highest.section}`,
  (_, section) => {
    expect(readingGrade(toSentences(section))).toBeLessThan(highest.section)
  },
)

test(`all sentences together are below grade ${highest.whole}, and so are names and labels`, () => {
  expect(readingGrade(content.sections.flatMap(toSentences))).toBeLessThan(highest.whole)
  expect(readingGrade(content.sections.flatMap(getNames))).toBeLessThan(highest.whole)
})

/** Returns each sentence only once. */
function toSentences({ description, groups }: ContentSection): readonly string[] {
  const texts = [
    description,
    ...groups.flatMap((group) => [
      group.description,
      ...group.questions
        .flatMap(withRecords)
        .flatMap((question) => [
          question.description,
          ...toFields(question).flatMap(({ ask, help }) => [ask, help]),
        ]),
    ]),
  ]
  return [...new Set(texts.flatMap((text) => text?.en ?? []))].filter((text) => text !== '')
}

function getNames({ name, groups }: ContentSection): readonly string[] {
  return [
    name,
    ...groups.flatMap((group) => [
      group.name,
      ...group.questions
        .flatMap(withRecords)
        .flatMap((question) => [question.name, ...toFields(question).map(({ label }) => label)]),
    ]),
  ].map(({ en }) => en)
}

function withRecords(question: ContentQuestion): readonly ContentQuestion[] {
  return [question, ...toFields(question).flatMap(({ sub }) => sub ?? [])]
}

/** Leaves out the fields of sub-questions, because those are counted with their own questions. */
function toFields({ fields = [] }: Pick<ContentField, 'fields'>): readonly ContentField[] {
  return fields.flatMap((field): readonly ContentField[] => [field, ...toFields(field)])
}
