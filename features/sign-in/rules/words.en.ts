// Other people may see these messages on phones, so they mention no case and no firm's business.

export const signInMessages = {
  refreshReused: {
    subject: 'We logged you out for your safety',
    body: 'Someone used an old copy of your Daybreak login, so we logged out the browser that it came from.\n\nPlease log in again and change your password in your profile. That logs out all your other browsers. If you see anything you do not recognize, please tell the office that invited you.\n',
  },
  recovery: {
    userIdSubject: 'Your user ID',
    passwordSubject: 'Your temporary password',
    bothSubject: 'Your user ID and a temporary password',
    greeting: 'We received a request for help logging in to Daybreak.',
    userId: 'Your user ID (the email address you log in with):\n{userId}',
    temporaryPassword:
      'Your temporary password:\n{temporaryPassword}\n\nType it on the page that you have open, or at {link}, and choose a new password there. It works once, for 30 minutes, and only on that page. Until then, your old password does not change.',
    logIn: 'Log in at {link}',
    notYou:
      'If it was not you, you do not need to do anything. Never tell anyone what this message says. We will never ask you for it.',
    oftenAsked:
      'We received {times} requests like this within a day. If it was not you, please tell the office that invited you.',
  },
} as const
