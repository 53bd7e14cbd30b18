import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const paperWords: WordingOf<typeof en.paperWords> = {
  print: 'Imprimir lista',
  loading: 'Cargando todos los clientes…',
  title: 'Lista de clientes en papel',
  all: (count) => (count === 1 ? '1 cliente' : `${count} clientes`),
  part: (shown, total) => `En este papel están ${shown} de ${total} clientes.`,
  printHasAll: 'El botón «Imprimir lista» de la pantalla los imprime todos.',
  exportHasAll: 'El botón «Exportar lista» de la pantalla los tiene todos.',
  printedOn: (day) => `Al ${day}`,
}
