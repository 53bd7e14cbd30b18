import type { Wording } from '#lib/language.ts'
import type * as en from './words.en.ts'

export const duplicateWords: Wording<typeof en.duplicateWords> = {
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
