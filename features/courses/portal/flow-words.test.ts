// The pages before a course and the forms of an order say what the seed says, letter for letter (seeds/002, sections 2 and 5; decisions-courses A6b).
import { expect, test } from 'vitest'
import { accountStepWords, disclosureWords, instructionsWords, personWords, readingWords, spouseStepWords, verificationWords, verifySpouseWords, verifyWords } from './flow-words.en.ts'

test.each([
  [verifyWords.title, 'Verify your information'],
  [verifySpouseWords.title, "Verify your spouse's information"],
  [disclosureWords.title, 'Disclosure Agreement'],
  [disclosureWords.agree, 'Agree & Continue'],
  [instructionsWords.title, 'Course Instructions'],
  [instructionsWords.start.First, 'Start the First Course'],
  [instructionsWords.start.Second, 'Start the Second Course'],
  [readingWords.back, 'Back'],
  [readingWords.notLoaded, 'This page could not be loaded.'],
  [personWords.back, 'Back'],
  [personWords.submit, 'Submit'],
  [personWords.chooseState, 'Select an state'],
  [personWords.userId(personWords.emailAddress), 'Email Address (User ID)'],
  [personWords.userId(personWords.mobilePhone), 'Mobile Phone (User ID)'],
  [spouseStepWords.together, 'Add Joint Debtor'],
  [verificationWords.submit, 'Submit'],
  [accountStepWords.submit, 'Submit'],
  [spouseStepWords.submit, 'Submit'],
])('%s', (said, expected) => expect(said).toBe(expected))
