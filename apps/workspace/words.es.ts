import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const shellWords: WordingOf<typeof en.shellWords> = {
  places: {
    today: 'Hoy',
    clients: 'Clientes',
    review: 'Revisión',
    courses: 'Cursos',
    firm: 'Bufete',
  },
  shortcuts: 'Atajos de teclado',
  thisList: 'Esta lista',
  shortcutGroups: {
    everywhere: 'En todas partes',
    places: 'Ir a',
    lists: 'Listas',
    case: 'Caso',
    review: 'Revisión',
  },
  useSingleKeys: 'Usar atajos de una sola tecla',
  singleKeysNote: 'Nunca funcionan mientras escribe en un campo. Ctrl K siempre funciona.',
  notFoundTitle: 'Página no encontrada',
  notFoundLead: 'El área de trabajo no tiene ninguna página en esta dirección.',
  toFirm: 'Ir a la primera página',
  brokenTitle: 'Algo salió mal',
  brokenLead: 'No pudimos mostrar esta página. Todo lo que se guardó sigue ahí.',
  tryAgain: 'Intentar otra vez',
}
