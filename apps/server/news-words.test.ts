import { expect, test } from 'vitest'
import { caseNewsWords } from '#features/cases/rules/case-words.ts'
import { courseNewsWords } from '#features/courses/rules/course-news.ts'
import { reminderNewsWords } from '#features/courses/rules/deadlines/reminder-news.ts'
import { documentNewsWords } from '#features/documents/rules/document-news.ts'
import type { NewsParams, NewsSubject } from '#features/notifications/rules/news.ts'
import { questionnaireNewsWords } from '#features/questionnaire/rules/questionnaire-news.ts'
import { languages, type Language } from '#lib/language.ts'
import { newsWords } from './features.ts'

const actors = [{ id: 'staff', name: 'Dana Reyes' }]
const values = {
  ...{ status: 'Filed', number: '26-10001', day: '2026-12-15', task: 'DOCUMENTS' },
  ...{ chapter: '13', before: '2026-11-30' },
}
const getObjects = (count: number): readonly NewsSubject[] =>
  Array.from({ length: count }, (_, at) => ({ id: `object ${at}`, name: `Paper ${at}.pdf` }))
const getParams = (count: number): NewsParams => ({ actors, objects: getObjects(count), values })
const kinds = Object.keys(newsWords) as Array<keyof typeof newsWords>
const wordings = kinds.flatMap((kind) =>
  languages.flatMap((language) => [1, 7].map((count) => [kind, language, count] as const)),
)

test.each(wordings)(
  'the text of %s in %s for the count %i has every placeholder filled',
  (kind, language, count) => {
    const sentence = newsWords[kind](getParams(count), language)
    expect(sentence).toMatch(/^[\p{Lu}\d].{10,}/u)
    expect(sentence).not.toMatch(/[{}]|undefined|\[object/)
  },
)

test.each(kinds)('%s has a different text in each language', (kind) => {
  const toText = (language: Language) => newsWords[kind](getParams(7), language)
  expect(toText('es')).not.toBe(toText('en'))
})

test('no two features use the same notification type', () => {
  const parts = [
    caseNewsWords,
    documentNewsWords,
    questionnaireNewsWords,
    courseNewsWords,
    reminderNewsWords,
  ]
  expect(kinds).toHaveLength(parts.reduce((sum, words) => sum + Object.keys(words).length, 0))
})

test.each<[keyof typeof newsWords, number, string, string]>([
  [
    'document.sent-back',
    1,
    'Dana Reyes sent back Paper 0.pdf',
    'Dana Reyes le devolvió Paper 0.pdf',
  ],
  [
    'document.commented',
    1,
    'Dana Reyes commented on Paper 0.pdf',
    'Dana Reyes comentó Paper 0.pdf',
  ],
  ['document.accepted', 3, 'Dana Reyes accepted 3 documents', 'Dana Reyes aceptó 3 documentos'],
  [
    'document.requested',
    1,
    'Dana Reyes asked for a document: Paper 0.pdf',
    'Dana Reyes le pidió un documento: Paper 0.pdf',
  ],
  ['document.needed', 1, 'A document is now needed', 'Ahora hace falta un documento'],
  ['document.needed', 6, '6 documents are now needed', 'Ahora hacen falta 6 documentos'],
  [
    'questionnaire.sent-back',
    2,
    'Dana Reyes sent back 2 sections of your questionnaire with comments.',
    'Dana Reyes le devolvió 2 secciones de su cuestionario con comentarios.',
  ],
  ['case.status', 0, 'Your case moved forward: Filed', 'Su caso avanzó: Presentado'],
  [
    'case.meeting',
    0,
    'Your meeting of creditors is on 12/15/2026',
    'Su reunión de acreedores es el 12/15/2026',
  ],
  ['course.First.ordered', 0, 'Your first course is ordered', 'Su primer curso ya se pidió'],
  [
    'course.Second.registered',
    0,
    'You are registered for the second course',
    'Su inscripción en el segundo curso está lista',
  ],
  [
    'course.reminder.overdue',
    0,
    'Your second course certificate was due on 12/15/2026. Please call your attorney.',
    'El certificado de su segundo curso debía entregarse el 12/15/2026. Por favor, llame a su abogado.',
  ],
])('the text of %s for the count %i is as specified', (kind, count, en, es) => {
  expect([
    newsWords[kind](getParams(count), 'en'),
    newsWords[kind](getParams(count), 'es'),
  ]).toEqual([en, es])
})
