import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const timelineTextWords: WordingOf<typeof en.timelineTextWords> = {
  heading: 'Línea de tiempo',
  lead: 'Lo que leen los clientes en cada paso de su caso. Un cambio se ve de inmediato en todos los casos abiertos. El último paso depende de cómo termina el caso: vea “Cuando termina un caso”.',
  step: (position) => `Paso ${position}`,
  own: 'Sus palabras',
  ownWords: (position) => `Palabras propias para el paso ${position}`,
  fields: { name: 'Nombre', description: 'Descripción' },
  languages: { en: 'Inglés', es: 'Español' },
  fieldOf: (field, language) => `${field} (${language})`,
  conversion: 'Un caso que cambió de capítulo conserva su propia descripción del paso en la corte.',
  saved: 'Desde ahora los clientes leen estas palabras.',
  product: 'Las palabras del producto',
}
