import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const outcomeTextWords: WordingOf<typeof en.outcomeTextWords> = {
  heading: 'Cuando termina un caso',
  lead: 'Lo que los clientes leen en su página y en su línea de tiempo, en su idioma. Los cambios se ven también en los casos que ya terminaron así.',
  outcome: 'Cómo terminó el caso',
  clientsRead: 'Los clientes leen',
  whose: 'Palabras',
  own: 'Suyas',
  product: 'Estándar',
  change: 'Cambiar',
  changeFor: (outcome) => `Cambiar las palabras para «${outcome}»`,
  languages: { EN: 'En inglés', ES: 'En español' },
  fields: {
    title: 'Título de la página del caso',
    header: 'Frase debajo del título',
    current: 'Qué significa y qué sigue',
    step: 'Último paso de la línea de tiempo',
    stepDescription: 'Frase de ese paso',
  },
  saved: 'Los clientes ahora leen sus palabras.',
  reset: 'Usar las palabras estándar',
  resetDone: 'Los clientes ahora leen las palabras estándar.',
}
