import { staffProblems } from '#features/staff/rules/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { packetProblems } from '../../rules/packets/packet-problems.ts'
import * as en from './words.en.ts'

export const { packetWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of a packet. */
export const packetSentences = mergeWords(
  mergeWords(
    requestSentences,
    defineSentences({
      en: staffProblems,
      es: () => import('#features/staff/rules/problems.es.ts'),
    }),
  ),
  defineSentences({
    en: packetProblems,
    es: () => import('../../rules/packets/packet-problems.es.ts'),
  }),
)
