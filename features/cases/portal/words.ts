import { type WordingOf, defineWords, defineSentences } from '#ui/language/language.ts'
import { casesProblems } from '../rules/problems.ts'

/** Small numbers as words, for the start of a sentence. */
const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const

const counted = (count: number) => numberWords[count] ?? String(count)

const withProvider = (provider: string | null) => (provider === null ? '' : ` with ${provider}`)

export type DashboardWords = WordingOf<typeof dashboardWords>
export type ImportantDatesWords = WordingOf<typeof importantDatesWords>
export type FrameWords = WordingOf<typeof frameWords>

export const {
  clientHomeWords,
  deactivatedCasesWords,
  deactivateWords,
  frameWords,
  dashboardWords,
  factStripWords,
  importantDatesWords,
  caseInformationWords,
  billingWords,
} = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    clientHomeWords: {
      title: 'My Cases',
      greeting: (givenName: string) => (givenName === '' ? 'Hello' : `Hello, ${givenName}`),
      activeCases: (count: number) =>
        `You have ${counted(count)} active ${count === 1 ? 'case' : 'cases'}.`,
      lastVisited: (when: string) => `Last visited ${when}`,
      neverVisited: 'Not visited yet',
      numberless: { notFiled: 'Case Not Filed', noNumber: 'No case number yet' },
      attorney: 'Attorney',
      firm: 'Firm',
      opened: 'Case opened',
      goToDashboard: 'Go to Case Dashboard',
      goToDashboardOf: (caseType: string, firmName: string) =>
        `Go to Case Dashboard, ${caseType}, ${firmName}`,
      deactivate: 'Deactivate Case',
      deactivateOf: (caseType: string, firmName: string) =>
        `Deactivate Case, ${caseType}, ${firmName}`,
      empty: 'We are still preparing your case data. Please try refreshing the page.',
      retry: 'Retry',
      failed: 'Error: we could not load your cases. Please try again.',
      showDeactivated: 'Show Deactivated Cases',
      deactivated: 'Case deactivated. You can bring it back under Show Deactivated Cases.',
      deactivatedLast:
        'You have deactivated your case. You can bring it back under Show Deactivated Cases.',
      allDeactivated: (count: number) =>
        count === 1
          ? 'Your case is deactivated. You can bring it back below.'
          : 'Your cases are deactivated. You can bring one back below.',
      notActive:
        'The page you opened is not part of your active cases. If you deactivated the case, you can bring it back under Show Deactivated Cases.',
    },
    deactivatedCasesWords: {
      title: 'Deactivated Cases',
      none: 'You have no deactivated cases.',
      reactivate: 'Reactivate',
      reactivateOf: (caseType: string, firmName: string) => `Reactivate, ${caseType}, ${firmName}`,
      confirmTitle: 'Reactivate Case',
      confirmQuestion: 'Are you sure you want to reactivate this case?',
      confirm: 'Reactivate Case',
      busy: 'Reactivating…',
      failed: 'We could not reactivate the case. Please try again.',
      reactivated: (caseType: string, firmName: string) =>
        `The case is active again: ${caseType}, ${firmName}.`,
    },
    deactivateWords: {
      title: 'Deactivate Case',
      question: 'Are you sure you want to deactivate this case?',
      stopsInformation:
        'Deactivating stops case information from flowing between this portal and your attorney’s software.',
      keepsAgreements: 'It does not void any agreement that you signed.',
      comesBack:
        'You can reactivate the case at any time from My Cases, your client-level dashboard.',
      reason: 'Reason',
      reasonHint: 'Your law firm will see this.',
      reasonTooLong: 'Please use at most 2,000 characters.',
      confirm: 'Deactivate Case',
      busy: 'Deactivating…',
      failed: 'We could not deactivate the case. Please try again.',
    },
    frameWords: {
      attorney: (name: string) => `${name}, attorney`,
      caseInformation: 'case information',
      home: 'Home',
      documents: 'Documents',
      courses: 'Courses',
      intake: 'Intake',
      billing: 'Billing',
      toReview: (count: number) => `${count} to review`,
      failed: 'We could not load your case.',
      failedHint: 'Please check your connection and try again.',
      retry: 'Retry',
    },
    dashboardWords: {
      title: 'Case Dashboard',
      progress: 'Case progress',
      lookingAhead: 'Looking Ahead',
      lookingAheadHint:
        'Every case is different. Your attorney will tell you if a step takes longer.',
      doneOn: (date: string) => `Done ${date}`,
      done: 'Done',
      nowPrefix: (sentence: string) => `Now. ${sentence}`,
      toKnow: 'What you need to know',
      toDo: 'What you need to do',
      takeCourse: (number: string) => `Take ${number} Bankruptcy Course`,
      course: {
        notStarted: (lasts: string) => `Not started. ${lasts}`,
        lasts: { First: 'About 90 minutes', Second: 'About two hours' },
        waits: 'You can take this course when your case has a number.',
        states: {
          choose: 'Ordered. Next: choose a course provider.',
          ordered: (provider: string | null) =>
            `Ordered${withProvider(provider)}. Next: get ready to start.`,
          ready: (provider: string | null, lasts: string) =>
            `Ready to start${withProvider(provider)}. ${lasts}`,
          started: (provider: string | null) =>
            `Started${withProvider(provider)}. Pick up where you left off.`,
          finished: 'Finished.',
          onItsWay: 'Your certificate is on its way. You don’t have to do anything now.',
          bySpouse: 'Ordered by your spouse.',
          together: 'You take it together. Your spouse starts it.',
          canceled: 'Canceled.',
          expired: 'Expired.',
          askAttorney: 'Please contact your attorney.',
        },
      },
      submitDocuments: 'Submit Requested Documents',
      foldersOpen: (open: number, total: number) =>
        `${total === 1 ? '1 folder' : `${open} of ${total} folders`} still ${open === 1 ? 'needs' : 'need'} documents`,
      sentAndWaiting: 'Sent, waiting for your attorney',
      questionnaire: 'Complete Intake Questionnaire',
      sectionsCompleted: (done: number, total: number) => `${done} of ${total} sections completed`,
      sectionsSentBack: (count: number) =>
        `${count} ${count === 1 ? 'section' : 'sections'} sent back.`,
      readyToSubmit: (total: number) =>
        total === 1
          ? 'The only section is complete. Next: check and submit.'
          : `All ${total} sections are complete. Next: check and submit.`,
      submitted: 'Submitted.',
      submittedOn: (date: string) => `Submitted ${date}.`,
      answersChecked: 'Your attorney is checking your answers.',
      answersReceived: 'Your attorney has your answers.',
      sentBack: (count: number) => `${count} sent back.`,
      due: (date: string) => `Due ${date}`,
      doneTitle: 'Done',
      nothingLeft: 'You have nothing left to do.',
      allDone: 'You have completed all your tasks.',
      faqs: 'FAQs',
      contactAttorney: 'Contact Your Attorney',
    },
    factStripWords: {
      caseNumber: 'Case number',
      noNumber: 'None yet',
      copy: 'Copy case number',
      copied: 'Copied',
      notCopied: 'We could not copy it. Please write it down.',
      daysLeft: (days: number) =>
        days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`,
    },
    importantDatesWords: {
      title: 'Important dates',
      titles: {
        meeting: 'Meeting of creditors',
        'first-certificate-use-by': 'Your first course certificate is good until this day',
        'clerk-notice': 'The court checks for your second course certificate',
        'second-certificate': 'Your second course certificate is due',
        other: 'A date in your case',
      },
      about: {
        meeting:
          'A short meeting with the trustee, the person appointed to oversee your case. Your attorney will tell you where it is and what to bring.',
        'first-certificate-use-by':
          'Your case has to be filed by then. After that, you must take the course again.',
        'clerk-notice': 'If the court does not have it by then, it will send you a notice.',
        'second-certificate':
          'Take the second course well before this day. Without the certificate, the court may close your case without a discharge, the court order that releases you from certain debts.',
        other: 'Your attorney can tell you more.',
      },
      aboutKnownMeeting:
        'A short meeting with the trustee, the person appointed to oversee your case. Bring your photo ID and proof of your Social Security number. Your attorney will tell you if you need anything else.',
      join: 'Join the meeting',
      interpreter: (language: string) => `Interpreter: ${language}`,
      over: {
        'first-certificate-use-by':
          'This day has passed. Your attorney will tell you if you must take the course again.',
        'second-certificate': 'This day has passed. Please call your attorney.',
        other: 'This day has passed.',
      },
      checkWithCourt:
        'We counted this from the first date of your meeting of creditors. Courts differ, so check with your court or your attorney.',
      add: 'Add to calendar',
      addOf: (title: string, date: string) => `Add to calendar, ${title}, ${date}`,
      noLongerOn: (day: string) => `No longer on ${day}`,
      isOff: 'If this date is in your calendar, take it out there.',
      remove: 'Remove from calendar',
      removeOf: (date: string) => `Remove from calendar, ${date}`,
      entryTitle: 'A date in your client portal',
      entryText: 'Log in to see what it is:',
      fileName: 'portal-date.ics',
    },
    caseInformationWords: {
      title: 'Case Information',
      back: 'Case Dashboard',
      caseType: 'Case Type',
      caseNumber: 'Case Number',
      lawFirm: 'Law Firm',
      attorney: 'Attorney',
      status: 'Status',
      opened: 'Case opened',
      filed: 'Filed with the court',
      meeting: 'Meeting of creditors',
      contactAttorney: 'Contact Your Attorney',
      deactivate: 'Deactivate Case',
    },
    billingWords: {
      title: 'Billing',
      comingSoon: 'Feature Coming Soon',
      weWillNotify: 'We will let you know when this feature is available.',
    },
  },
})

export const casesSentences = defineSentences({
  en: casesProblems,
  es: () => import('../rules/problems.es.ts'),
})
