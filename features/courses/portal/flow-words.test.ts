// spec: wording#specified-texts, wording#texts-per-screen
import { expect, test } from 'vitest'
import {
  accountStepWords,
  disclosureWords,
  personWords,
  readingWords,
  spouseStepWords,
  verificationWords,
} from './flow-words.en.ts'
import { flowWords } from './words.en.ts'

test.each([
  [flowWords.verify, 'Verify your information'],
  [flowWords.verifySpouse, "Verify your spouse's information"],
  [flowWords.disclosure, 'Disclosure Agreement'],
  [disclosureWords.agree, 'Agree & Continue'],
  [flowWords.instructions, 'Course Instructions'],
  [flowWords.start.First, 'Start the First Course'],
  [flowWords.start.Second, 'Start the Second Course'],
  [readingWords.back, 'Back'],
  [readingWords.notLoaded, 'This page could not be loaded.'],
  [personWords.submit, 'Submit'],
  [personWords.chooseState, 'Select an state'],
  [personWords.userId(personWords.emailAddress), 'Email Address (User ID)'],
  [personWords.userId(personWords.mobilePhone), 'Mobile Phone (User ID)'],
  [spouseStepWords.together, 'Add Joint Debtor'],
  [verificationWords.submit, 'Submit'],
  [accountStepWords.submit, 'Submit'],
  [spouseStepWords.submit, 'Submit'],
])('keeps the text "%s"', (text, expected) => expect(text).toBe(expected))
