import type { ScheduleProblem } from './schedule.ts'

export const sentences: Readonly<Record<ScheduleProblem, string>> = {
  'cases.reminder-days-invalid':
    'Escriba de 1 a {reminders} números enteros del 1 al {days}, cada uno mayor que el anterior, por ejemplo 3, 7, 14.',
  'cases.schedule-changed':
    'Un colega cambió los recordatorios. Sus cambios aún no están guardados.',
  'cases.pause-day-invalid':
    'Escriba una fecha posterior a hoy como mes, día y año, por ejemplo 12/31/2026.',
  'cases.pause-changed':
    'Un colega cambió los recordatorios de este caso. Se muestran como están ahora.',
}
