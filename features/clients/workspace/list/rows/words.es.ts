import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const rowsWords: WordingOf<typeof en.rowsWords> = {
  restInExport: 'No todos los clientes están en esta página. «Exportar lista» los tiene todos.',
}
