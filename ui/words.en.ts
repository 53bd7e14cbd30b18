export const kitWords = {
  productName: 'Daybreak',
  errorPrefix: 'Error: ',
  thereIsAProblem: 'There is a problem',
  optional: '(optional)',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close',
  loading: 'Loading...',
  digitsEntered: (entered: number, length: number) => `${entered} of ${length} digits entered`,
  stepOf: (step: number, steps: number, name: string) => `Step ${step} of ${steps}: ${name}`,
  done: 'done',
  now: 'now',
  ahead: 'ahead',
  complete: 'Complete',
  today: 'today',
  bytes: 'bytes',
  notifications: 'Messages',
  caseMenu: 'Case menu',
  lawFirm: 'Law firm',
  watchVideo: 'Watch the video',
  videoFrom: (host: string) =>
    `This video comes from ${host}. Nothing loads from there until you press the button.`,
  /** Status in the contract → displayed word. */
  statuses: {
    matter: { 'Pre-Filing': 'Pre-Filing', Filed: 'Filed', Complete: 'Complete' },
    document: {
      Pending: 'Pending',
      Review: 'Review',
      Accepted: 'Accepted',
      Approved: 'Approved',
      Rejected: 'Rejected',
      Replaced: 'Replaced',
      Unknown: 'Unknown',
    },
    folder: { Complete: 'Complete', Pending: 'Pending', Rejected: 'Rejected', Unknown: 'Needed' },
    card: {
      'Take Course': 'Take Course',
      'Documents Required': 'Documents Required',
      Deactivated: 'Deactivated',
    },
  },
} as const

// Server texts for failures of any request, as far as a client may read them.
export const requestSentences = {
  'request.unknown-document': 'We have updated the portal. Please reload this page.',
  'request.too-many': 'There were too many requests. Please wait a moment and try again.',
  'request.too-large': 'What you sent is too large.',
  'request.text-not-storable': 'Your text has a character that we cannot save. Please remove it.',
  'request.signed-out': 'Please log in again.',
  'request.set-up-over': 'Your account is already set up.',
  'request.set-up-unfinished': 'Please finish setting up your account first.',
  'request.took-too-long': 'This took too long. Please try again.',
  'data.unavailable': 'We cannot reach our data right now. Please try again in a moment.',
  'request.unexpected': 'Something went wrong on our side. Please try again.',
} as const
