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
