import { defineWords } from '#ui/language/language.ts'

export const { forgotWords, resetWords, notMeWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    forgotWords: {
      title: 'Forgot your password?',
      lead: 'We send you a link to choose a new one. You still need your second step after that.',
      email: 'Email',
      emailRequired: 'Enter your email address.',
      send: 'Send the link',
      sending: 'Sending…',
      sentTitle: 'Check your email',
      sentLead: (email: string) =>
        `If ${email} belongs to a login, a link is on its way. It works once, for one hour.`,
      sentHelp:
        'You get one email for each of your firms. Nothing after a few minutes? Check your spam folder, or ask an administrator of your firm.',
      backToLogIn: 'Back to login',
    },
    resetWords: {
      title: 'Choose a new password',
      lead: (firm: string) => `For your login at ${firm}. You are then logged out on all devices.`,
      overTitle: 'This link no longer works',
      overLead: 'It was used already, or it is more than one hour old.',
      again: 'Ask for a new link',
      failed: 'We cannot reach Daybreak right now. Check your connection and try again.',
      tryAgain: 'Try again',
    },
    notMeWords: {
      title: 'Was this not you?',
      lead: 'If you did not log in or change your login, close it now.',
      whatHappens: 'What happens',
      steps: [
        'All sessions of this login end at once.',
        'Its password, authenticator app and passkeys no longer work.',
        'The administrators of your firm get an email. One of them sends you a new link after talking to you.',
      ],
      close: 'Close my login',
      closing: 'Closing…',
      wasMe: 'Was it you? Then you can close this page.',
      closedTitle: 'Your login is closed',
      closedLead:
        'All sessions have ended. Call an administrator of your firm: they send you a new link.',
      overTitle: 'This link no longer works',
      overLead:
        'It was used already, it is more than three days old, or your login was reset since. If something is wrong, call an administrator of your firm.',
      logIn: 'Log in',
      trouble: 'We cannot reach Daybreak right now. Check your connection and try again.',
    },
  },
})
