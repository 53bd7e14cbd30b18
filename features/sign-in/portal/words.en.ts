// The words of the screens at the door, in English. Texts of the seeds stand letter for letter (seeds/000, sections 2, 4 and 8).

/** What a login says when a change of e-mail or phone was never confirmed: the value that stays, and the one that was let go. */
export interface ChangedBack {
  readonly kept: string
  readonly discarded: string
}

export const signInWords = {
  login: {
    pageTitle: 'Log in',
    heading: 'Welcome Back',
    lead: 'Log in to check on your case',
    userId: 'Email Address (User ID)',
    password: 'Password',
    submit: 'Log In',
    submitting: 'Logging in…',
    forgot: 'Forgot your email address or password?',
    firstTime: 'First time here? Use the link in the invitation from your attorney.',
    signedOutWhenIdle: 'We sign you out after 15 minutes without activity.',
    goOnTitle: 'Please log in to go on',
    goOnDetail: 'Use your email address and the password you created.',
    signedOutTitle: 'You were signed out.',
    signedOutDetail: 'Please log in to go on.',
    accountIsThereTitle: 'Your account is there already.',
    accountIsThereDetail: 'Please log in.',
    outOfReachDetail: 'Please check your connection, then load this page again: it is worth trying, you may still be signed in.',
    changedBackTitle: 'Please log in once more',
    emailChangedBack: ({ kept, discarded }: ChangedBack) =>
      `Your new email address ${discarded} was not verified, so it was not changed. Please keep using ${kept} to log in.`,
    phoneChangedBack: ({ kept, discarded }: ChangedBack) =>
      `Your new mobile phone number ${discarded} was not verified, so it was not changed. Your codes still go to ${kept}.`,
    oldValue: 'the one you had before',
    newValue: 'you entered',
  },
  twoFactor: {
    pageTitle: 'Enter your code',
    back: 'Log in',
    heading: 'Enter your six-digit code',
    sentTo: 'We sent it to',
    sentSomewhere: 'We sent it to you.',
    passwordSaved: 'Your new password is saved. Please use it from now on.',
    code: 'Verification code',
    hint: 'The code is valid for 3 minutes. You can paste it.',
    next: 'Next',
    checking: 'Checking…',
    needsSixDigits: 'Enter all six digits to go on.',
    nothingArrived: 'Nothing arrived?',
    canTakeAMinute: 'A message can take a minute. We send at most five codes an hour; after that, please wait.',
    sendAgain: 'Send it again',
    sending: 'Sending…',
    sentAgain: 'We sent you a new code.',
    sentAgainDetail: 'Please use the newest one.',
    tooSoon: 'Your code is on its way.',
    tooSoonDetail: 'You can ask for a new one half a minute after the last.',
    notSentTitle: 'The code could not be sent again.',
    notSentDetail: 'Please wait a moment, then try again.',
    wrong: 'Your verification code is incorrect',
    wrongDetail: 'Please check the numbers and type them again.',
    expired: 'Your verification code has expired',
    expiredDetail: 'Please request a new code.',
    startAgain: 'Please log in again',
    startAgainDetail: 'This sign-in took too long, or there were too many wrong codes.',
    requestNewCode: 'Request new code',
    logInAgain: 'Log in again',
  },
  trouble: {
    title: 'We could not reach Daybreak.',
    detail: 'Please check your connection and try again. What you typed is still here.',
  },
} as const
