import type { WorkProblem } from './problems.ts'

export const sentences: Readonly<Record<WorkProblem, string>> = {
  'cases.note-blank': 'Escriba primero la nota.',
  'cases.note-too-long': 'Una nota puede tener {max} caracteres como máximo.',
  'cases.too-many-notes': 'Este caso tiene {max} notas. Elimine una antes de agregar otra.',
  'cases.note-absent': 'Esta nota ya no existe o la escribió un colega.',
  'cases.note-changed': 'Esta nota se cambió en otra ventana. Sus cambios aún no están guardados.',
  'cases.task-blank': 'Escriba qué hay que hacer.',
  'cases.task-too-long': 'Una tarea puede tener {max} caracteres como máximo.',
  'cases.task-day-invalid': 'Escriba la fecha como mes, día y año, por ejemplo 12/31/2026.',
  'cases.too-many-tasks': 'Este caso tiene {max} tareas. Elimine una antes de agregar otra.',
  'cases.task-absent': 'Esta tarea ya no existe.',
  'cases.task-changed': 'Un colega cambió esta tarea. Sus cambios aún no están guardados.',
  'cases.template-days-invalid': 'Escriba un número de días de 0 a {max}, o deje el campo vacío.',
  'cases.too-many-templates':
    'Su bufete tiene {max} plantillas de tareas. Elimine una antes de agregar otra.',
  'cases.template-absent': 'Esta plantilla de tarea ya no existe.',
  'cases.template-changed':
    'Un colega cambió esta plantilla de tarea. Sus cambios aún no están guardados.',
}
