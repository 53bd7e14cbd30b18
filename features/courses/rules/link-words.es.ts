import type { Wording } from '#lib/language.ts'
import type { courseLinkWords } from './link-words.en.ts'

export const courseLinkWordsEs: Wording<typeof courseLinkWords> = {
  title: 'Este enlace ya no está disponible',
  text: 'Un enlace a su curso sirve una sola vez y solo durante un minuto. No se perdió nada. Vuelva a sus cursos y abra el curso desde ahí.',
  back: 'Volver a sus cursos',
}
