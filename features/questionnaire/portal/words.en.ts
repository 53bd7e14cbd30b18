// What the screens around the questions say, in English. What is wrong stands in rules/problems.ts, the terms in rules/terms.en.ts.

const sectionsCounted = (count: number) => (count === 1 ? '1 section' : `${count} sections`)
const questionsCounted = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

/** What several screens say. */
export const intakeWords = {
  title: 'Intake Questionnaire',
  instructions: 'Questionnaire Instructions',
  close: 'Close',
  retry: 'Try again',
  breadcrumb: 'Where you are',
  notLoaded: 'This page could not be loaded.',
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  notSaved: 'This could not be saved. Please check your connection and try again.',
  saving: 'One moment…',
} as const

export const introductionWords = {
  title: 'Before you start',
  lead: 'Your attorney needs to know how you live, what you own, what you earn and what you owe. This questionnaire asks for it, one thing at a time.',
  howLong: 'How long it takes',
  howLongInAll: (hours: string, sections: number) => `${hours} in all, in ${sectionsCounted(sections)}. Each section tells you how long it takes, and you choose the order.`,
  howLongUnknown: 'Each section tells you how long it takes, and you choose the order.',
  hours: (halves: number) => (halves <= 1 ? 'About half an hour' : halves === 2 ? 'About 1 hour' : `About ${halves / 2} hours`),
  saved: 'We save your answers as you go',
  savedText: 'You can stop at any time and go on later, here or on another device.',
  atHand: 'Good to have at hand',
  atHandText: 'You do not need all of it now. A guess is fine where you do not know, and you can always say that you need help.',
  atHandList: [
    'Pay stubs or other proof of income of the last six months',
    'Your last tax returns',
    'Bank statements',
    'Bills, and letters from people or companies you owe',
    'Papers of your home and your car: loan, lease, insurance',
    'Social Security card and a photo ID',
  ],
  after: 'What happens with your answers',
  afterText: 'You send them to your attorney when you are done. Your attorney reads and checks them first; nothing goes to the court unchecked.',
  continue: 'Continue',
} as const

export const termsWords = {
  title: 'Terms and Conditions',
  lead: 'Please read this before you begin. It is short.',
  agree: 'I agree to the Terms & Conditions',
  agreed: 'You have agreed to the Terms & Conditions.',
  notYet: 'Please check the box above to continue.',
  continue: 'Continue',
  back: 'Back',
} as const

export const overviewWords = {
  completeBy: (date: string) => `Please complete by ${date}`,
  sectionsCompleted: (done: number, total: number) => `Sections completed ${done} out of ${total}`,
  sections: 'Sections',
  status: { notStarted: 'Not Started', inProgress: 'In Progress', complete: 'Complete' },
  sentBack: 'Sent back by your attorney',
  action: { start: 'Start Section', resume: 'Resume Section', edit: 'Edit Section', view: 'View Section' },
  actionOf: (action: string, section: string) => `${action}, ${section}`,
  notOpened: 'This section could not be opened. Please try again.',
  rejected: (names: readonly string[]) =>
    (names.length === 1 ? `Your attorney sent this section back with a comment: ${names[0]}` : `Your attorney sent these sections back with a comment: ${names.join(', ')}`),
  rejectedHint: 'You can submit again when all sections are completed.',
  rejectedReady: 'All sections are completed. You can submit the questionnaire again now.',
  submitted: 'Your questionnaire was successfully submitted to your attorney.',
  submittedHint: 'Your attorney is checking your answers. You can read them, but not change them now.',
  oneSpouse: 'Only one spouse should edit at a time.',
  submit: 'Submit to attorney',
  stillOpen: (count: number) => `${sectionsCounted(count)} ${count === 1 ? 'is' : 'are'} still open.`,
  empty: 'There are no sections here yet.',
  emptyHint: 'When your attorney opens the questionnaire for you, you will see it here.',
} as const

/** After the questionnaire was submitted. */
export const sentWords = {
  heading: 'Your questionnaire was successfully submitted to your attorney',
  sentAt: (time: string, sections: number) =>
    `Sent ${time}. ${sections === 1 ? 'The one section' : `All ${sections} sections`}. That was a lot of work, and it is done.`,
  sent: 'That was a lot of work, and it is done.',
  next: 'What happens next',
  reads: { who: (attorney: string) => `${attorney}, now`, what: 'Reads your answers. You can read them too, but not change them now.' },
  asks: {
    who: (attorney: string) => `${attorney}, if something is unclear`,
    what: 'Sends a section back with a comment. You see it here and get a message.',
  },
  you: {
    who: 'You, meanwhile',
    documents: (open: number) =>
      `Your answers show which documents are needed. ${open === 1 ? '1 folder is' : `${open} folders are`} still open.`,
    nothing: 'You don’t need to do anything here. We tell you when something changes.',
  },
  toDocuments: 'Submit Requested Documents',
  toDashboard: 'Go To Case Dashboard',
  answers: 'Your answers',
  answersHint: (done: string) => `${done}. Open to read them.`,
} as const

export const submitWords = {
  title: 'Submit to attorney',
  text: 'Your attorney will use the information in this questionnaire to advise you and to prepare your case.',
  read: 'After you submit you can read your answers, but not change them, unless your attorney sends a section back to you.',
  agree: 'I (We) the debtor(s) agree',
  notYet: 'Please check the box above to submit.',
  submit: 'Submit',
  submitting: 'Submitting…',
  cancel: 'Cancel',
  failed: 'Your questionnaire could not be submitted at this time. Please try again later.',
} as const

export const summaryWords = {
  failed: 'Error loading this section. Please try again.',
  toOverview: 'Back to the questionnaire',
  questions: 'Questions',
  groups: 'Parts of this section',
  questionsCompleted: (done: number, total: number) => `Questions completed ${done} out of ${total}`,
  partly: (done: number, total: number) => `${done} of ${questionsCounted(total)} complete`,
  state: { complete: 'Complete', open: 'Not complete yet', help: 'Needs help' },
  continueHere: 'Continue here',
  startHere: 'Start here',
  startWith: (question: string) => `Start with ${question}`,
  continueWith: (question: string) => `Go on with ${question}`,
  finishAndGoOn: (section: string) => `Finish and go on to ${section}`,
  markAsComplete: 'Mark as Complete',
  marking: 'One moment…',
  missing: (count: number) => `${questionsCounted(count)} ${count === 1 ? 'is' : 'are'} not complete yet.`,
  missingHelp: (count: number) => `${questionsCounted(count)} ${count === 1 ? 'waits' : 'wait'} for help from your attorney.`,
  finishLater: 'Save and Finish Later',
  notMarked: 'This section could not be marked as complete. Please try again.',
  attorneyComments: 'Attorney Comments',
  readOnly: 'This section was submitted to your attorney.',
  readOnlyHint: 'You can read your answers, but not change them now.',
  imported: 'Your attorney has taken over the answers of this section.',
  toSection: 'Go to Section Summary',
  noQuestions: 'There is nothing to answer here.',
  gone: 'This part is not asked any more.',
} as const

export const doneWords = {
  title: 'Good job!',
  text: (section: string) => `You have answered everything in ${section}, and all other sections are done.`,
  next: 'Go to the section summary and mark this section as complete. Then you can submit the questionnaire to your attorney.',
  toSummary: 'Go to Section Summary',
} as const
