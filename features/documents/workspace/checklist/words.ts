import { staffProblems } from '#features/staff/rules/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { checklistProblems } from '../../rules/checklist/checklist-template.ts'
import * as en from './words.en.ts'

export const { checklistWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of a change of a checklist. */
export const checklistSentences = mergeWords(
  mergeWords(
    requestSentences,
    defineSentences({
      en: staffProblems,
      es: () => import('#features/staff/rules/problems.es.ts'),
    }),
  ),
  defineSentences({
    en: checklistProblems,
    es: () => import('../../rules/checklist/checklist-template.es.ts'),
  }),
)
