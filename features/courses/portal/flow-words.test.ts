// spec: wording#specified-texts, wording#texts-per-screen
import { expect, test } from 'vitest'
import {
  accountStepWords,
  disclosureWords,
  personWords,
  readingWords,
  spouseStepWords,
  verificationWords,
} from './flow-words.ts'
import { flowWords } from './words.ts'

test.each([
  [flowWords.english.verify, 'Verify your information'],
  [flowWords.english.verifySpouse, "Verify your spouse's information"],
  [flowWords.english.disclosure, 'Disclosure Agreement'],
  [disclosureWords.english.agree, 'Agree & Continue'],
  [flowWords.english.instructions, 'Course Instructions'],
  [flowWords.english.start.First, 'Start the First Course'],
  [flowWords.english.start.Second, 'Start the Second Course'],
  [readingWords.english.back, 'Back'],
  [readingWords.english.notLoaded, 'This page could not be loaded.'],
  [personWords.english.submit, 'Submit'],
  [personWords.english.chooseState, 'Select an state'],
  [personWords.english.userId(personWords.english.emailAddress), 'Email Address (User ID)'],
  [personWords.english.userId(personWords.english.mobilePhone), 'Mobile Phone (User ID)'],
  [spouseStepWords.english.together, 'Add Joint Debtor'],
  [verificationWords.english.submit, 'Submit'],
  [accountStepWords.english.submit, 'Submit'],
  [spouseStepWords.english.submit, 'Submit'],
])('keeps the text "%s"', (text, expected) => expect(text).toBe(expected))
