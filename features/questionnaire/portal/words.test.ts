// spec: wording#specified-texts
import { expect, test } from 'vitest'
import {
  doneWords,
  intakeWords,
  overviewWords,
  sentWords,
  submitWords,
  summaryWords,
  termsWords,
} from './words.en.ts'

test.each([
  [intakeWords.instructions, 'Questionnaire Instructions'],
  [termsWords.agree, 'I agree to the Terms & Conditions'],
  [termsWords.continue, 'Continue'],
  [termsWords.back, 'Back'],
  [overviewWords.submit, 'Submit to attorney'],
  [overviewWords.sectionsCompleted(3, 16), 'Sections completed 3 out of 16'],
  [overviewWords.status.notStarted, 'Not Started'],
  [overviewWords.status.inProgress, 'In Progress'],
  [overviewWords.status.complete, 'Complete'],
  [overviewWords.action.start, 'Start Section'],
  [overviewWords.action.resume, 'Resume Section'],
  [overviewWords.action.edit, 'Edit Section'],
  [overviewWords.action.view, 'View Section'],
  [submitWords.agree, 'I (We) the debtor(s) agree'],
  [submitWords.submit, 'Submit'],
  [submitWords.cancel, 'Cancel'],
  [
    submitWords.failed,
    'Your questionnaire could not be submitted at this time. Please try again later.',
  ],
  [summaryWords.markAsComplete, 'Mark as Complete'],
  [summaryWords.finishLater, 'Save and Finish Later'],
  [summaryWords.attorneyComments, 'Attorney Comments'],
  [doneWords.title, 'Good job!'],
  [doneWords.toSummary, 'Go to Section Summary'],
])('has the specified text: %s', (text, seed) => expect(text).toBe(seed))

test('the message for a section that cannot be read starts with the specified word', () =>
  expect(summaryWords.failed).toMatch(/^Error/))

test.each([overviewWords.submitted, sentWords.heading])('"%s" has its specified text', (text) =>
  expect(text).toContain('successfully submitted'),
)

test.each([
  [16, 'All 16 sections were submitted (today, 2:41 PM). That was a lot of work, and it is done.'],
  [1, 'The one section was submitted (today, 2:41 PM). That was a lot of work, and it is done.'],
])('counts %i submitted sections', (sections, sentence) =>
  expect(sentWords.sentAt('today, 2:41 PM', sections)).toBe(sentence),
)

test('names sections that were sent back, and mentions the comment', () => {
  expect(overviewWords.rejected(['Vehicles'])).toBe(
    'Your attorney sent this section back with a comment: Vehicles',
  )
  expect(overviewWords.rejected(['Vehicles', 'Household Items'])).toBe(
    'Your attorney sent these sections back with a comment: Vehicles, Household Items',
  )
})

test('in a joint case, asks that only one spouse edits at a time', () =>
  expect(overviewWords.oneSpouse).toMatch(/only one spouse should edit at a time/i))

test('the submission says what the attorney does next', () =>
  expect(submitWords.text).toMatch(/attorney will use the information/))

test.each([
  [1, '1 section is not complete yet.'],
  [13, '13 sections are not complete yet.'],
])('counts %i open sections', (count, sentence) =>
  expect(overviewWords.stillOpen(count)).toBe(sentence),
)

test.each([
  [1, '1 question is not complete yet.'],
  [4, '4 questions are not complete yet.'],
])('counts %i missing questions', (count, sentence) => {
  expect(summaryWords.missing(count)).toBe(sentence)
})
