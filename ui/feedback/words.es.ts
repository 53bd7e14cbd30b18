import type { WordingOf } from '../language/language.ts'
import type * as en from './words.ts'

export const olderWords: WordingOf<typeof en.olderWords> = {
  notOnPaper: 'Hay entradas anteriores. «Mostrar anteriores» en la pantalla las añade.',
}
