import { expect, test } from 'vitest'
import { documentsSentencesEs } from '#features/documents/rules/problems.es.ts'
import { documentsProblems } from '#features/documents/rules/problems.ts'
import { toSentences } from '#lib/problem.ts'
import { requestSentences } from '#ui/feedback/request-sentences.en.ts'
import { requestSentencesEs } from '#ui/feedback/request-sentences.es.ts'
import { documentsSentences } from '../../sentences.ts'
import { failureSentences, wantsAnotherFile } from './failure-sentences.ts'
import type { FileStatus, UploadItem } from '../upload-items.ts'
import { uploadWords } from '../words.en.ts'
import { uploadWordsEs } from '../words.es.ts'

const english = toSentences(documentsProblems)

const item = (name: string, status: FileStatus, message?: string): UploadItem => ({
  id: name,
  file: new File([], name),
  name,
  status,
  sentBytes: 0,
  ...(message === undefined ? {} : { message }),
})
const corrupt = (names: string) =>
  `${names} may be corrupt and could not be submitted. Please try a different file.`
const unsupported =
  'This file type is not supported. Accepted types are doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, and bmp.'
const tooMany = documentsProblems['documents.too-many-uploads'].text

test.each([
  [[item('a.pdf', 'submitted'), item('b.pdf', 'cut')], []],
  [[item('a.pdf', 'refused')], [corrupt('a.pdf')]],
  [
    [item('a.pdf', 'refused', corrupt('a.pdf')), item('b.pdf', 'refused')],
    [corrupt('a.pdf, b.pdf')],
  ],
  [[item('', 'refused')], [corrupt('Your document')]],
  [[item('a.pdf', 'cut', tooMany), item('b.pdf', 'cut', tooMany)], [tooMany]],
  [
    [
      item('a.pdf', 'refused', unsupported),
      item('b.pdf', 'refused', unsupported),
      item('c.pdf', 'refused'),
    ],
    [corrupt('c.pdf'), unsupported],
  ],
])('explains a failure, case %#', (items, sentences) =>
  expect(
    failureSentences(items, { general: uploadWords.general, english, sentences: english }),
  ).toEqual(sentences),
)

test.each([
  [item('a.pdf', 'refused'), true],
  [item('a.pdf', 'refused', corrupt('a.pdf')), true],
  [item('a.pdf', 'refused', documentsProblems['documents.not-replaceable'].text), false],
  [item('a.pdf', 'cut'), false],
])('decides if another file is needed, case %#', (refused, expected) =>
  expect(wantsAnotherFile(refused)).toBe(expected),
)

test("translates the server's English sentences, and shows unknown ones as they are", () => {
  const items = [
    item('a.pdf', 'refused', corrupt('a.pdf')),
    item('', 'refused'),
    item('c.pdf', 'refused', unsupported),
    item('d.pdf', 'refused', 'Something new.'),
  ]
  expect(
    failureSentences(items, {
      general: uploadWordsEs.general,
      english,
      sentences: documentsSentencesEs,
    }),
  ).toEqual([
    'No pudimos enviar a.pdf, su documento; es posible que haya algún daño en el contenido. Por favor, pruebe con otro archivo.',
    documentsSentencesEs['documents.unsupported-type'],
    'Something new.',
  ])
})

test('translates the general problems of any request', async () => {
  const words = {
    general: uploadWordsEs.general,
    english: documentsSentences.english,
    sentences: await documentsSentences.load(),
  }
  const items = Object.entries(requestSentences).map(([name, message]) =>
    item(name, 'refused', message),
  )
  expect(failureSentences(items, words)).toEqual(Object.values(requestSentencesEs))
})
