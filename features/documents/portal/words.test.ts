// spec: wording#specified-texts
import { expect, test } from 'vitest'
import { kitWords } from '#ui/words.ts'
import { uploadWords } from './upload/words.ts'
import {
  categoryWords,
  detailWords,
  documentWords,
  editWords,
  folderWords,
  submitWords,
} from './words.ts'

test.each([
  [submitWords.english.title, 'Submit Requested Documents'],
  [submitWords.english.submit, 'Submit'],
  [submitWords.english.review, 'Review'],
  [folderWords.english.view, 'View'],
  [categoryWords.english.add, 'Add Documents'],
  [detailWords.english.download, 'Download'],
  [detailWords.english.edit, 'Edit'],
  [detailWords.english.replace, 'Replace Document'],
  [
    detailWords.english.noComment,
    'Your attorney did not include any comments about this document.',
  ],
  [editWords.english.save, 'Save'],
  [kitWords.english.cancel, 'Cancel'],
  [uploadWords.english.cancel, 'Cancel'],
  [uploadWords.english.general, 'Your document'],
])('contains the specified text %s', (text, seed) => expect(text).toBe(seed))

test.each([
  [1, 'check it next'],
  [2, 'check them next'],
])('the hint fits %i submitted documents', (count, sentence) =>
  expect(uploadWords.english.finishedHint(count)).toContain(sentence),
)

test.each([
  [0, 'No comments'],
  [1, '1 comment'],
  [2, '2 comments'],
])('counts %i comments: %s', (count, text) =>
  expect(documentWords.english.comments(count)).toBe(text),
)

test.each([
  [1, '1 waiting for your attorney'],
  [3, '3 waiting for your attorney'],
])('counts %i folders that wait for the attorney', (count, text) =>
  expect(submitWords.english.foldersWaiting(count)).toBe(text),
)
