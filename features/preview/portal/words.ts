import { defineSentences, defineWords } from '#ui/language/language.ts'
import { previewProblems } from '../rules/problems.ts'

export const { previewWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    previewWords: {
      opening: 'Opening the view',
      overTitle: 'This view is closed',
      overLead:
        'A view of the portal works for 15 minutes. Open it again from the case in the workspace.',
      failedTitle: 'The view could not be opened',
      unreachable: 'The server could not be reached. Open the view again from the case.',
      seenAs: (name: string) => `You see the portal as ${name} sees it.`,
      viewOnly: (time: string) => `This is a view only. It ends at ${time}.`,
      close: 'Close this view',
    },
  },
})

export const previewSentences = defineSentences({
  en: previewProblems,
  es: () => import('../rules/problems.es.ts'),
})
