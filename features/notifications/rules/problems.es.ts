import type { notificationsProblems } from './problems.ts'

export const sentences: Readonly<Record<keyof typeof notificationsProblems, string>> = {
  'notifications.not-found': 'No encontramos esta notificación.',
  'notifications.too-many': 'Como máximo 100 notificaciones a la vez.',
  'notifications.colleague-absent': 'No encontramos a esta persona.',
  'notifications.absence-days':
    'Indique el primer y el último día. El último día no puede ser anterior al primero ni haber pasado.',
  'notifications.time-of-day': 'Indique una hora, por ejemplo 07:30.',
  'notifications.quiet-hours-empty':
    'El silencio no puede terminar a la misma hora en que empieza.',
  'notifications.person-messages':
    '{name} ya recibió {count} mensajes en la última hora. Próximo envío posible: {time}.',
  'notifications.firm-messages':
    'Su bufete ha enviado {count} mensajes en el último minuto. Próximo envío posible: {time}.',
}
