import { defineWords } from '#ui/language/language.ts'

export const { sessionWords, unsentWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    sessionWords: {
      stillThere: 'Are you still there?',
      whyAsked:
        'To protect your information, we log you out after 15 minutes without activity. We keep what you typed in a form.',
      stay: 'Stay logged in',
      signOutNow: 'Log out now',
      timedOut: 'Your session has timed out due to inactivity',
      timedOutNext: 'Log in to pick up where you left off. We kept what you typed in a form.',
      continue: 'Continue',
      signedOut: 'Logged out',
    },
    unsentWords: {
      title: 'Some answers are not saved yet',
      text: 'We could not save your last answers. If you log out now, you will lose them.',
      filesTitle: 'Some files are not sent yet',
      filesText:
        'Files in this tab or another one are still being sent, or you have not submitted them yet. If you log out now, you will have to add them again.',
      stay: 'Stay and try again',
      stayWithFiles: 'Stay logged in',
      leave: 'Log out anyway',
    },
  },
})
