// What the server itself says about a case, in Spanish.
import type { Wording } from '#kit/language.ts'
import type { MatterStatus } from './matter-status.ts'
import type { caseNews, dashboardWords } from './words.en.ts'

export const dashboardWordsEs: Wording<typeof dashboardWords> = {
  preFiling: {
    title: 'Estamos preparando su caso para presentarlo',
    header: 'Sus respuestas y documentos forman parte de los papeles que su abogado presenta ante la corte.',
    current: 'Estamos reuniendo su información. Cuando usted termine sus tareas, su abogado lo revisa todo y le llama para la firma. Nada se envía a la corte antes de que usted firme.',
  },
  filed: {
    title: '¡Felicidades! Su caso ya fue presentado',
    header: 'La corte tiene sus papeles y le dio un número a su caso.',
    current: 'A los acreedores ya se les dijo que dejen de cobrar. Si alguien todavía le llama, dele su número de caso y llame a su abogado. El próximo paso es una reunión corta con el fideicomisario (trustee).',
  },
  closing: {
    title: 'Su caso concluyó',
    header: 'Gracias por su confianza. Ha recorrido un largo camino.',
    current: 'Ya no se necesita nada más de usted. Guarde sus papeles en un lugar seguro; su abogado puede decirle por cuánto tiempo.',
  },
}

/** The status as a word inside a sentence; the contract keeps the English spelling. */
export const matterStatusNamesEs: Readonly<Record<MatterStatus, string>> = { 'Pre-Filing': 'En preparación', Filed: 'Presentado', Complete: 'Concluido' }

export const caseNewsEs: Wording<typeof caseNews> = {
  status: 'Su caso avanzó: {status}',
  number: 'La corte ya le dio un número a su caso: {number}',
  meeting: 'Su reunión de acreedores es el {day}',
}

/** Case types by their stored text; what a firm wrote itself stays as it is. */
export const caseTypesEs: Readonly<Record<string, string>> = {
  Bankruptcy: 'Bancarrota',
  'Chapter 7 Bankruptcy': 'Bancarrota del Capítulo 7',
  'Chapter 13 Bankruptcy': 'Bancarrota del Capítulo 13',
}

/** The words of the timeline template by their English text; what a firm wrote itself stays as it is. */
export const timelineTextsEs: Readonly<Record<string, string>> = {
  'Set up': 'Preparación',
  'Your account is ready.': 'Su cuenta está lista.',
  'Tell us about your finances': 'Cuéntenos sobre sus finanzas',
  'The course, your documents and the questionnaire.': 'El curso, sus documentos y el cuestionario.',
  'We prepare your papers': 'Preparamos sus papeles',
  'Your attorney checks everything. About one week.': 'Su abogado lo revisa todo. Toma alrededor de una semana.',
  'Your case is filed': 'Se presenta su caso',
  'You get a case number. Collectors must stop.': 'Recibe un número de caso. Los cobradores deben detenerse.',
  Court: 'Corte',
  'A short meeting with the trustee, and the second course.': 'Una reunión corta con el fideicomisario (trustee) y el segundo curso.',
  Complete: 'Fin del caso',
  'Your debts are discharged and the case closes.': 'Sus deudas quedan canceladas y el caso se cierra.',
}
