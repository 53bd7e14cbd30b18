import type { WordingOf } from '#ui/language/language.ts'
import type { detailsWords as words } from './words.ts'

export const detailsWords: WordingOf<typeof words> = {
  heading: 'Datos del caso',
  change: 'Cambiar',
  changeName: 'Cambiar los datos del caso',
  urgent: 'Urgente',
  nothingUrgent: 'Nada urgente',
  urgentHint: 'Quite la marca cuando ya no sea urgente.',
  clientCode: 'Código de cliente',
  noCode: 'Ninguno: los clientes no ven los cursos',
  codeHint:
    'El número que su servicio de cursos le dio para este caso. Con él, los clientes ven los dos cursos y los pueden pedir. Sin él, no ven ningún curso.',
  greeting: 'Sus palabras en la invitación',
  noGreeting: 'Ninguna',
  greetingHint: 'Solo las invitaciones que envíe desde ahora llevan las palabras nuevas.',
  dayHint: 'MM/DD/AAAA',
  saved: 'Los datos del caso están guardados.',
}
