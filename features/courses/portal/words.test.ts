// spec: wording#specified-texts
import { expect, test } from 'vitest'
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
} from './words.en.ts'
import { certificateWords as certificateWordsEs } from './words.es.ts'

test.each([
  [pageWords.tabs.First, 'First Course'],
  [pageWords.tabs.Second, 'Second Course'],
  [pageWords.loadError, 'There was an error retrieving Course Data. Please try again.'],
  [
    infoWords.canceled,
    'Your course has been canceled. Please contact your attorney for more information.',
  ],
  [choiceWords.title, 'Choose from the providers listed below'],
  [choiceWords.price, 'Course Price'],
  [choiceWords.online, 'Take Course Online'],
  [choiceWords.phone, 'Take Course By Phone Call'],
  [confirmWords.title, 'Confirm Course'],
  [confirmWords.none, 'Error no course selected'],
  [confirmWords.online, 'Taking course online'],
  [confirmWords.phone, 'Taking course by phone call'],
  [confirmWords.question, 'Are you sure you want to take this course?'],
  [confirmWords.warning, 'After you start this course, you cannot change to a different course.'],
  [confirmWords.cancel, 'Cancel'],
  [confirmWords.take, 'Take This Course'],
  [foundWords.title, 'Existing Course Order Found'],
  [foundWords.next, 'Next'],
  [registrationWords.error, 'Error Registering Course'],
  [
    registrationWords.failed('(800) 555-0123'),
    'Course could not be started. Please try again or contact support at (800) 555-0123.',
  ],
])('keeps the text "%s"', (text, seed) => expect(text).toBe(seed))

test.each([
  [pageWords.about.First, '90 minutes'],
  [pageWords.about.First, '180 days'],
  [pageWords.about.Second, 'two hours'],
  [choiceWords.phoneLanguages, 'only in English and Spanish'],
  [choiceWords.priceAsOf('11/22/2026'), '11/22/2026'],
])('the text "%s" contains the required fact', (text, fact) => expect(text).toContain(fact))

test('explains that the second course needs a case number', () =>
  expect(infoWords.needsCaseNumber).toMatch(
    /^Your case must be filed with a case number to take the second course\.\.\./,
  ))

test.each([
  [certificateWords.completed, courseStatusLabels.complete],
  [certificateWordsEs.completed, courseStatusLabelsEs.complete],
])(
  'the day of completion is named "%s", not with the word of the status above it, "%s"',
  (name, status) => expect(name).not.toBe(status),
)
