// What can go wrong with any request, whatever it asked for: the server's own sentences, as far as somebody may come to read them.
export const requestSentences = {
  'request.unknown-document': 'This page is older than the portal. Please load it again.',
  'request.too-many': 'There were too many requests. Please wait a moment and try again.',
  'request.too-large': 'This request is too large.',
  'request.text-not-storable': 'The text holds a character that cannot be kept.',
  'request.signed-out': 'Please log in again.',
  'request.set-up-over': 'Your account is set up already.',
  'request.set-up-unfinished': 'Please finish setting up your account first.',
  'request.took-too-long': 'This took too long. Please try again.',
  'data.unavailable': 'We cannot reach our data right now. Please try again in a moment.',
  'request.unexpected': 'Something went wrong on our side. Please try again.',
} as const
