import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const selectedWords: WordingOf<typeof en.selectedWords> = {
  isReading: 'Estamos cargando los clientes seleccionados.',
  notRead: 'No pudimos cargar los clientes seleccionados. Quite la selección.',
}
