import { defineWords } from '#ui/language/language.ts'

export const { footerWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    footerWords: {
      heading: 'Email footer',
      lead: 'These words are below each email that the people of your firm get from Daybreak, such as your address, your office hours or a notice of confidentiality. Clients do not see them. Leave both languages empty for no footer.',
      languages: { en: 'Below emails in English', es: 'Below emails in Spanish' },
      none: 'Nothing',
      saved: 'The footer is saved. The next emails have it.',
    },
  },
})
