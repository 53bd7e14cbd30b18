// spec: wording#specified-texts
import { expect, test } from 'vitest'
import { uploadWords } from './upload/words.en.ts'
import {
  categoryWords,
  detailWords,
  documentWords,
  editWords,
  folderWords,
  submitWords,
} from './words.en.ts'

test.each([
  [submitWords.title, 'Submit Requested Documents'],
  [submitWords.submit, 'Submit'],
  [submitWords.review, 'Review'],
  [folderWords.view, 'View'],
  [categoryWords.add, 'Add Documents'],
  [detailWords.download, 'Download'],
  [detailWords.edit, 'Edit'],
  [detailWords.replace, 'Replace Document'],
  [detailWords.noComment, 'Your attorney did not include any comments about this document.'],
  [editWords.save, 'Save'],
  [editWords.cancel, 'Cancel'],
  [uploadWords.cancel, 'Cancel'],
  [uploadWords.general, 'Your document'],
])('contains the specified text %s', (text, seed) => expect(text).toBe(seed))

test.each([
  [1, 'check it next'],
  [2, 'check them next'],
])('the hint fits %i submitted documents', (count, sentence) =>
  expect(uploadWords.finishedHint(count)).toContain(sentence),
)

test.each([
  [0, 'No comments'],
  [1, '1 comment'],
  [2, '2 comments'],
])('counts %i comments: %s', (count, text) => expect(documentWords.comments(count)).toBe(text))

test.each([
  [1, '1 waiting for your attorney'],
  [3, '3 waiting for your attorney'],
])('counts %i folders that wait for the attorney', (count, text) =>
  expect(submitWords.foldersWaiting(count)).toBe(text),
)
