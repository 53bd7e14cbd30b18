// spec: wording#specified-texts
import { expect, test } from 'vitest'
import { kitWords } from '#ui/words.ts'
import { courseStatusLabels } from '../rules/words.en.ts'
import { courseStatusLabels as courseStatusLabelsEs } from '../rules/words.es.ts'
import {
  certificateWords,
  choiceWords,
  confirmWords,
  foundWords,
  infoWords,
  pageWords,
  registrationWords,
} from './words.ts'
import { certificateWords as certificateWordsEs } from './words.es.ts'

test.each([
  [pageWords.english.tabs.First, 'First Course'],
  [pageWords.english.tabs.Second, 'Second Course'],
  [pageWords.english.loadError, 'There was an error retrieving Course Data. Please try again.'],
  [
    infoWords.english.canceled,
    'Your course has been canceled. Please contact your attorney for more information.',
  ],
  [choiceWords.english.title, 'Choose from the providers listed below'],
  [choiceWords.english.price, 'Course Price'],
  [choiceWords.english.online, 'Take Course Online'],
  [choiceWords.english.phone, 'Take Course By Phone Call'],
  [confirmWords.english.title, 'Confirm Course'],
  [confirmWords.english.none, 'Error no course selected'],
  [confirmWords.english.online, 'Taking course online'],
  [confirmWords.english.phone, 'Taking course by phone call'],
  [confirmWords.english.question, 'Are you sure you want to take this course?'],
  [
    confirmWords.english.warning,
    'After you start this course, you cannot change to a different course.',
  ],
  [kitWords.english.cancel, 'Cancel'],
  [confirmWords.english.take, 'Take This Course'],
  [foundWords.english.title, 'Existing Course Order Found'],
  [foundWords.english.next, 'Next'],
  [registrationWords.english.error, 'Error Registering Course'],
  [
    registrationWords.english.failed('(800) 555-0123'),
    'Course could not be started. Please try again or contact support at (800) 555-0123.',
  ],
])('keeps the text "%s"', (text, seed) => expect(text).toBe(seed))

test.each([
  [pageWords.english.about.First, '90 minutes'],
  [pageWords.english.about.First, '180 days'],
  [pageWords.english.about.Second, 'two hours'],
  [choiceWords.english.phoneLanguages, 'only in English and Spanish'],
  [choiceWords.english.priceAsOf('11/22/2026'), '11/22/2026'],
])('the text "%s" contains the required fact', (text, fact) => expect(text).toContain(fact))

test('explains that the second course needs a case number', () =>
  expect(infoWords.english.needsCaseNumber).toMatch(
    /^Your case must be filed with a case number to take the second course\.\.\./,
  ))

test.each([
  [certificateWords.english.completed, courseStatusLabels.complete],
  [certificateWordsEs.completed, courseStatusLabelsEs.complete],
])(
  'the day of completion is named "%s", not with the word of the status above it, "%s"',
  (name, status) => expect(name).not.toBe(status),
)
