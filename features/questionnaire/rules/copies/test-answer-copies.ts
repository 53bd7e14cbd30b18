import type { PdfLine } from '#lib/pdf-document.ts'
import { allSteps } from '#lib/steps.ts'
import { answerCopy, type AnswerCopy, type HandedIn } from './answer-copy.ts'
import type { Content, ContentQuestion } from '../content/content.ts'
import type { JsonObject } from '../content/model.ts'
import { testField, testQuestion } from '../content/test-content.ts'

export const inBoth = (en: string, es = en) => ({ en, es })
export const address = testField({
  key: 'address',
  kind: 'group',
  label: inBoth('Home address', 'Dirección'),
  fields: [
    testField({ key: 'street', kind: 'text' }),
    testField({ key: 'unit', kind: 'text' }),
    testField({ key: 'city', kind: 'text' }),
    testField({ key: 'zip', kind: 'zip', length: 5 }),
  ],
})
export const home = testQuestion({
  key: 'homeAddress',
  who: 'each',
  fields: [
    address,
    testField({ key: 'movedIn', kind: 'month' }),
    testField({ key: 'keepPrivate', kind: 'yn', sensitive: true }),
  ],
})
export const others = testQuestion({
  key: 'earlierHomes',
  fields: [
    testField({ key: 'has', kind: 'yn' }),
    testField({
      key: 'homes',
      kind: 'array',
      item: inBoth('home', 'casa'),
      condition: { of: { field: 'has' }, is: '==', value: 'yes' },
      fields: [address],
    }),
  ],
})
export const numbers = testQuestion({
  key: 'numbers',
  who: 'each',
  fields: [
    testField({ key: 'ssn', kind: 'ssn', sensitive: true }),
    testField({ key: 'born', kind: 'date', sensitive: true }),
    testField({ key: 'safety', kind: 'currency', sensitive: true }),
    testField({ key: 'rent', kind: 'currency' }),
  ],
})
export const pets = testQuestion({
  key: 'pets',
  name: inBoth('Pets', 'Mascotas'),
  fields: [
    testField({ key: 'has', kind: 'yn', label: inBoth('Any pets?', '¿Tiene mascotas?') }),
    testField({ key: 'name', kind: 'text' }),
  ],
})
export const food = testQuestion({
  key: 'petFood',
  condition: { of: { question: 'pets', field: 'has' }, is: '==', value: 'yes' },
  fields: [testField({ key: 'cost', kind: 'currency' })],
})

export const getContent = (...groups: readonly (readonly ContentQuestion[])[]): Content => ({
  version: 1,
  documents: [],
  sections: [
    {
      systemName: 'one',
      order: 1,
      name: inBoth('Section one', 'Sección uno'),
      description: inBoth('First'),
      minutes: 5,
      groups: groups.map((questions, at) => ({
        key: `g${at}`,
        name: inBoth(`Group ${at}`),
        description: inBoth('Of it'),
        questions,
      })),
    },
  ],
})

export function getCopy(
  content: Content,
  answers: Readonly<Record<string, JsonObject>>,
  change: Partial<HandedIn> = {},
) {
  return allSteps(
    answerCopy({
      content,
      shape: { version: 1, joint: true, chapter: 7 },
      names: { 1: 'Ana Ruiz', 2: 'Leo Ruiz' },
      language: 'en',
      answers: new Map(Object.entries(answers)),
      firmName: 'Hollis & Reyes',
      caseNumber: '26-10442',
      submittedBy: 'Leo Ruiz',
      reader: 2,
      sections: content.sections.map(({ systemName }) => systemName),
      keepsHomes: false,
      submittedAt: new Date('2026-11-22T04:30:00Z'),
      timeZone: 'America/New_York',
      number: 2,
      ...change,
    }),
  )
}

/**
 * Converts lines to texts such as '2 heading', 'paragraph' and 'label: text', indented by two
 * spaces per level.
 */
const toRows = (lines: readonly PdfLine[], depth = 0): readonly string[] =>
  lines.flatMap(({ label, text, lines: below }) => [
    `${'  '.repeat(depth)}${label}: ${text}`,
    ...toRows(below ?? [], depth + 1),
  ])
export const getParts = ({ parts }: AnswerCopy): readonly string[] =>
  parts.flatMap((part) =>
    part.kind === 'heading'
      ? [`${part.level} ${part.text}`]
      : part.kind === 'paragraph'
        ? [part.text]
        : toRows(part.lines),
  )
export const getSections = (copy: AnswerCopy) =>
  getParts(copy).slice(getParts(copy).findIndex((row) => row.startsWith('2 ')))
export const about =
  'This is what you told your attorney, as it was when you submitted it. It lists only what was answered. It does not include later changes.'
