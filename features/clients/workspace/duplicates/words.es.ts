import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const duplicateWords: WordingOf<typeof en.duplicateWords> = {
  title: 'Tal vez sea el mismo cliente',
  lead: 'Estos casos de su bufete tienen un cliente con el mismo nombre, correo o teléfono.',
  keep: 'Conservar ese',
  keepNamed: (names) => `Conservar ese: ${names}`,
  used: 'Un cliente usa este caso. Para unirlos, abra el caso que ningún cliente usa.',
  question: (names) => `¿Este caso es un duplicado de ${names}?`,
  consequence:
    'Este caso termina como retirado y pasa al archivo. Sus notas y tareas pasan al otro caso, y su invitación deja de funcionar. No se avisa a los clientes.',
  merge: 'Unir los casos',
  merging: 'Uniendo…',
  merged: 'Los casos se unieron. Este está en el archivo.',
  trouble: 'No se pudieron unir los casos. Intente otra vez.',
  reasons: {
    SAME_NAME: 'El mismo nombre',
    SAME_EMAIL: 'El mismo correo electrónico',
    SAME_PHONE: 'El mismo celular',
  },
  stages: { PRE_FILING: 'En preparación', FILED: 'Presentado', COMPLETE: 'Concluido' },
  chapter: (chapter) => `Capítulo ${chapter}`,
  newTab: 'se abre en otra pestaña',
  and: 'y',
}
