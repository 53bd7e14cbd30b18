import { type WordingOf, defineWords, defineSentences, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { signInProblems } from '../rules/problems.ts'

/** A change that was never confirmed: the value that stays and the discarded one. */
export interface ChangedBack {
  readonly kept: string
  readonly discarded: string
}

export type SignInWords = WordingOf<typeof signInWords>

export const { signInWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    signInWords: {
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
        signedOutWhenIdle: 'We log you out after 15 minutes without activity.',
        goOnTitle: 'Please log in to continue',
        goOnDetail: 'Use your email address and the password you created.',
        signedOutTitle: 'You were logged out.',
        signedOutDetail: 'Please log in to continue.',
        invitationOpenedTitle: 'You opened an invitation in another tab.',
        invitationOpenedDetail: 'Please go on there.',
        accountIsThereTitle: 'You already have an account.',
        accountIsThereDetail: 'Please log in.',
        outOfReachDetail:
          'Please check your connection, then reload this page. You may still be logged in.',
        changedBackTitle: 'Please log in once more',
        emailChangedBack: ({ kept, discarded }: ChangedBack) =>
          `The new email address ${discarded} was not verified, so we did not make the change. Please keep using ${kept} to log in.`,
        phoneChangedBack: ({ kept, discarded }: ChangedBack) =>
          `The new mobile phone number ${discarded} was not verified, so we did not make the change. Your codes still go to ${kept}.`,
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
        needsSixDigits: 'Enter all six digits to continue.',
        nothingArrived: 'Didn’t get a code?',
        canTakeAMinute:
          'A message can take a minute to arrive. We send up to five codes an hour. After that, you will have to wait.',
        sendAgain: 'Send it again',
        sending: 'Sending…',
        sentAgain: 'We sent you a new code.',
        sentAgainDetail: 'Please use the newest one.',
        tooSoon: 'Your code is on its way.',
        tooSoonDetail: 'You can ask for a new one 30 seconds after the last one.',
        notSentTitle: 'We could not send a new code.',
        notSentDetail: 'Please wait a moment, then try again.',
        wrong: 'Your verification code is incorrect',
        wrongDetail: 'Please check the numbers and type them again.',
        expired: 'Your verification code has expired',
        expiredDetail: 'Please request a new code.',
        startAgain: 'Please log in again',
        startAgainDetail: 'This login took too long, or there were too many wrong codes.',
        requestNewCode: 'Request new code',
        logInAgain: 'Log in again',
      },
      trouble: {
        title: 'We could not reach Daybreak.',
        detail: 'Please check your connection and try again. What you typed is still here.',
      },
    },
  },
})

export const signInSentences = mergeWords(
  requestSentences,
  defineSentences({ en: signInProblems, es: () => import('../rules/problems.es.ts') }),
)
