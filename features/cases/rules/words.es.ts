import type { Wording } from '#lib/language.ts'
import type { MatterStatus } from './status/matter-status.ts'
import type { caseNews, dashboardWords, reminderTasks, staffNotices } from './words.en.ts'

export const dashboardWordsEs: Wording<typeof dashboardWords> = {
  preFiling: {
    title: 'Estamos preparando su caso para presentarlo',
    header:
      'Sus respuestas y documentos forman parte de los papeles que su abogado presenta ante la corte.',
    current:
      'Estamos reuniendo su información. Cuando usted termine sus tareas, su abogado lo revisa todo y le llama para la firma. Nada se envía a la corte antes de que usted firme.',
  },
  filed: {
    title: '¡Felicidades! Su caso ya fue presentado',
    header: 'La corte tiene sus papeles y le dio un número a su caso.',
    current:
      'Desde el día de la presentación, la mayoría de los acreedores debe dejar de cobrarle. Hay excepciones, por ejemplo la manutención de menores, o si un caso suyo anterior se desestimó en el último año. Si alguien todavía intenta cobrarle, dele su número de caso y llame a su abogado. Todos los casos incluyen una reunión corta con el fideicomisario (trustee), la persona nombrada para supervisar su caso.',
  },
  filedWithoutNumber: {
    title: '¡Felicidades! Su caso ya fue presentado',
    header:
      'La corte tiene sus papeles. Su número de caso aparecerá aquí cuando la corte se lo dé.',
    current:
      'Desde el día de la presentación, la mayoría de los acreedores debe dejar de cobrarle. Hay excepciones, por ejemplo la manutención de menores, o si un caso suyo anterior se desestimó en el último año. Si alguien todavía intenta cobrarle, llame a su abogado. Todos los casos incluyen una reunión corta con el fideicomisario (trustee), la persona nombrada para supervisar su caso.',
  },
}

/** The status inside a sentence. The contract keeps the English spelling. */
export const matterStatusNamesEs: Readonly<Record<MatterStatus, string>> = {
  'Pre-Filing': 'En preparación',
  Filed: 'Presentado',
  Complete: 'Concluido',
}

export const caseNewsEs: Wording<typeof caseNews> = {
  status: 'Su caso avanzó: {status}',
  'status-back': 'El estado de su caso cambió a: {status}',
  number: 'La corte le dio un número a su caso: {number}',
  'number-removed': '{number} ya no es el número de su caso. Por favor, no lo use.',
  meeting: 'Su reunión de acreedores es el {day}',
  'meeting-moved': 'Su reunión de acreedores es el {day}, ya no el {before}',
  'meeting-removed': 'Su reunión de acreedores ya no es el {before}. No hay una fecha nueva.',
  converted: 'Su caso continúa ahora bajo el Capítulo {chapter}',
  reminder: 'La oficina de su abogado espera: {task}',
}

export const reminderTasksEs: Wording<typeof reminderTasks> = {
  DOCUMENTS: 'sus documentos',
  QUESTIONNAIRE: 'su cuestionario',
  FIRST_COURSE: 'su primer curso',
  SECOND_COURSE: 'su segundo curso',
}

/** By the stored English text. Texts that a firm wrote stay unchanged. */
export const caseTypesEs: Readonly<Record<string, string>> = {
  Bankruptcy: 'Bancarrota',
  'Chapter 7 Bankruptcy': 'Bancarrota del Capítulo 7',
  'Chapter 13 Bankruptcy': 'Bancarrota del Capítulo 13',
}

/** By the English text of the template. Texts that a firm wrote stay unchanged. */
export const timelineTextsEs: Readonly<Record<string, string>> = {
  'Set up': 'Preparación',
  'Your account is ready.': 'Su cuenta está lista.',
  'Tell us about your finances': 'Cuéntenos sobre sus finanzas',
  'The course, your documents and the questionnaire.':
    'El curso, sus documentos y el cuestionario.',
  'We prepare your papers': 'Preparamos sus papeles',
  'Your attorney checks everything.': 'Su abogado lo revisa todo.',
  'Your case is filed': 'Se presenta su caso',
  'You get a case number. Most creditors must then stop collecting. Your attorney tells you about exceptions.':
    'Recibe un número de caso. Desde entonces la mayoría de los acreedores debe dejar de cobrarle. Su abogado le explica las excepciones.',
  Court: 'Corte',
  'A short meeting with the trustee, and the second course. In Chapter 13, also your plan payments and a court hearing about your plan.':
    'Una reunión corta con el fideicomisario (trustee) y el segundo curso. En el Capítulo 13, también los pagos de su plan y una audiencia de la corte sobre su plan.',
  'Your case continues under Chapter 7. A new meeting with the trustee, and the second course.':
    'Su caso continúa bajo el Capítulo 7. Una nueva reunión con el fideicomisario (trustee) y el segundo curso.',
  'Your case continues under Chapter 13. A new meeting with the trustee, your plan payments, a court hearing about your plan, and the second course.':
    'Su caso continúa bajo el Capítulo 13. Una nueva reunión con el fideicomisario (trustee), los pagos de su plan, una audiencia de la corte sobre su plan y el segundo curso.',
  Complete: 'Fin del caso',
  'The court decides about your discharge and closes the case.':
    'La corte decide sobre la exoneración de sus deudas y cierra el caso.',
}

export const staffNoticesEs: Wording<typeof staffNotices> = {
  assigned: 'Se le asignó el caso de {people}',
  task: 'Tarea nueva en el caso de {people}: {title}',
  deactivated: 'Caso desactivado por {people}',
  activated: 'Caso reactivado por {people}',
  joined: '{people} aceptó la invitación',
  'last-reminder': 'Último recordatorio enviado a {people}. Una llamada puede ayudar ahora.',
  undelivered: 'No se pudo entregar un mensaje a {people}',
}
