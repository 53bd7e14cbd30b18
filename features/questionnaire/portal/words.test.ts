// spec: wording#specified-texts
import { expect, test } from 'vitest'
import { kitWords } from '#ui/words.ts'
import {
  doneWords,
  intakeWords,
  overviewWords,
  sentWords,
  submitWords,
  summaryWords,
  termsWords,
} from './words.ts'

test.each([
  [intakeWords.english.instructions, 'Questionnaire Instructions'],
  [termsWords.english.agree, 'I agree to the Terms & Conditions'],
  [termsWords.english.continue, 'Continue'],
  [termsWords.english.back, 'Back'],
  [overviewWords.english.submit, 'Submit to attorney'],
  [overviewWords.english.sectionsCompleted(3, 16), 'Sections completed 3 out of 16'],
  [overviewWords.english.status.notStarted, 'Not Started'],
  [overviewWords.english.status.inProgress, 'In Progress'],
  [overviewWords.english.status.complete, 'Complete'],
  [overviewWords.english.action.start, 'Start Section'],
  [overviewWords.english.action.resume, 'Resume Section'],
  [overviewWords.english.action.edit, 'Edit Section'],
  [overviewWords.english.action.view, 'View Section'],
  [submitWords.english.agree, 'I (We) the debtor(s) agree'],
  [submitWords.english.submit, 'Submit'],
  [kitWords.english.cancel, 'Cancel'],
  [
    submitWords.english.failed,
    'Your questionnaire could not be submitted at this time. Please try again later.',
  ],
  [summaryWords.english.markAsComplete, 'Mark as Complete'],
  [summaryWords.english.finishLater, 'Save and Finish Later'],
  [summaryWords.english.attorneyComments, 'Attorney Comments'],
  [doneWords.english.title, 'Good job!'],
  [doneWords.english.toSummary, 'Go to Section Summary'],
])('has the specified text: %s', (text, seed) => expect(text).toBe(seed))

test('the message for a section that cannot be read starts with the specified word', () =>
  expect(summaryWords.english.failed).toMatch(/^Error/))

test.each([overviewWords.english.submitted, sentWords.english.heading])(
  '"%s" has its specified text',
  (text) => expect(text).toContain('successfully submitted'),
)

test.each([
  [16, 'All 16 sections were submitted (today, 2:41 PM). That was a lot of work, and it is done.'],
  [1, 'The one section was submitted (today, 2:41 PM). That was a lot of work, and it is done.'],
])('counts %i submitted sections', (sections, sentence) =>
  expect(sentWords.english.sentAt('today, 2:41 PM', sections)).toBe(sentence),
)

test('names sections that were sent back, and mentions the comment', () => {
  expect(overviewWords.english.rejected(['Vehicles'])).toBe(
    'Your attorney sent this section back with a comment: Vehicles',
  )
  expect(overviewWords.english.rejected(['Vehicles', 'Household Items'])).toBe(
    'Your attorney sent these sections back with a comment: Vehicles, Household Items',
  )
})

test('in a joint case, asks that only one spouse edits at a time', () =>
  expect(overviewWords.english.oneSpouse).toMatch(/only one spouse should edit at a time/i))

test('the submission says what the attorney does next', () =>
  expect(submitWords.english.text).toMatch(/attorney will use the information/))

test.each([
  [1, '1 section is not complete yet.'],
  [13, '13 sections are not complete yet.'],
])('counts %i open sections', (count, sentence) =>
  expect(overviewWords.english.stillOpen(count)).toBe(sentence),
)

test.each([
  [1, '1 question is not complete yet.'],
  [4, '4 questions are not complete yet.'],
])('counts %i missing questions', (count, sentence) => {
  expect(summaryWords.english.missing(count)).toBe(sentence)
})
