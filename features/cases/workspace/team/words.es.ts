import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const teamWords: WordingOf<typeof en.teamWords> = {
  heading: 'Quién trabaja en este caso',
  change: 'Cambiar',
  changeName: 'Cambiar quién trabaja en este caso',
  attorney: 'Abogado',
  paralegal: 'Asistente legal',
  none: 'Nadie',
  office: 'Oficina',
  officeHint: 'Los clientes ven su dirección. Su zona horaria decide cuándo termina un día.',
  left: (name) => `${name} (ya no trabaja en el bufete)`,
  saved: 'Guardado. Los colegas nuevos en este caso reciben un aviso.',
}
