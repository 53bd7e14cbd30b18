import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const footerWords: WordingOf<typeof en.footerWords> = {
  heading: 'Pie de los correos',
  lead: 'Estas palabras van al final de cada correo que Daybreak envía a las personas de su bufete, por ejemplo su dirección, su horario o un aviso de confidencialidad. Los clientes no las ven. Deje los dos idiomas vacíos para no tener pie.',
  languages: { en: 'Al final de los correos en inglés', es: 'Al final de los correos en español' },
  none: 'Nada',
  saved: 'El pie está guardado. Los próximos correos lo llevan.',
}
