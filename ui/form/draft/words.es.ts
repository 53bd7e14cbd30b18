import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const keptWords: WordingOf<typeof en.keptWords> = {
  isBack: 'Escribió esto antes y no lo guardó.',
  discard: 'Descartar borrador',
}
