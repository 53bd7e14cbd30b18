import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const leavingWords: WordingOf<typeof en.leavingWords> = {
  title: '¿Salir sin guardar?',
  lead: 'Lo que cambió en esta página no está guardado.',
  stay: 'Quedarme',
  leave: 'Salir',
}
