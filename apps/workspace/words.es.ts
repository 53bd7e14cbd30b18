import type { Wording } from '#lib/language.ts'
import type * as en from './words.en.ts'

export const shellWords: Wording<typeof en.shellWords> = {
  firm: 'Bufete',
  notFoundTitle: 'Página no encontrada',
  notFoundLead: 'El área de trabajo no tiene ninguna página en esta dirección.',
  toFirm: 'Ir a la primera página',
  brokenTitle: 'Algo salió mal',
  brokenLead: 'No pudimos mostrar esta página. Todo lo que se guardó sigue ahí.',
  tryAgain: 'Intentar otra vez',
}
