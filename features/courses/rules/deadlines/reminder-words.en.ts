// Shown in the bell only. Messages outside the portal say only that there is news.

export const reminderNews = {
  takeFirst:
    'Please take your first course, credit counseling. It takes about 90 minutes, online or by phone.',
  useBy:
    'Your credit counseling certificate can be used until {day}. Please finish what is left to do so that your case can be filed by then.',
  takeSecond:
    'You can now take your second course, debtor education. It takes about two hours, online or by phone.',
  secondDue: 'Please take your second course, debtor education. Its certificate is due on {day}.',
  overdue: 'Your second course certificate was due on {day}. Please call your attorney.',
} as const

/** Emails to the people who work on a case. Firms work in English. */
export const staffMails = {
  stale: {
    subject: 'A client has not taken the first course yet',
    body: 'The first course (credit counseling) has been open to {people} for two weeks, and we do not have the certificate yet. Please ask if they need help.\n',
  },
  overdue: {
    subject: 'A second course certificate is overdue',
    body: 'The second course (debtor education) certificate for {people} was due on {day}, and we do not have it yet. Without it, the case may be closed without a discharge.\n\nYou will get this message every day until we have the certificate, the course is put on hold, or the certificate is marked as filed with the court.\n',
  },
} as const

/** The same in the bell. */
export const staffNotices = {
  stale: '{people} has not taken the first course yet',
  overdue: 'The second course certificate of {people} was due on {day}',
} as const
