import { defineWords } from '#ui/language/language.ts'

export const { filingListWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    filingListWords: {
      heading: 'Before filing',
      lead: 'What must be there before a case is filed. A case is “Ready to file” when every necessary line is done. To file all the same asks for a reason. Clients do not see the list.',
      ofProduct: 'Necessary lines',
      ofProductHint: 'A line without a tick stays in the list and does not count.',
      ofFirm: 'Lines of your firm',
      none: 'Your firm has no lines of its own.',
      line: (position: number) => `Line ${position}`,
      optionalLine: (name: string) => `${name} (not necessary)`,
      isNecessary: 'Necessary',
      necessary: 'Necessary',
      optional: 'Not necessary',
      add: 'Add a line',
      remove: 'Remove',
      removeLine: (position: number) => `Remove line ${position}`,
      saved: 'The list is saved. The cases are counted again in the background.',
    },
  },
})
