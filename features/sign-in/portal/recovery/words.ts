import { defineWords, mergeWords } from '#ui/language/language.ts'
import { accountSentences } from '#features/account/portal/words.ts'
import { signInSentences } from '../words.ts'

export const { recoveryWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    recoveryWords: {
      shared: {
        back: 'Log in',
        logIn: 'Log In',
      },
      forgot: {
        pageTitle: 'Forgotten login details',
        heading: 'Forgot your email address or password?',
        lead: 'Tell us who you are. We will send what you need to the email address on your account.',
        lastName: 'Last Name',
        mobilePhone: 'Mobile Phone',
        mobileHint: '10 digits. Use the number of the phone that gets your codes.',
        legend: 'Choose one or both. I…',
        user: 'forgot email address (User ID)',
        password: 'forgot password',
        submit: 'Next',
        submitting: 'Checking…',
        failed: 'Error verifying your account please try again',
        failedDetail: 'If it happens again, wait a few minutes before you try again.',
      },
      validate: {
        pageTitle: 'Check your email',
        heading: 'Check your email',
        sentUser: 'We sent your User ID to',
        sentPassword: 'We sent a temporary password to',
        sentBoth: 'We sent your User ID and a temporary password to',
        canTakeAMinute:
          'An email can take a minute to arrive. Please check your spam folder too. We send up to three emails an hour.',
        whatNext: 'Choose Continue once you have the temporary password. It works for 30 minutes.',
        whatNextLogIn: 'Choose Continue to log in with the User ID from the email.',
        goOn: 'Continue',
        sendAgain: 'Send it again',
        sending: 'Sending…',
        sentAgain: 'We sent it again.',
        sentAgainDetail: 'If you get two emails, please use the newest one.',
        tooSoon: 'Your email is on its way.',
        tooSoonDetail: 'You can ask for it again 30 seconds after the last time.',
      },
      noAccount: {
        pageTitle: 'No matching account',
        heading: 'No matching account was found',
        lead: 'We looked for an account with this last name and this mobile phone.',
        checkBoth:
          'Please check both. The last name is the one your attorney’s office has, and the mobile phone is the one that gets your codes.',
        stillNot:
          'Still not found? Please call your attorney’s office. They can tell you what they have on file.',
        tryAgain: 'Try again',
      },
      notSetUp: {
        pageTitle: 'Account not set up yet',
        heading: 'Account setup was not completed',
        lead: 'Please use the link in your invitation to finish it. It takes about five minutes.',
        sentAgain: 'We sent you the invitation again.',
        sentAgainDetail:
          'It can take a minute to arrive. We send it no more than once an hour. Please use the newest one. Older links no longer work.',
        nothing: 'Didn’t get it? Please call your attorney’s office.',
      },
      reset: {
        pageTitle: 'Reset password',
        heading: 'Reset password',
        lead: 'Type the temporary password from our email, then choose a new one.',
        temporary: 'Temporary Password',
        temporaryHint: 'You can paste it. It works once, for 30 minutes.',
        newPassword: 'New Password',
        confirm: 'Confirm Password',
        submit: 'Reset password',
        submitting: 'Saving…',
        noMail: 'Didn’t get the email, or did the password expire?',
        askAgain: 'Ask for a new temporary password',
        refused: 'Error with the password reset. Please try again',
        refusedDetail:
          'Please check the temporary password. Use the newest one, and type it exactly as it is in the email. After several wrong tries or 30 minutes, you need a new one.',
        failed: 'Reset password had an error. Please try again.',
        failedDetail: 'What you typed is still here.',
      },
    },
  },
})

export const recoverySentences = mergeWords(accountSentences, signInSentences)
