// The specified texts of the cases, letter for letter (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { kitWords } from '#ui/words.ts'
import {
  billingWords,
  caseInformationWords,
  clientHomeWords,
  dashboardWords,
  deactivatedCasesWords,
  deactivateWords,
  factStripWords,
  frameWords,
} from './words.ts'

test.each([
  [kitWords.english.statuses.card['Take Course'], 'Take Course'],
  [kitWords.english.statuses.card['Documents Required'], 'Documents Required'],
  [clientHomeWords.english.numberless.notFiled, 'Case Not Filed'],
  [clientHomeWords.english.deactivate, 'Deactivate Case'],
  [clientHomeWords.english.goToDashboard, 'Go to Case Dashboard'],
  [
    clientHomeWords.english.empty,
    'We are still preparing your case data. Please try refreshing the page.',
  ],
  [clientHomeWords.english.retry, 'Retry'],
  [clientHomeWords.english.showDeactivated, 'Show Deactivated Cases'],
  [deactivatedCasesWords.english.title, 'Deactivated Cases'],
  [deactivatedCasesWords.english.reactivate, 'Reactivate'],
  [deactivatedCasesWords.english.confirmTitle, 'Reactivate Case'],
  [deactivatedCasesWords.english.confirmQuestion, 'Are you sure you want to reactivate this case?'],
  [deactivatedCasesWords.english.confirm, 'Reactivate Case'],
  [kitWords.english.cancel, 'Cancel'],
  [deactivateWords.english.question, 'Are you sure you want to deactivate this case?'],
  [deactivateWords.english.confirm, 'Deactivate Case'],
  [caseInformationWords.english.caseType, 'Case Type'],
  [caseInformationWords.english.lawFirm, 'Law Firm'],
  [caseInformationWords.english.status, 'Status'],
  [caseInformationWords.english.deactivate, 'Deactivate Case'],
  [billingWords.english.comingSoon, 'Feature Coming Soon'],
  [billingWords.english.weWillNotify, 'We will let you know when this feature is available.'],
  [dashboardWords.english.lookingAhead, 'Looking Ahead'],
  [dashboardWords.english.toKnow, 'What you need to know'],
  [dashboardWords.english.toDo, 'What you need to do'],
  [dashboardWords.english.takeCourse('First'), 'Take First Bankruptcy Course'],
  [dashboardWords.english.submitDocuments, 'Submit Requested Documents'],
  [dashboardWords.english.questionnaire, 'Complete Intake Questionnaire'],
  [dashboardWords.english.nothingLeft, 'You have nothing left to do.'],
  [dashboardWords.english.faqs, 'FAQs'],
  [dashboardWords.english.contactAttorney, 'Contact Your Attorney'],
])('has exactly the specified text: %s', (text, seed) => expect(text).toBe(seed))

test('begins the error message of the list with the word Error', () =>
  expect(clientHomeWords.english.failed).toMatch(/^Error/))

test('explains what deactivating stops, what stays, and how to reactivate', () => {
  expect(deactivateWords.english.stopsInformation).toMatch(
    /stops case information .* portal and your attorney’s software/,
  )
  expect(deactivateWords.english.keepsAgreements).toMatch(/does not void any agreement/)
  expect(deactivateWords.english.comesBack).toMatch(/reactivate .* client-level dashboard/)
})

test('has the five specified names of the menu entries', () => {
  const { home, documents, courses, intake, billing } = frameWords.english
  expect([home, documents, courses, intake, billing]).toEqual([
    'Home',
    'Documents',
    'Courses',
    'Intake',
    'Billing',
  ])
})

test.each([
  [1, 'You have one active case.'],
  [2, 'You have two active cases.'],
  [12, 'You have 12 active cases.'],
])('says that there are %i active cases', (count, sentence) => {
  expect(clientHomeWords.english.activeCases(count)).toBe(sentence)
})

test.each([
  [1, 11, '1 of 11 folders still needs documents'],
  [4, 11, '4 of 11 folders still need documents'],
  [1, 1, '1 folder still needs documents'],
])('says that %i folders of %i need documents', (open, total, sentence) => {
  expect(dashboardWords.english.foldersOpen(open, total)).toBe(sentence)
})

test.each([
  [0, 'Today'],
  [1, 'Tomorrow'],
  [22, 'In 22 days'],
])('says that the meeting is in %i days', (days, words) => {
  expect(factStripWords.english.daysLeft(days)).toBe(words)
})
