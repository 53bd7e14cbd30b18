import { expect, test } from 'vitest'
import { sentences as documentsSentencesEs } from '#features/documents/rules/problems.es.ts'
import { documentsProblems } from '#features/documents/rules/problems.ts'
import { toSentences, type ProblemFacts } from '#lib/problem.ts'
import { requestSentences } from '#ui/words.ts'
import { requestSentences as requestSentencesEs } from '#ui/words.es.ts'
import { documentsSentences } from '../../words.ts'
import { failureSentences, wantsAnotherFile } from './failure-sentences.ts'
import type { FileStatus, UploadItem } from '../upload-items.ts'
import { uploadWords } from '../words.ts'
import { uploadWords as uploadWordsEs } from '../words.es.ts'

const english = toSentences(documentsProblems)

const item = (name: string, status: FileStatus, problem?: ProblemFacts): UploadItem => ({
  id: name,
  file: new File([], name),
  name,
  status,
  sentBytes: 0,
  ...(problem && { problem }),
})
const reason = (code: string, message = code): ProblemFacts => ({ code, params: {}, message })
const corrupt = (names: string) =>
  `${names} may be corrupt and could not be submitted. Please try a different file.`
const corruptFile = reason('documents.corrupt-file')
const unsupported = reason('documents.unsupported-type')
const unsupportedText =
  'This file type is not supported. Accepted types are doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, and bmp.'
const tooMany = reason('documents.too-many-uploads')
const tooManyText = documentsProblems['documents.too-many-uploads'].text

test.each([
  [[item('a.pdf', 'submitted'), item('b.pdf', 'cut')], []],
  [[item('a.pdf', 'refused')], [corrupt('a.pdf')]],
  [[item('a.pdf', 'refused', corruptFile), item('b.pdf', 'refused')], [corrupt('a.pdf, b.pdf')]],
  [[item('', 'refused')], [corrupt('Your document')]],
  [[item('a.pdf', 'cut', tooMany), item('b.pdf', 'cut', tooMany)], [tooManyText]],
  [
    [
      item('a.pdf', 'refused', unsupported),
      item('b.pdf', 'refused', unsupported),
      item('c.pdf', 'refused'),
    ],
    [corrupt('c.pdf'), unsupportedText],
  ],
])('explains a failure, case %#', (items, sentences) =>
  expect(
    failureSentences(items, { general: uploadWords.english.general, sentences: english }),
  ).toEqual(sentences),
)

test.each([
  [item('a.pdf', 'refused'), true],
  [item('a.pdf', 'refused', corruptFile), true],
  [item('a.pdf', 'refused', reason('documents.not-replaceable')), false],
  [item('a.pdf', 'cut'), false],
])('decides if another file is needed, case %#', (refused, expected) =>
  expect(wantsAnotherFile(refused)).toBe(expected),
)

test("translates the server's refusals, and shows unknown ones as they are", () => {
  const items = [
    item('a.pdf', 'refused', corruptFile),
    item('', 'refused'),
    item('c.pdf', 'refused', unsupported),
    item('d.pdf', 'refused', reason('documents.new', 'Something new.')),
  ]
  expect(
    failureSentences(items, {
      general: uploadWordsEs.general,
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
    sentences: await documentsSentences.load(),
  }
  const items = Object.keys(requestSentences.english).map((code) =>
    item(code, 'refused', reason(code)),
  )
  expect(failureSentences(items, words)).toEqual(Object.values(requestSentencesEs))
})
