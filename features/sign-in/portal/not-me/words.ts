import { defineWords } from '#ui/language/language.ts'

export const { notMeWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    notMeWords: {
      ask: {
        title: 'Did someone else change your account?',
        lead: 'The password, email address or phone number of your account was changed. If it was not you, we can lock your account for everyone until you open it again.',
        whatHappens: 'What happens if you lock your account',
        steps: [
          'No one can use your account.',
          'Everyone is logged out on all devices.',
          'If your email address or phone number was changed, it goes back to what it was. If your password was changed in the last few days, the new password no longer works.',
          'We tell your law firm so that they can help you.',
        ],
        report: 'This was not me, lock my account',
        reporting: 'Locking your account…',
        wasMe: 'Was it you? Then you don’t have to do anything. You can close this page.',
        trouble: 'We could not lock your account. Please try again',
        troubleDetail:
          'Nothing has been changed yet. If it happens again, please call your law firm.',
      },
      locked: {
        title: 'Your account is locked',
        lead: 'No one can use it now. We logged everyone out and told your law firm.',
        next: 'What you can do now',
        steps: [
          'Log in with your password. We will send a code to a phone number or email address that was not changed recently. The code opens your account again.',
          'If your password was changed in the last few days, set a new one first. Choose “Forgot your email address or password?” on the login page.',
          'Then change your password in your profile.',
          'If you cannot log in, please call your law firm. They can help you back in.',
        ],
        logIn: 'Log In',
      },
      over: {
        title: 'This link no longer works',
        lead: 'It was already used, or it is too old. If you did not make a change to your account, please contact your law firm.',
        logIn: 'Log In',
      },
    },
  },
})
