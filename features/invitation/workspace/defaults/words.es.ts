import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const defaultsWords: WordingOf<typeof en.defaultsWords> = {
  heading: 'Casos nuevos',
  lead: 'Con qué empieza la página de un caso nuevo. Puede cambiarlo en cada caso. Los casos que ya existen no cambian.',
  questionnaireDays: 'Días hasta la fecha límite del cuestionario (opcional)',
  questionnaireDaysHint: 'Se cuentan desde la invitación. Déjelo vacío si no hay fecha límite.',
  noDeadline: 'Sin fecha límite',
  days: (count) => (count === 1 ? '1 día' : `${count} días`),
  saved: 'Los casos nuevos empiezan con esto.',
}
