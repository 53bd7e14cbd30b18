// Holds the screens of the documents room to the seed, letter for letter (seeds/001, sections 2 and 8).
import { expect, test } from 'vitest'
import { uploadWords } from './upload/words.en.ts'
import { categoryWords, detailWords, folderWords, submitWords } from './words.en.ts'

test.each([
  [submitWords.title, 'Submit Requested Documents'],
  [folderWords.view, 'View'],
  [categoryWords.add, 'Add Documents'],
  [detailWords.download, 'Download'],
  [detailWords.noComment, 'Your attorney did not include any comments about this document.'],
  [uploadWords.cancel, 'Cancel'],
  [uploadWords.general, 'Your document'],
])('%s', (said, seed) => expect(said).toBe(seed))

test.each([[1, 'checks it next'], [2, 'checks them next']])('%i submitted', (count, sentence) => expect(uploadWords.finishedHint(count)).toContain(sentence))
