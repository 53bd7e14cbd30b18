import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const rowsWords: WordingOf<typeof en.rowsWords> = {
  beginsHere: 'La lista empieza donde usted la dejó.',
  showEarlier: 'Mostrar clientes anteriores',
  loadingEarlier: 'Cargando…',
  earlierNotLoaded: 'No pudimos cargar los clientes anteriores.',
  showTop: 'Ir al principio',
}
