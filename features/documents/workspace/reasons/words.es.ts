import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const reasonWords: WordingOf<typeof en.reasonWords> = {
  heading: 'Motivos de devolución',
  lead: 'Cuando un documento se devuelve por uno de estos motivos, el cliente lee el texto en su idioma. Los documentos ya devueltos conservan sus palabras.',
  reason: (position) => `Motivo ${position}`,
  fields: { name: 'Nombre para su bufete', text: 'Lo que lee el cliente' },
  languages: { en: 'Inglés', es: 'Español' },
  fieldOf: (field, language) => `${field} (${language})`,
  none: 'No hay motivos estándar. El personal escribe sus propias palabras.',
  add: 'Agregar un motivo',
  remove: 'Quitar',
  removeReason: (position) => `Quitar: motivo ${position}`,
  saved: 'Los motivos se guardaron.',
  trouble: 'No se pudieron guardar los motivos. Intente otra vez.',
}
