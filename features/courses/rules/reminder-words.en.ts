// How people are reminded of the two courses, in English. The bell alone says it: what leaves the portal says only that there is a message.

export const reminderNews = {
  takeFirst: 'Please take your first course, credit counseling. It takes about 90 minutes, online or by phone.',
  useBy: 'Your credit counseling certificate can be used until {day}. Please finish what is left to do, so that your case can be filed by then.',
  takeSecond: 'You can take your second course now, debtor education. It takes about two hours, online or by phone.',
  secondDue: 'Please take your second course, debtor education. Its certificate is due on {day}.',
  overdue: 'The certificate of your second course was due on {day}. Please call your attorney.',
} as const

/** Firms work in English. */
export const firmAlerts = {
  stale: {
    subject: 'A client has not taken the first course yet',
    body: '{people} could take the first course (credit counseling) for two weeks, and the certificate is not there. Please ask whether they need help.\n',
  },
  overdue: {
    subject: 'The certificate of a second course is overdue',
    body: 'The certificate of the second course (debtor education) of {people} was due on {day}, and it is not there. Without it the case may be closed without a discharge.\n\nThis message comes each day until the certificate is there, the course is held, or the certificate is marked as filed with the court.\n',
  },
} as const
