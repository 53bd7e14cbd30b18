import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

const sectionsCounted = (count: number) => (count === 1 ? '1 sección' : `${count} secciones`)
const questionsCounted = (count: number) => (count === 1 ? '1 pregunta' : `${count} preguntas`)

export const intakeWords: WordingOf<typeof en.intakeWords> = {
  title: 'Cuestionario inicial',
  instructions: 'Instrucciones del cuestionario',
  close: 'Cerrar',
  retry: 'Reintentar',
  breadcrumb: 'Dónde está usted',
  notLoaded: 'No se pudo cargar esta página.',
  unreachable: 'No se pudo conectar con el servidor. Revise su conexión e inténtelo de nuevo.',
  notSaved: 'No se pudo guardar. Revise su conexión e inténtelo de nuevo.',
  saving: 'Un momento…',
}

export const introductionWords: WordingOf<typeof en.introductionWords> = {
  title: 'Antes de empezar',
  lead: 'Su abogado necesita saber cómo vive usted, qué tiene, cuánto gana y cuánto debe. Este cuestionario le pregunta cada cosa por separado.',
  howLong: 'Cuánto tiempo lleva',
  howLongInAll: (hours, sections) =>
    `${hours} en total, en ${sectionsCounted(sections)}. Cada sección le dice cuánto tarda. Usted elige el orden.`,
  howLongUnknown: 'Cada sección le dice cuánto tarda. Usted elige el orden.',
  hours: (halves) =>
    halves <= 1
      ? 'Una media hora'
      : halves === 2
        ? 'Alrededor de 1 hora'
        : `Unas ${halves / 2} horas`,
  saved: 'Guardamos sus respuestas a medida que avanza',
  savedText: 'Puede parar en cualquier momento y continuar después, en este dispositivo o en otro.',
  atHand: 'Qué debe tener a mano',
  atHandText:
    'No lo necesita todo ahora. Si no sabe algo, basta con un cálculo aproximado. Siempre puede decir que necesita ayuda.',
  atHandList: [
    'Talones de pago u otros comprobantes de ingresos de los últimos seis meses',
    'Sus últimas declaraciones de impuestos',
    'Estados de cuenta del banco',
    'Cuentas, y cartas de las personas o compañías a las que debe',
    'Papeles de su casa y de su carro: préstamo, alquiler, seguro',
    'Su tarjeta de Seguro Social y una identificación con foto',
  ],
  after: 'Qué pasa con sus respuestas',
  afterText:
    'Cuando termine, las envía a su abogado. Su abogado las lee y las revisa antes de que algo llegue a la corte.',
  continue: 'Continuar',
}

export const termsWords: WordingOf<typeof en.termsWords> = {
  title: 'Términos y condiciones',
  lead: 'Léalos antes de empezar, por favor. Son breves.',
  agree: 'Acepto los términos y condiciones',
  agreed: 'Usted ya aceptó los términos y condiciones.',
  notYet: 'Para continuar, marque la casilla de arriba.',
  continue: 'Continuar',
  back: 'Atrás',
}

export const overviewWords: WordingOf<typeof en.overviewWords> = {
  completeBy: (date) => `Complételo a más tardar el ${date}, por favor`,
  sectionsCompleted: (done, total) => `Secciones completas: ${done} de ${total}`,
  sections: 'Secciones',
  status: { notStarted: 'Sin empezar', inProgress: 'En curso', complete: 'Completa' },
  sentBack: 'Devuelta por su abogado',
  action: {
    start: 'Empezar la sección',
    resume: 'Seguir con la sección',
    edit: 'Editar la sección',
    view: 'Ver la sección',
  },
  actionOf: (action, section) => `${action}, ${section}`,
  notOpened: 'No se pudo abrir esta sección. Inténtelo de nuevo.',
  rejected: (names) =>
    names.length === 1
      ? `Su abogado le devolvió esta sección con un comentario: ${names[0]}`
      : `Su abogado le devolvió estas secciones con un comentario: ${names.join(', ')}`,
  rejectedHint: 'Podrá enviar el cuestionario de nuevo cuando todas las secciones estén completas.',
  rejectedReady: 'Todas las secciones están completas. Ya puede enviar el cuestionario de nuevo.',
  submitted: 'Su cuestionario se envió correctamente a su abogado.',
  submittedHint:
    'Su abogado está revisando sus respuestas. Puede leerlas, pero no cambiarlas por ahora.',
  endedHint: 'Aquí puede leer sus respuestas. Ya no se pueden cambiar.',
  oneSpouse: 'Solo uno de los cónyuges debe editar a la vez.',
  submit: 'Enviar al abogado',
  stillOpen: (count) =>
    count === 1
      ? 'Todavía falta completar 1 sección.'
      : `Todavía faltan ${sectionsCounted(count)} por completar.`,
  empty: 'Todavía no hay secciones aquí.',
  emptyHint: 'Cuando su abogado le abra el cuestionario, lo verá aquí.',
}

