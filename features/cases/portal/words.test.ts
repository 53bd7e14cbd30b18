// The specified texts of the cases, letter for letter (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { kitWords } from '#ui/words.en.ts'
import {
  billingWords,
  caseInformationWords,
  clientHomeWords,
  dashboardWords,
  deactivatedCasesWords,
  deactivateWords,
  factStripWords,
  frameWords,
} from './words.en.ts'

test.each([
  [kitWords.statuses.card['Take Course'], 'Take Course'],
  [kitWords.statuses.card['Documents Required'], 'Documents Required'],
  [clientHomeWords.numberless.notFiled, 'Case Not Filed'],
  [clientHomeWords.deactivate, 'Deactivate Case'],
  [clientHomeWords.goToDashboard, 'Go to Case Dashboard'],
  [clientHomeWords.empty, 'We are still preparing your case data. Please try refreshing the page.'],
  [clientHomeWords.retry, 'Retry'],
  [clientHomeWords.showDeactivated, 'Show Deactivated Cases'],
  [deactivatedCasesWords.title, 'Deactivated Cases'],
  [deactivatedCasesWords.reactivate, 'Reactivate'],
  [deactivatedCasesWords.confirmTitle, 'Reactivate Case'],
  [deactivatedCasesWords.confirmQuestion, 'Are you sure you want to reactivate this case?'],
  [deactivatedCasesWords.confirm, 'Reactivate Case'],
  [deactivatedCasesWords.cancel, 'Cancel'],
  [deactivateWords.question, 'Are you sure you want to deactivate this case?'],
  [deactivateWords.confirm, 'Deactivate Case'],
  [deactivateWords.cancel, 'Cancel'],
  [caseInformationWords.caseType, 'Case Type'],
  [caseInformationWords.lawFirm, 'Law Firm'],
  [caseInformationWords.status, 'Status'],
  [caseInformationWords.deactivate, 'Deactivate Case'],
  [billingWords.comingSoon, 'Feature Coming Soon'],
  [billingWords.weWillNotify, 'We will let you know when this feature is available.'],
  [dashboardWords.lookingAhead, 'Looking Ahead'],
  [dashboardWords.toKnow, 'What you need to know'],
  [dashboardWords.toDo, 'What you need to do'],
  [dashboardWords.takeCourse('First'), 'Take First Bankruptcy Course'],
  [dashboardWords.submitDocuments, 'Submit Requested Documents'],
  [dashboardWords.questionnaire, 'Complete Intake Questionnaire'],
  [dashboardWords.nothingLeft, 'You have nothing left to do.'],
  [dashboardWords.faqs, 'FAQs'],
  [dashboardWords.contactAttorney, 'Contact Your Attorney'],
])('has exactly the specified text: %s', (text, seed) => expect(text).toBe(seed))

test('begins the error message of the list with the word Error', () =>
  expect(clientHomeWords.failed).toMatch(/^Error/))

test('explains what deactivating stops, what stays, and how to reactivate', () => {
  expect(deactivateWords.stopsInformation).toMatch(
    /stops case information .* portal and your attorney’s software/,
  )
  expect(deactivateWords.keepsAgreements).toMatch(/does not void any agreement/)
  expect(deactivateWords.comesBack).toMatch(/reactivate .* client-level dashboard/)
})

test('has the five specified names of the menu entries', () => {
  const { home, documents, courses, intake, billing } = frameWords
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
  expect(clientHomeWords.activeCases(count)).toBe(sentence)
})

test.each([
  [1, 11, '1 of 11 folders still needs documents'],
  [4, 11, '4 of 11 folders still need documents'],
  [1, 1, '1 folder still needs documents'],
])('says that %i folders of %i need documents', (open, total, sentence) => {
  expect(dashboardWords.foldersOpen(open, total)).toBe(sentence)
})

test.each([
  [0, 'Today'],
  [1, 'Tomorrow'],
  [22, 'In 22 days'],
])('says that the meeting is in %i days', (days, words) => {
  expect(factStripWords.daysLeft(days)).toBe(words)
})
