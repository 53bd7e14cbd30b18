import { defineWords, defineSentences, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { questionnaireProblems } from '../rules/problems.ts'
import { terms } from '../rules/terms.en.ts'

const sectionsCounted = (count: number) => (count === 1 ? '1 section' : `${count} sections`)

const questionsCounted = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

export const {
  intakeWords,
  introductionWords,
  termsWords,
  overviewWords,
  sentWords,
  submitWords,
  summaryWords,
  doneWords,
} = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    /** Used by several screens. */
    intakeWords: {
      title: 'Intake Questionnaire',
      instructions: 'Questionnaire Instructions',
      close: 'Close',
      retry: 'Try again',
      breadcrumb: 'Where you are',
      notLoaded: 'This page could not be loaded.',
      unreachable: 'The server could not be reached. Please check your connection and try again.',
      notSaved: 'This could not be saved. Please check your connection and try again.',
      saving: 'One moment…',
    },
    introductionWords: {
      title: 'Before you start',
      lead: 'Your attorney needs to know how you live, what you own, what you earn and what you owe. This questionnaire asks about these things one at a time.',
      howLong: 'How long it takes',
      howLongInAll: (hours: string, sections: number) =>
        `${hours} in total, in ${sectionsCounted(sections)}. Each section tells you how long it takes. You choose the order.`,
      howLongUnknown: 'Each section tells you how long it takes. You choose the order.',
      hours: (halves: number) =>
        halves <= 1
          ? 'About half an hour'
          : halves === 2
            ? 'About 1 hour'
            : `About ${halves / 2} hours`,
      saved: 'We save your answers as you go',
      savedText: 'You can stop at any time and continue later, on this device or another one.',
      atHand: 'What to have ready',
      atHandText:
        'You don’t need all of it now. If you don’t know something, a guess is fine. You can always say that you need help.',
      atHandList: [
        'Pay stubs or other proof of income for the last six months',
        'Your latest tax returns',
        'Bank statements',
        'Bills, and letters from people or companies you owe',
        'Papers for your home and your car: loan, lease, insurance',
        'Your Social Security card and a photo ID',
      ],
      after: 'What happens with your answers',
      afterText:
        'When you are done, you send them to your attorney. Your attorney reads and checks them before anything goes to the court.',
      continue: 'Continue',
    },
    termsWords: {
      title: 'Terms and Conditions',
      lead: 'Please read this before you begin. It is short.',
      agree: 'I agree to the Terms & Conditions',
      agreed: 'You have agreed to the Terms & Conditions.',
      notYet: 'Please check the box above to continue.',
      continue: 'Continue',
      back: 'Back',
    },
    overviewWords: {
      completeBy: (date: string) => `Please complete by ${date}`,
      sectionsCompleted: (done: number, total: number) =>
        `Sections completed ${done} out of ${total}`,
      sections: 'Sections',
      status: { notStarted: 'Not Started', inProgress: 'In Progress', complete: 'Complete' },
      sentBack: 'Sent back by your attorney',
      action: {
        start: 'Start Section',
        resume: 'Resume Section',
        edit: 'Edit Section',
        view: 'View Section',
      },
      actionOf: (action: string, section: string) => `${action}, ${section}`,
      notOpened: 'This section could not be opened. Please try again.',
      rejected: (names: readonly string[]) =>
        names.length === 1
          ? `Your attorney sent this section back with a comment: ${names[0]}`
          : `Your attorney sent these sections back with a comment: ${names.join(', ')}`,
      rejectedHint: 'You can submit again when all sections are completed.',
      rejectedReady: 'All sections are completed. You can submit the questionnaire again now.',
      submitted: 'Your questionnaire was successfully submitted to your attorney.',
      submittedHint:
        'Your attorney is checking your answers. You can read them, but you can’t change them now.',
      endedHint: 'You can read your answers here. They can no longer be changed.',
      oneSpouse: 'Only one spouse should edit at a time.',
      submit: 'Submit to attorney',
      stillOpen: (count: number) =>
        `${sectionsCounted(count)} ${count === 1 ? 'is' : 'are'} not complete yet.`,
      empty: 'There are no sections here yet.',
      emptyHint: 'When your attorney opens the questionnaire for you, you will see it here.',
    },
    /** Shown after the submission. */
    sentWords: {
      heading: 'Your questionnaire was successfully submitted to your attorney',
      sentAt: (time: string, sections: number) =>
        `${sections === 1 ? 'The one section was' : `All ${sections} sections were`} submitted (${time}). That was a lot of work, and it is done.`,
      sent: 'That was a lot of work, and it is done.',
      next: 'What happens next',
      reads: {
        who: (attorney: string) => `${attorney}, now`,
        what: 'Reads your answers. You can read them too, but you can’t change them now.',
      },
      asks: {
        who: (attorney: string) => `${attorney}, if something is unclear`,
        what: 'Sends a section back to you with a comment. You will see it here and get a message.',
      },
      you: {
        who: 'You, for now',
        documents: (open: number) =>
          `Your answers show which documents are needed. ${open === 1 ? '1 folder still needs' : `${open} folders still need`} documents.`,
        nothing: 'You don’t need to do anything here. We will tell you when something changes.',
      },
      toDocuments: 'Submit Requested Documents',
      toDashboard: 'Go To Case Dashboard',
      answers: 'Your answers',
      answersHint: (done: string) => `${done}. Open to read them.`,
    },
    submitWords: {
      title: 'Submit to attorney',
      text: 'Your attorney will use the information in this questionnaire to advise you and to prepare your case.',
      read: 'After you submit, you can read your answers, but you can’t change them unless your attorney sends a section back to you.',
      agree: 'I (We) the debtor(s) agree',
      notYet: 'Please check the box above to submit.',
      submit: 'Submit',
      submitting: 'Submitting…',
      failed: 'Your questionnaire could not be submitted at this time. Please try again later.',
    },
    summaryWords: {
      failed: 'Error loading this section. Please try again.',
      toOverview: 'Back to the questionnaire',
      questions: 'Questions',
      groups: 'Parts of this section',
      questionsCompleted: (done: number, total: number) =>
        `Questions completed ${done} out of ${total}`,
      partly: (done: number, total: number) => `${done} of ${questionsCounted(total)} complete`,
      state: { complete: 'Complete', open: 'Not complete yet', help: 'Needs help' },
      continueHere: 'Continue here',
      startHere: 'Start here',
      startWith: (question: string) => `Start with ${question}`,
      continueWith: (question: string) => `Continue with ${question}`,
      finishAndGoOn: (section: string) => `Finish and continue to ${section}`,
      markAsComplete: 'Mark as Complete',
      marking: 'One moment…',
      missing: (count: number) =>
        `${questionsCounted(count)} ${count === 1 ? 'is' : 'are'} not complete yet.`,
      missingHelp: (count: number) =>
        `${questionsCounted(count)} ${count === 1 ? 'is' : 'are'} waiting for help from your attorney.`,
      finishLater: 'Save and Finish Later',
      notMarked: 'This section could not be marked as complete. Please try again.',
      attorneyComments: 'Attorney Comments',
      attorneyReply: 'Your attorney’s answer',
      readOnly: 'This section was submitted to your attorney.',
      readOnlyHint: 'You can read your answers, but you can’t change them now.',
      imported: 'Your attorney already has your answers to this section.',
      toSection: 'Go to Section Summary',
      noQuestions: 'There is nothing to answer here.',
      gone: 'This part no longer applies.',
    },
    doneWords: {
      title: 'Good job!',
      text: (section: string) =>
        `You have answered everything in ${section}, and all other sections are done.`,
      next: 'Go to the section summary and mark this section as complete. Then you can submit the questionnaire to your attorney.',
      toSummary: 'Go to Section Summary',
    },
  },
})

export const { terms: termsText } = defineWords({
  en: { terms },
  es: () => import('../rules/terms.es.ts'),
})

export const questionnaireSentences = mergeWords(
  requestSentences,
  defineSentences({ en: questionnaireProblems, es: () => import('../rules/problems.es.ts') }),
)
