// The same in Spanish.
import type { Wording } from '#kit/language.ts'
import type { courseLinkWords } from './link-words.en.ts'

export const courseLinkWordsEs: Wording<typeof courseLinkWords> = {
  title: 'Este enlace ya no está disponible',
  text: 'Un enlace a su curso se abre una sola vez y solo durante un minuto. No se ha perdido nada: vuelva a sus cursos y abra el curso desde allí.',
  back: 'Volver a sus cursos',
}
