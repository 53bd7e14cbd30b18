// What a list says about a folder is true for each of its states.
import { expect, test } from 'vitest'
import { folderLook, isNothingNeeded } from './folder-look.ts'
import { folderWords, submitWords } from './words.en.ts'

const leaf: readonly unknown[] = []
const folder: readonly unknown[] = [{}]

test.each([
  ['Complete', 'required', 2, leaf, 'All documents accepted', true],
  ['Complete', 'notNeeded', 0, leaf, 'Nothing needed here', true],
  ['Complete', 'required', 0, leaf, 'Your certificate is here', true],
  ['Complete', 'optional', 0, leaf, 'Your certificate is here', true],
  ['Unknown', 'optional', 0, leaf, 'Add if you have any', false],
  ['Unknown', 'required', 0, leaf, 'Nothing sent yet', true],
  ['Pending', 'required', 2, leaf, 'Sent, waiting for your attorney', true],
  ['Rejected', 'required', 1, leaf, 'A document needs a new copy', true],
  ['Complete', 'optional', 0, folder, 'Add if you have any', false],
  ['Complete', 'optional', 2, folder, 'All documents accepted', true],
  ['Unknown', 'optional', 0, folder, 'Nothing sent yet', true],
  ['Unknown', 'optional', 2, folder, '2 documents sent, more needed', true],
  ['Unknown', 'optional', 1, folder, '1 document sent, more needed', true],
])('%s, %s, %i documents, below %j: %s', (status, requirement, documentCount, subcategoryList, line, hasBadge) => {
  expect(folderLook({ status, requirement, documentCount, subcategoryList }, folderWords)).toMatchObject({ line, hasBadge })
})

test('a folder of what the firm sent asks for nothing', () => {
  const look = folderLook({ status: 'Complete', requirement: 'optional', documentCount: 2, subcategoryList: leaf, isFromAttorney: true }, folderWords)
  expect(look).toMatchObject({ line: '2 documents for you to read', hasBadge: false })
})

test.each([
  ['no folders', [], false],
  ['nothing needed', [['Complete', 'notNeeded', 0], ['Complete', 'notNeeded', 0]], true],
  ['all accepted or not needed', [['Complete', 'required', 2], ['Complete', 'notNeeded', 0]], true],
  ['a certificate of the provider', [['Complete', 'notNeeded', 0], ['Complete', 'required', 0]], true],
  ['an empty optional folder', [['Complete', 'notNeeded', 0], ['Complete', 'optional', 0, folder]], false],
  ['something required', [['Complete', 'notNeeded', 0], ['Unknown', 'required', 0]], false],
  ['something under review', [['Pending', 'required', 1]], false],
] as const)('%s: nothing more is needed is %j', (_, folders, expected) => {
  const facts = folders.map(([status, requirement, documentCount, subcategoryList = leaf]) => ({ status, requirement, documentCount, subcategoryList }))
  expect(isNothingNeeded(facts)).toBe(expected)
})

test.each([[0, 1, '0 of 1 folder complete'], [2, 6, '2 of 6 folders complete']])('%i of %i', (complete, total, sentence) => {
  expect(submitWords.foldersComplete(complete, total)).toBe(sentence)
})
