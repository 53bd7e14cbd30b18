import { defineWords } from '#ui/language/language.ts'

export const { frameWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    frameWords: {
      skipToContent: 'Skip to main content',
      copyright: (year: number) => `© ${year} Daybreak. All rights reserved.`,
      home: 'Daybreak, home',
      /** Name of the other language, written in that language. */
      otherLanguage: 'Español',
      otherLanguageShort: 'ES',
      getHelp: 'Get help',
      leaveQuickly: 'Leave this site quickly',
      userMenu: 'User menu',
      myProfile: 'My Profile',
      myCases: 'My Cases',
      faqs: 'FAQs',
      logout: 'Logout',
      version: (version: string) => `Version ${version}`,
      notFound: {
        title: 'Not Found',
        lead: 'We cannot find this page.',
        why: 'It may have moved, or the address may have a typing mistake. Nothing you sent was lost.',
        home: 'Go to the home page',
      },
      broken: {
        title: 'Something went wrong',
        lead: 'We could not show this page. What was saved is still there. Files that were being sent may be missing.',
        again: 'Try again',
      },
      help: {
        title: 'Get help',
        firm: 'For questions about your case, call or write to your attorney’s office. The phone number is in their letters and emails.',
        firmPage: 'Contact your law firm',
        faqs: 'Questions about this site',
        invitation:
          'If you do not have an invitation or the link has expired, ask your attorney’s office to send a new one.',
        code: 'If you do not get a code, wait a minute. Check the phone number or email address shown. Then ask for the code again.',
      },
    },
  },
})
