import { expect, test } from 'vitest'
import { firstNames, folderLook } from './folder-look.ts'
import { folderWords, submitWords } from '../words.ts'

const leaf: readonly unknown[] = []
const folder: readonly unknown[] = [{}]

test.each([
  ['Complete', 'required', 2, leaf, 'All documents accepted', true],
  ['Complete', 'notNeeded', 0, leaf, 'Nothing needed here', false],
  ['Complete', 'notNeeded', 1, leaf, 'Nothing needed here', false],
  ['Complete', 'required', 0, leaf, 'Your certificate is here', true],
  ['Complete', 'optional', 0, leaf, 'Your certificate is here', true],
  ['Unknown', 'optional', 0, leaf, 'Nothing sent yet', false],
  ['Unknown', 'required', 0, leaf, 'Nothing sent yet', true],
  ['Pending', 'required', 2, leaf, 'Sent, waiting for your attorney', true],
  ['Rejected', 'required', 1, leaf, 'A document needs a new copy', true],
  ['Complete', 'optional', 0, folder, 'Nothing sent yet', false],
  ['Complete', 'optional', 2, folder, 'All documents accepted', true],
  ['Unknown', 'optional', 0, folder, 'Nothing sent yet', true],
  ['Unknown', 'optional', 2, folder, '2 documents sent, more needed', true],
  ['Unknown', 'optional', 1, folder, '1 document sent, more needed', true],
])(
  'describes a folder with status %s, requirement %s, %i documents and the subfolders %j as: %s',
  (status, requirement, documentCount, subcategoryList, line, hasBadge) => {
    expect(
      folderLook(
        { status, requirement, documentCount, subcategoryList, topic: 'income' },
        folderWords.english,
      ),
    ).toMatchObject({ line, hasBadge })
  },
)

test('describes a folder with documents from the firm and shows no badge on it', () => {
  const look = folderLook(
    {
      status: 'Complete',
      requirement: 'optional',
      documentCount: 2,
      subcategoryList: leaf,
      topic: 'from-attorney',
      isFromAttorney: true,
    },
    folderWords.english,
  )
  expect(look).toMatchObject({ line: '2 documents for you to read', hasBadge: false })
})

test('only counts the documents of an ended case, of every sender', () => {
  const facts = { status: 'Complete', requirement: 'required', documentCount: 1, topic: 'income' }
  const look = folderLook(
    { ...facts, subcategoryList: leaf, isFromAttorney: true, isRecord: true },
    folderWords.english,
  )
  expect(look).toMatchObject({ line: '1 document', hasBadge: false, tone: 'file' })
})

test.each([
  ['income', 'Unknown', 'money', 'file'],
  ['income', 'Pending', 'money', 'file'],
  ['taxes', 'Rejected', 'percent', 'bad'],
  ['taxes', 'Complete', 'percent', 'ok'],
  ['firm', 'Unknown', 'file-text', 'file'],
])(
  'the icon shows the topic %s, and its color shows the status %s',
  (topic, status, icon, tone) => {
    expect(
      folderLook(
        { status, requirement: 'required', documentCount: 1, subcategoryList: folder, topic },
        folderWords.english,
      ),
    ).toMatchObject({ icon, tone })
  },
)

const named = (...names: readonly string[]) => names.map((name) => ({ name }))

test.each([
  [named('Vehicles'), 'Vehicles'],
  [named('Income', 'Taxes', 'Vehicles'), 'Income, Taxes, Vehicles'],
  [named('Income', 'Taxes', 'Vehicles', 'Debts'), 'Income, Taxes, Vehicles and more'],
])('lists the names of at most three folders', (folders, names) =>
  expect(firstNames(folders, submitWords.english.andMore)).toBe(names),
)

test.each([
  [1, '1 folder: Vehicles'],
  [9, '9 folders: Vehicles'],
])('counts %i optional folders', (count, summary) => {
  expect(submitWords.english.ifAnySummary(count, 'Vehicles')).toBe(summary)
})