export const sentWords: WordingOf<typeof en.sentWords> = {
  heading: 'Su cuestionario se envió correctamente a su abogado',
  sentAt: (time, sections) =>
    `${sections === 1 ? 'Se envió la única sección' : `Se enviaron las ${sections} secciones`} (${time}). Fue mucho trabajo, y ya está hecho.`,
  sent: 'Fue mucho trabajo, y ya está hecho.',
  next: 'Qué sigue',
  reads: {
    who: (attorney) => `${attorney}, ahora`,
    what: 'Lee sus respuestas. Usted también puede leerlas, pero no cambiarlas por ahora.',
  },
  asks: {
    who: (attorney) => `${attorney}, si algo no está claro`,
    what: 'Le devuelve una sección con un comentario. Usted lo verá aquí y recibirá un mensaje.',
  },
  you: {
    who: 'Usted, por ahora',
    documents: (open) =>
      `Sus respuestas muestran qué documentos se necesitan. ${open === 1 ? 'En 1 carpeta todavía faltan' : `En ${open} carpetas todavía faltan`} documentos.`,
    nothing: 'No tiene que hacer nada aquí. Le avisaremos cuando algo cambie.',
  },
  toDocuments: 'Enviar los documentos solicitados',
  toDashboard: 'Ir al panel del caso',
  answers: 'Sus respuestas',
  answersHint: (done) => `${done}. Abra para leerlas.`,
}

export const submitWords: WordingOf<typeof en.submitWords> = {
  title: 'Enviar al abogado',
  text: 'Su abogado usará la información de este cuestionario para asesorarle y preparar su caso.',
  read: 'Después de enviarlo, podrá leer sus respuestas, pero no podrá cambiarlas a menos que su abogado le devuelva una sección.',
  agree: 'Yo (nosotros), el (los) deudor(es), estoy (estamos) de acuerdo',
  notYet: 'Para enviarlo, marque la casilla de arriba.',
  submit: 'Enviar',
  submitting: 'Enviando…',
  failed: 'Su cuestionario no se pudo enviar en este momento. Inténtelo de nuevo más tarde.',
}

export const summaryWords: WordingOf<typeof en.summaryWords> = {
  failed: 'Error al cargar esta sección. Inténtelo de nuevo.',
  toOverview: 'Volver al cuestionario',
  questions: 'Preguntas',
  groups: 'Partes de esta sección',
  questionsCompleted: (done, total) => `Preguntas completas: ${done} de ${total}`,
  partly: (done, total) =>
    `${done} de ${questionsCounted(total)} ${total === 1 ? 'completa' : 'completas'}`,
  state: { complete: 'Completa', open: 'Falta completar', help: 'Necesita ayuda' },
  continueHere: 'Siga aquí',
  startHere: 'Empiece aquí',
  startWith: (question) => `Empezar con ${question}`,
  continueWith: (question) => `Continuar con ${question}`,
  finishAndGoOn: (section: string) => `Terminar y continuar con ${section}`,
  markAsComplete: 'Marcar como completa',
  marking: 'Un momento…',
  missing: (count) =>
    count === 1
      ? 'Falta completar 1 pregunta.'
      : `Faltan ${questionsCounted(count)} por completar.`,
  missingHelp: (count) =>
    count === 1
      ? '1 pregunta espera la ayuda de su abogado.'
      : `${questionsCounted(count)} esperan la ayuda de su abogado.`,
  finishLater: 'Guardar y terminar después',
  notMarked: 'No se pudo marcar la sección como completa. Inténtelo de nuevo.',
  attorneyComments: 'Comentarios del abogado',
  attorneyReply: 'Respuesta de su abogado',
  readOnly: 'Esta sección se envió a su abogado.',
  readOnlyHint: 'Puede leer sus respuestas, pero no cambiarlas por ahora.',
  imported: 'Su abogado ya tiene sus respuestas de esta sección.',
  toSection: 'Ir al resumen de la sección',
  noQuestions: 'Aquí no hay nada que responder.',
  gone: 'Esta parte ya no corresponde.',
}

export const doneWords: WordingOf<typeof en.doneWords> = {
  title: '¡Buen trabajo!',
  text: (section) => `Usted respondió todo en ${section}, y las demás secciones están completas.`,
  next: 'Vaya al resumen de la sección y márquela como completa. Después podrá enviar el cuestionario a su abogado.',
  toSummary: 'Ir al resumen de la sección',
}
