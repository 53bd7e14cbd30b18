import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const templateWords: WordingOf<typeof en.templateWords> = {
  heading: 'Tareas por etapa',
  lead: 'Cada caso recibe estas tareas cuando entra en la etapa, una sola vez. Un cambio aquí no cambia las tareas de los casos.',
  add: 'Agregar una tarea',
  none: 'Todavía no hay tareas. Los casos reciben solo las tareas que alguien agrega.',
  task: 'Tarea',
  stage: 'Cuando el caso pasa a',
  stages: { PRE_FILING: 'Creado', FILED: 'Presentado', COMPLETE: 'Completo' },
  assignee: 'Para',
  assignees: {
    ATTORNEY: 'El abogado del caso',
    PARALEGAL: 'El asistente legal del caso',
    none: 'Nadie en particular',
  },
  due: 'Fecha límite',
  dueAfter: (days) => (days === 1 ? 'Después de 1 día' : `Después de ${days} días`),
  dueSameDay: 'El mismo día',
  noDue: 'Sin fecha',
  dueAfterDays: 'Para hacer en cuántos días',
  dueHint: 'Déjelo vacío si no hay fecha.',
  action: 'Acción',
  more: (title) => `Más opciones de “${title}”`,
  newTitle: 'Tarea nueva',
  changeTitle: 'Cambiar la tarea',
  title: 'Qué hay que hacer',
  added: 'La tarea está agregada.',
  changed: 'La tarea está cambiada.',
  removed: 'La tarea está eliminada.',
  removeTitle: '¿Eliminar esta tarea?',
  removeText: (title) =>
    `Los casos ya no reciben “${title}”. Los casos que ya tienen la tarea la conservan.`,
}
