// Messages about signing in, in English. They may be read by others over a shoulder: no word about a case or a firm's business.

export const signInMessages = {
  refreshReused: {
    subject: 'We signed you out for your safety',
    body: 'Somebody used an old key of a browser in which you were logged in to Daybreak. So we signed that browser out.\n\nPlease log in again. If you see anything there that you do not know, change your password in your profile.\n',
  },
  recovery: {
    userIdSubject: 'Your user ID',
    passwordSubject: 'Your temporary password',
    bothSubject: 'Your user ID and a temporary password',
    greeting: 'We received a request for help logging in to Daybreak.',
    userId: 'Your user ID (the email address you log in with):\n{userId}',
    temporaryPassword:
      'Your temporary password:\n{temporaryPassword}\n\nType it on the page that you have open, or at {link}, and choose a new password there. It works once, for 30 minutes, and on that page only. Until then your old password stays as it is.',
    logIn: 'Log in at {link}',
    notYou: 'If it was not you, there is nothing you need to do. Never tell anybody what this message says; we never ask for it.',
    oftenAsked: 'We received {times} such requests within a day. If it was not you, please tell the office that invited you.',
  },
} as const
