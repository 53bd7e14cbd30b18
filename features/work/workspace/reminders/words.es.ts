import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const reminderWords: WordingOf<typeof en.reminderWords> = {
  heading: 'Recordatorios',
  next: (day) => `Próximo recordatorio: ${day}`,
  planned: (number, of, about) => `Número ${number} de ${of}, sobre ${about}.`,
  stops: 'No lo enviamos si el cliente hace algo antes.',
  about: {
    ACCEPT_INVITATION: 'la invitación, con un enlace nuevo',
    DOCUMENTS: 'los documentos',
    QUESTIONNAIRE: 'el cuestionario',
    FIRST_COURSE: 'el primer curso',
    SECOND_COURSE: 'el segundo curso',
  },
  states: {
    PAUSED: 'Los recordatorios están en pausa.',
    NOTHING_OPEN: 'El cliente no tiene nada pendiente ahora, así que no enviamos recordatorios.',
    COURSE: 'El cliente tiene que tomar un curso. Los cursos envían sus propios recordatorios.',
    UNDELIVERED:
      'No se pudo entregar un mensaje a este cliente. Corrija la dirección o el número, o envíe el mensaje otra vez, y los recordatorios continuarán.',
    FINISHED: 'Ya enviamos todos los recordatorios. Ahora puede ayudar una llamada.',
    OFF: 'Su bufete no envía recordatorios automáticos.',
  },
  pausedUntil: (day) => `Los recordatorios están en pausa hasta el ${day} inclusive.`,
  pausedBy: (name) => `Por ${name}`,
  soFar: (count, day) =>
    count === 1
      ? `Uno enviado hasta ahora, el ${day}.`
      : `${count} enviados hasta ahora, el último el ${day}.`,
  pause: 'Pausar recordatorios',
  resume: 'Reanudar recordatorios',
  resuming: 'Reanudando…',
  sendNow: 'Enviar uno ahora',
  sendTitle: '¿Enviar un recordatorio ahora?',
  sendText: (about) => `El cliente recibe un mensaje sobre ${about}.`,
  send: 'Enviar recordatorio',
  sending: 'Estamos enviando el recordatorio.',
  pauseTitle: 'Pausar recordatorios',
  pauseLead:
    'El cliente no recibe recordatorios automáticos sobre este caso. Los mensajes sobre documentos, fechas y cursos se siguen enviando.',
  until: 'Último día de la pausa (opcional)',
  untilHint: 'MM/DD/AAAA. Déjelo vacío para pausar hasta que alguien los reanude.',
  pausing: 'Pausando…',
  paused: 'Los recordatorios están en pausa.',
  resumed: 'Los recordatorios continúan.',
  scheduleHeading: 'Recordatorios',
  scheduleLead:
    'Cuando un cliente no hace nada, le enviamos un recordatorio en su idioma, entre las 9 a. m. y las 5 p. m. de los días hábiles en su oficina. Dejamos de enviarlos cuando el cliente actúa y cuando no queda nada pendiente.',
  isOn: 'Enviar recordatorios automáticamente',
  invitationDays: 'Días después de la invitación',
  invitationDaysHint: 'Para clientes sin cuenta. Cada recordatorio trae un enlace nuevo.',
  taskDays: 'Días desde que el cliente hizo algo por última vez',
  taskDaysHint:
    'Para los documentos y el cuestionario. Separe los números con comas, por ejemplo 3, 7, 14.',
  coursesNote:
    'Los cursos envían recordatorios según sus propios plazos. Puede pausar los recordatorios de un caso en su página.',
  on: 'Activados',
  off: 'Desactivados',
  saved: 'Los recordatorios están guardados.',
}
