import type { WordingOf } from '#ui/language/language.ts'
import type { filingListWords as english } from './words.ts'

export const filingListWords: WordingOf<typeof english> = {
  heading: 'Antes de presentar',
  lead: 'Lo que debe estar antes de presentar un caso. Un caso está «Listo para presentar» cuando cada línea necesaria está lista. Para presentarlo de todos modos se pide un motivo. Los clientes no ven la lista.',
  ofProduct: 'Líneas necesarias',
  ofProductHint: 'Una línea sin marcar queda en la lista y no cuenta.',
  ofFirm: 'Líneas de su bufete',
  none: 'Su bufete no tiene líneas propias.',
  line: (position) => `Línea ${position}`,
  optionalLine: (name) => `${name} (no necesaria)`,
  isNecessary: 'Necesaria',
  necessary: 'Necesaria',
  optional: 'No necesaria',
  add: 'Agregar una línea',
  remove: 'Quitar',
  removeLine: (position) => `Quitar la línea ${position}`,
  saved: 'La lista está guardada. Los casos se vuelven a contar en segundo plano.',
}
