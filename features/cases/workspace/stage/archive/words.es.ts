import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const archiveWords: WordingOf<typeof en.archiveWords> = {
  archive: 'Archivar',
  title: '¿Archivar este caso?',
  lead: 'Sale de sus listas, de Hoy y de las cuentas. La búsqueda lo encuentra y puede sacarlo en cualquier momento. No se borra nada.',
  archiving: 'Archivando…',
  archived: 'El caso está en el archivo.',
  restore: 'Sacar del archivo',
  restoring: 'Sacándolo…',
  restored: 'El caso vuelve a estar en sus listas.',
  inArchive: (name, day) => `En el archivo desde el ${day}, por ${name}`,
  duplicateOf: 'como duplicado de',
  and: 'y',
  stillTitle: 'Lo que los clientes aún ven',
  still: [
    'El caso en su lista, con la forma en que terminó',
    'Los documentos que enviaron y recibieron; solo pueden agregar lo que usted pida',
    'Sus respuestas y las copias de su cuestionario',
    'Los certificados de sus cursos',
    'La dirección y el teléfono de su bufete',
  ],
  noLongerTitle: 'Lo que ya no ven ni reciben',
  noLonger: ['Tareas pendientes y fechas próximas', 'Recordatorios'],
  trouble: 'Eso no funcionó. Revise su conexión e inténtelo de nuevo.',
}
