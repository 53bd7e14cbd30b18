import { defineWords } from '#ui/language/language.ts'

export const { lawFirmWords, faqWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    lawFirmWords: {
      title: 'Law Firm Information',
      back: 'Case Dashboard',
      email: 'Email',
      officeId: 'Office Id',
      address: 'Address',
      phone: 'Phone',
      call: 'Call',
      write: 'Write an email',
      fax: 'Fax',
      website: 'Website',
      opensNewTab: 'opens in a new tab',
    },
    faqWords: {
      title: 'Frequently Asked Questions',
      back: 'Case Dashboard',
      lead: 'Choose a question, or search for a word.',
      overview: 'Overview',
      videoTitle: 'Overview video',
      search: 'Search the questions',
      searchHint: 'For example: certificate, file size, password',
      answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
      none: 'We found no answer to that.',
      noneHint: 'Try another word, or ask your law firm.',
      showAll: 'Show all questions',
      failed: 'The questions and answers could not be loaded.',
      failedHint: 'Please check your connection and try again.',
      retry: 'Retry',
    },
  },
})
