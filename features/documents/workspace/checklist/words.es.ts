import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const checklistWords: WordingOf<typeof en.checklistWords> = {
  heading: 'Listas de documentos',
  lead: 'Lo que piden los casos nuevos. Los casos existentes quedan como están, y cada caso puede ser distinto. Los cursos, los documentos de su bufete y “Otros” están en todos los casos.',
  checklist: 'Lista',
  standardName: 'Estándar',
  namedTitle: 'Sus listas',
  namedOpen: 'Agregar o renombrar',
  namedLead: (max) =>
    `Además de la lista estándar, su bufete puede tener ${max} más, por ejemplo “Trabajo por cuenta propia”. Usted elige una al invitar a un cliente, o más tarde en el caso. Una nueva empieza como copia de la estándar. Los casos conservan una lista que usted quita.`,
  namedNone: 'Solo hay la lista estándar.',
  namedName: (position) => `Nombre de la lista ${position}`,
  namedAdd: 'Agregar una lista',
  namedRemove: 'Quitar',
  namedRemoveName: (position) => `Quitar la lista ${position}`,
  namedSaved: 'Las listas están guardadas.',
  chapter: 'Capítulo',
  chapters: { 7: 'Capítulo 7', 13: 'Capítulo 13' },
  undecided:
    'Mientras no se ha decidido el capítulo de un caso, un documento es tan necesario como en el capítulo que más lo necesita.',
  single: 'Otros documentos',
  perDebtor: 'Cada persona',
  requirements: { REQUIRED: 'Obligatorio', OPTIONAL: 'Opcional', NOT_NEEDED: 'No hace falta' },
  standard: (requirement) => `Cambiado. El producto pide: ${requirement}`,
  requirementOf: (name) => `Qué tan necesario: ${name}`,
  differences: (count) =>
    count === 0
      ? 'Como en el producto'
      : count === 1
        ? '1 documento difiere del producto'
        : `${count} documentos difieren del producto`,
  reset: 'Volver a la lista del producto',
  saved: 'Los casos nuevos usan esta lista.',
  savedNamed: 'Los casos nuevos que reciben esta lista la siguen.',
  onlyAdministrators: 'Solo los administradores pueden cambiar esto.',
  trouble: 'No se pudo guardar la lista. Intente otra vez.',
}
