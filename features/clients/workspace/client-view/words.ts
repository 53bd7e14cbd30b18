import { defineWords } from '#ui/language/language.ts'

export const { clientViewWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    clientViewWords: {
      open: 'See what the client sees',
      title: 'See what the client sees',
      lead: 'Opens the portal in a new tab. You can look at everything and change nothing. The view ends after 15 minutes, and your firm’s log keeps who looked.',
      masked: 'Private answers, full contact details and course codes stay hidden.',
      openAs: (name: string) => `Open as ${name}`,
      opening: 'Opening…',
      noAccount: (name: string) =>
        `${name} has no account yet. You can see the portal as they do once they have set it up.`,
      opened: (name: string) => `The view of ${name} is open in a new tab`,
      blocked: 'No new tab? Allow pop-up windows for this site and press again.',
      close: 'Close',
    },
  },
})
