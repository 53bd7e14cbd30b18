import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const previewWords: WordingOf<typeof en.previewWords> = {
  opening: 'Abriendo la vista',
  overTitle: 'Esta vista está cerrada',
  overLead:
    'Una vista del portal funciona durante 15 minutos. Ábrala otra vez desde el caso en el espacio de trabajo.',
  failedTitle: 'No pudimos abrir la vista',
  unreachable: 'No pudimos comunicarnos con el servidor. Abra la vista otra vez desde el caso.',
  seenAs: (name) => `Usted ve el portal como lo ve ${name}.`,
  viewOnly: (time) => `Hasta las ${time} esto es solo una vista.`,
  close: 'Cerrar esta vista',
}
