import { defineWords } from '#ui/language/language.ts'

export const { paperWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    paperWords: {
      print: 'Print list',
      loading: 'Loading all clients…',
      title: 'Client list on paper',
      all: (count: number) => (count === 1 ? '1 client' : `${count} clients`),
      part: (shown: number, total: number) => `${shown} of ${total} clients are on this paper.`,
      printHasAll: 'The button “Print list” on the screen puts all of them on paper.',
      exportHasAll: 'The button “Export list” on the screen has all of them.',
      printedOn: (day: string) => `As of ${day}`,
    },
  },
})
