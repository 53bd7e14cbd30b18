import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

/** Small numbers as words, before a masculine noun. */
const numberWords = [
  'ningún',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
] as const
const counted = (count: number) => numberWords[count] ?? String(count)

const courses: Readonly<Record<string, string>> = { First: 'primer', Second: 'segundo' }

export const clientHomeWords: WordingOf<typeof en.clientHomeWords> = {
  title: 'Mis casos',
  greeting: (givenName) => (givenName === '' ? 'Hola' : `Hola, ${givenName}`),
  activeCases: (count) =>
    `Usted tiene ${counted(count)} ${count === 1 ? 'caso activo' : 'casos activos'}.`,
  lastVisited: (when) => `Última visita: ${when}`,
  neverVisited: 'Sin visitas todavía',
  numberless: { notFiled: 'Caso aún no presentado', noNumber: 'Todavía sin número de caso' },
  attorney: 'Abogado',
  firm: 'Bufete',
  opened: 'Caso abierto',
  goToDashboard: 'Ir al panel del caso',
  goToDashboardOf: (caseType, firmName) => `Ir al panel del caso, ${caseType}, ${firmName}`,
  deactivate: 'Desactivar el caso',
  deactivateOf: (caseType, firmName) => `Desactivar el caso, ${caseType}, ${firmName}`,
  empty: 'Todavía estamos preparando los datos de su caso. Por favor, vuelva a cargar la página.',
  retry: 'Reintentar',
  failed: 'Error: no pudimos cargar sus casos. Por favor, inténtelo de nuevo.',
  showDeactivated: 'Mostrar casos desactivados',
  deactivated: 'El caso quedó desactivado. Puede recuperarlo en “Mostrar casos desactivados”.',
  deactivatedLast: 'Usted desactivó su caso. Puede recuperarlo en “Mostrar casos desactivados”.',
  allDeactivated: (count) =>
    count === 1
      ? 'Su caso está desactivado. Puede recuperarlo aquí abajo.'
      : 'Sus casos están desactivados. Puede recuperar uno aquí abajo.',
  notActive:
    'La página que abrió no es de ninguno de sus casos activos. Si usted desactivó el caso, puede recuperarlo en “Mostrar casos desactivados”.',
}

export const deactivatedCasesWords: WordingOf<typeof en.deactivatedCasesWords> = {
  title: 'Casos desactivados',
  none: 'Usted no tiene casos desactivados.',
  reactivate: 'Reactivar',
  reactivateOf: (caseType, firmName) => `Reactivar, ${caseType}, ${firmName}`,
  confirmTitle: 'Reactivar el caso',
  confirmQuestion: '¿Seguro que quiere reactivar este caso?',
  confirm: 'Reactivar el caso',
  busy: 'Reactivando…',
  failed: 'No pudimos reactivar el caso. Por favor, inténtelo de nuevo.',
  reactivated: (caseType, firmName) => `El caso está activo de nuevo: ${caseType}, ${firmName}.`,
}

export const deactivateWords: WordingOf<typeof en.deactivateWords> = {
  title: 'Desactivar el caso',
  question: '¿Seguro que quiere desactivar este caso?',
  stopsInformation:
    'Si lo desactiva, la información del caso deja de pasar entre este portal y el programa de su abogado.',
  keepsAgreements: 'Esto no anula ningún acuerdo que usted haya firmado.',
  comesBack:
    'Puede reactivar el caso cuando quiera desde Mis casos, la página con todos sus casos.',
  reason: 'Motivo',
  reasonHint: 'Su bufete de abogados lo leerá.',
  reasonTooLong: 'Por favor, escriba como máximo 2,000 caracteres.',
  confirm: 'Desactivar el caso',
  busy: 'Desactivando…',
  failed: 'No pudimos desactivar el caso. Por favor, inténtelo de nuevo.',
}

export const frameWords: WordingOf<typeof en.frameWords> = {
  attorney: (name) => `Abogado: ${name}`,
  caseInformation: 'información del caso',
  home: 'Inicio',
  documents: 'Documentos',
  courses: 'Cursos',
  intake: 'Cuestionario',
  billing: 'Pagos',
  toReview: (count) => `${count} por revisar`,
  failed: 'No pudimos cargar su caso.',
  failedHint: 'Por favor, revise su conexión e inténtelo de nuevo.',
  retry: 'Reintentar',
}

const withProvider = (provider: string | null) => (provider === null ? '' : ` con ${provider}`)

