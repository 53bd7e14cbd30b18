// The words of the page behind "This was not me" in a notice, in English.
export const notMeWords = {
  ask: {
    title: 'This was not you?',
    lead: 'The password, the email address or the phone number of your account was changed. If it was not you, we close the account for everybody until you are back.',
    whatHappens: 'What happens then',
    steps: [
      'Your account is locked.',
      'Everybody is signed out, on all devices.',
      'A changed email address or phone number goes back to what it was. A password that was changed in the last days no longer works.',
      'Your law firm is told, so that it can help you.',
    ],
    report: 'This was not me, lock my account',
    reporting: 'Locking your account…',
    wasMe: 'It was you? Then there is nothing to do. You can close this page.',
    trouble: 'Your account could not be locked. Please try again',
    troubleDetail: 'Nothing has been changed yet. If it happens again, please call your law firm.',
  },
  locked: {
    title: 'Your account is locked',
    lead: 'Nobody can use it now. Everybody was signed out, and your law firm was told.',
    next: 'What you can do now',
    steps: [
      'Log in with your password. We send a code to a phone number or email address that was not changed lately, and that opens your account again.',
      'If your password was changed in the last days, set a new one first: choose “Forgot your email address or password?” on the login page.',
      'Then change your password in your profile.',
      'If you cannot log in, please call your law firm. They can help you back in.',
    ],
    logIn: 'Log In',
  },
  over: {
    title: 'This link can no longer be used',
    lead: 'It was used before, or it is too old. If a change was not made by you, please contact your law firm.',
    logIn: 'Log In',
  },
} as const
