import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const stageWords: WordingOf<typeof en.stageWords> = {
  change: 'Cambiar la etapa',
  howEnded: '¿Cómo terminó este caso?',
  howEndedText:
    'Terminó antes de que se registraran los resultados. Los clientes solo leen que está cerrado.',
  recordOutcome: 'Registrar el resultado',
  title: 'Cambiar la etapa',
  stage: 'Etapa',
  stages: { PRE_FILING: 'En preparación', FILED: 'Presentado', COMPLETE: 'Concluido' },
  outcome: 'Cómo terminó el caso',
  outcomes: {
    DISCHARGED: 'Con exoneración',
    DISMISSED: 'Desestimado',
    WITHDRAWN: 'Cerrado antes de presentarse',
    CLOSED_WITHOUT_DISCHARGE: 'Cerrado sin la exoneración',
    TRANSFERRED: 'Transferido',
  },
  whoEnds: '¿Para quién terminó el caso?',
  whoGoesOn: '¿Para quién continúa el caso?',
  whoBoth: 'Los dos',
  whoNeither: 'Para nadie: solo corregir la presentación',
  endedOn: 'Día de la orden',
  closedOn: 'Día en que se cerró',
  docketNumber: 'Número de registro',
  docketHint: 'De la orden, si lo tiene',
  docket: (number) => `número de registro ${number}`,
  bothReadOutcome: 'Los dos clientes leen este resultado: regístrelo solo si vale para ambos.',
  filedOn: 'Fecha de presentación',
  dayHint: 'MM/DD/AAAA',
  caseNumber: 'Número de caso',
  numberPending: 'La corte todavía no ha dado un número',
  problems: {
    outcomeRequired: 'Elija cómo terminó el caso.',
    endedOnInvalid: 'Escriba el día como MM/DD/AAAA.',
    filedOnInvalid: 'Escriba la fecha de presentación como MM/DD/AAAA.',
    numberRequired: 'Escriba el número de caso, o marque que todavía no hay.',
    convertedOnInvalid: 'Escriba el día de la conversión como MM/DD/AAAA.',
  },
  showTexts: 'Ver lo que leerán los clientes',
  loading: 'Un momento…',
  previewTitle: 'Lo que leerán los clientes',
  previewLead: 'Todavía no ha cambiado nada.',
  unchangedFor: (name) => `Para ${name} no cambia nada y no recibe ninguna notificación.`,
  languages: { EN: 'En inglés', ES: 'En español' },
  onDashboard: 'En el tablero',
  inTimeline: 'En la línea de tiempo',
  notification: 'Notificación',
  noNews: 'No se envía ninguna notificación.',
  warnings: {
    STEP_BACK:
      'El caso vuelve a una etapa anterior. Los clientes reciben una notificación sobre eso.',
    FILING_TAKEN_BACK:
      'Se quitan del caso la fecha de presentación, el número y la reunión de acreedores.',
    NUMBER_TAKEN_BACK:
      'Se quita el número de caso. Los clientes reciben la notificación de que ya no vale y no pueden tomar el segundo curso hasta que haya uno nuevo.',
    OTHER_OUTCOME: 'Este caso ya tiene otro resultado. Los clientes lo han leído.',
  },
  gapsTitle: 'Todavía falta',
  gaps: {
    DOCUMENTS: (count) =>
      count === 1 ? '1 documento no está aceptado' : `${count} documentos no están aceptados`,
    INTAKE: (count) =>
      count === 0
        ? 'No hay un cuestionario que aprobar'
        : count === 1
          ? '1 sección del cuestionario no está aprobada'
          : `${count} secciones del cuestionario no están aprobadas`,
    WARNINGS: (count) =>
      count === 0
        ? 'El cuestionario no está entregado, así que no se conocen sus avisos'
        : count === 1
          ? 'Queda 1 aviso sobre las respuestas'
          : `Quedan ${count} avisos sobre las respuestas`,
    IDENTITY: (count) =>
      count === 1
        ? 'Falta la prueba de un número de Seguro Social'
        : `Faltan las pruebas de ${count} números de Seguro Social`,
    COUNSELING: (count) =>
      count === 1
        ? 'Falta el certificado de asesoría de crédito'
        : `Faltan ${count} certificados de asesoría de crédito`,
    COUNSELING_TOO_OLD: (count) =>
      count === 1
        ? 'El certificado de asesoría de crédito es demasiado antiguo'
        : `${count} certificados de asesoría de crédito son demasiado antiguos`,
    FEES: () => 'Los honorarios no están acordados o no están pagados',
    SIGNED: () => 'La petición no está firmada',
    CONFLICTS: () => 'No se buscaron conflictos',
    OWN: () => 'Una línea de su bufete está pendiente',
    MEETING: () => 'La reunión 341 no se celebró',
    OBJECTIONS: () =>
      'Los acreedores todavía pueden oponerse: 60 días después de la primera fecha de la reunión 341',
    SECOND_COURSE: (count) =>
      count === 1
        ? 'Falta el certificado del segundo curso'
        : `Faltan ${count} certificados del segundo curso`,
  },
  gapReason: '¿Por qué sigue el caso de todos modos?',
  gapReasonHint: 'Queda en la actividad del caso. Los clientes no lo ven.',
  confirm: {
    stage: 'Cambiar la etapa',
    part: 'Guardar el cambio',
    number: 'Quitar el número de caso',
    details: 'Guardar el cambio',
  },
  back: 'Atrás',
  changed: {
    stage: (stage) => `El caso está ahora: ${stage}`,
    part: (name) => `Se guardó el cambio para ${name}.`,
    number: () => 'Se quitó el número de caso.',
    details: () => 'Se guardó el cambio.',
  },
  none: 'Ninguno',
  changeChapter: 'Cambiar capítulo',
  convertCase: 'Convertir',
  chapterTitle: 'Elegir el capítulo',
  chapterLead:
    'La lista, el cuestionario y los plazos se adaptan. Los documentos y respuestas enviados se conservan.',
  convertTitle: 'Convertir el caso',
  convertLead:
    'El caso sigue presentado. La lista, el cuestionario y los plazos siguen el nuevo capítulo y los clientes reciben un aviso. Después fije la nueva reunión 341.',
  chapter: 'Capítulo',
  chapters: { 7: 'Capítulo 7', 13: 'Capítulo 13', '': 'Todavía no se sabe' },
  convertedOn: 'Día de la conversión',
  convertedOnHints: {
    7: 'El día en que el deudor presentó el aviso de conversión, o el de la orden si la corte convirtió el caso, MM/DD/AAAA',
    13: 'El día de la orden de la corte, MM/DD/AAAA',
  },
  conversionDocketHints: {
    7: 'Del aviso o de la orden, si lo tiene',
    13: 'De la orden, si lo tiene',
  },
  convert: 'Convertir el caso',
  saveChapter: 'Guardar',
  converted: (chapter) => `El caso continúa bajo el ${chapter}.`,
  chapterSaved: 'El capítulo está guardado.',
}