export const dashboardWords: WordingOf<typeof en.dashboardWords> = {
  title: 'Panel del caso',
  progress: 'Avance del caso',
  lookingAhead: 'Lo que viene',
  lookingAheadHint: 'Cada caso es distinto. Su abogado le avisará si un paso tarda más.',
  doneOn: (date) => `Hecho el ${date}`,
  done: 'Hecho',
  nowPrefix: (sentence) => `Ahora. ${sentence}`,
  toKnow: 'Lo que debe saber',
  toDo: 'Lo que debe hacer',
  takeCourse: (number) => `Tomar el ${courses[number] ?? number} curso de bancarrota`,
  course: {
    notStarted: (lasts) => `Sin empezar. ${lasts}`,
    lasts: { First: 'Unos 90 minutos', Second: 'Unas dos horas' },
    waits: 'Podrá tomar este curso cuando su caso tenga un número.',
    states: {
      choose: 'Ya está pedido. Ahora elija un proveedor.',
      ordered: (provider) => `Pedido${withProvider(provider)}. Ahora prepárese para empezar.`,
      ready: (provider, lasts) => `Listo para empezar${withProvider(provider)}. ${lasts}`,
      started: (provider) => `Empezado${withProvider(provider)}. Siga donde lo dejó.`,
      finished: 'Terminado.',
      onItsWay: 'Su certificado está en camino. Por ahora no tiene que hacer nada.',
      bySpouse: 'Lo pidió su cónyuge.',
      together: 'Lo toman juntos. Su cónyuge lo empieza.',
      canceled: 'Cancelado.',
      expired: 'Vencido.',
      askAttorney: 'Comuníquese con su abogado.',
    },
  },
  submitDocuments: 'Enviar los documentos solicitados',
  foldersOpen: (open, total) =>
    total === 1 ? 'Faltan en 1 carpeta' : `Faltan en ${open} de ${total} carpetas`,
  sentAndWaiting: 'Enviado; falta que su abogado lo revise',
  questionnaire: 'Completar el cuestionario inicial',
  sectionsCompleted: (done, total) => `${done} de ${total} secciones completas`,
  sectionsSentBack: (count) =>
    count === 1 ? '1 sección devuelta.' : `${count} secciones devueltas.`,
  readyToSubmit: (total) =>
    total === 1
      ? 'La única sección está completa. Ahora revísela y envíela.'
      : `Las ${total} secciones están completas. Ahora revíselas y envíelas.`,
  submitted: 'Enviado.',
  submittedOn: (date) => `Enviado el ${date}.`,
  answersChecked: 'Su abogado está revisando sus respuestas.',
  answersReceived: 'Su abogado tiene sus respuestas.',
  sentBack: (count) => (count === 1 ? '1 devuelto.' : `${count} devueltos.`),
  due: (date) => `Para el ${date}`,
  doneTitle: 'Ya está hecho',
  nothingLeft: 'No le queda nada por hacer.',
  allDone: 'Usted completó todas sus tareas.',
  faqs: 'Preguntas frecuentes',
  contactAttorney: 'Contactar a su abogado',
}

export const factStripWords: WordingOf<typeof en.factStripWords> = {
  caseNumber: 'Número de caso',
  noNumber: 'Todavía no tiene',
  copy: 'Copiar el número de caso',
  copied: 'Copiado',
  notCopied: 'No pudimos copiarlo. Por favor, anótelo.',
  daysLeft: (days) => (days === 0 ? 'Hoy' : days === 1 ? 'Mañana' : `Dentro de ${days} días`),
}

export const importantDatesWords: WordingOf<typeof en.importantDatesWords> = {
  title: 'Fechas importantes',
  titles: {
    meeting: 'Reunión de acreedores',
    'first-certificate-use-by': 'El certificado de su primer curso sirve hasta este día',
    'clerk-notice': 'La corte revisa si tiene el certificado de su segundo curso',
    'second-certificate': 'Vence el plazo para el certificado de su segundo curso',
    other: 'Una fecha en su caso',
  },
  about: {
    meeting:
      'Una reunión corta con el fideicomisario (trustee), la persona nombrada para supervisar su caso. Su abogado le dirá dónde es y qué debe llevar.',
    'first-certificate-use-by':
      'Su caso debe presentarse a más tardar ese día. Después, tendrá que tomar el curso otra vez.',
    'clerk-notice': 'Si la corte no lo tiene para ese día, le enviará un aviso.',
    'second-certificate':
      'Tome el segundo curso con tiempo. Sin el certificado, la corte puede cerrar su caso sin la exoneración de deudas (discharge), la orden que elimina su obligación de pagar ciertas deudas.',
    other: 'Su abogado puede decirle más.',
  },
  aboutKnownMeeting:
    'Una reunión corta con el fideicomisario (trustee), la persona nombrada para supervisar su caso. Lleve su identificación con foto y un comprobante de su número de Seguro Social. Su abogado le dirá si necesita algo más.',
  join: 'Entrar a la reunión',
  interpreter: (language) => `Intérprete: ${language}`,
  over: {
    'first-certificate-use-by':
      'Este día ya pasó. Su abogado le dirá si debe tomar el curso otra vez.',
    'second-certificate': 'Este día ya pasó. Por favor, llame a su abogado.',
    other: 'Este día ya pasó.',
  },
  checkWithCourt:
    'Contamos desde la primera fecha de su reunión de acreedores. No todas las cortes cuentan igual, así que confírmelo con su corte o con su abogado.',
  add: 'Agregar al calendario',
  addOf: (title, date) => `Agregar al calendario: ${title}, ${date}`,
  noLongerOn: (day) => `Ya no es el ${day}`,
  isOff: 'Si esta fecha está en su calendario, quítela de ahí.',
  remove: 'Quitar del calendario',
  removeOf: (date) => `Quitar del calendario, ${date}`,
  entryTitle: 'Una fecha en su portal de clientes',
  entryText: 'Inicie sesión para ver de qué se trata:',
  fileName: 'fecha-del-portal.ics',
}

export const caseInformationWords: WordingOf<typeof en.caseInformationWords> = {
  title: 'Información del caso',
  back: 'Panel del caso',
  caseType: 'Tipo de caso',
  caseNumber: 'Número de caso',
  lawFirm: 'Bufete de abogados',
  attorney: 'Abogado',
  status: 'Estado',
  opened: 'Caso abierto',
  filed: 'Presentado en la corte',
  meeting: 'Reunión de acreedores',
  contactAttorney: 'Contactar a su abogado',
  deactivate: 'Desactivar el caso',
}

export const billingWords: WordingOf<typeof en.billingWords> = {
  title: 'Pagos',
  comingSoon: 'Disponible próximamente',
  weWillNotify: 'Le avisaremos cuando esta función esté disponible.',
}
