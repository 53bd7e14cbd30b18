import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const clientWords: WordingOf<typeof en.clientWords> = {
  and: 'y',
  left: (name) => `${name} (dejó el bufete)`,
  chapter: (chapter) => `Cap. ${chapter}`,
  joint: 'conjunto',
  spanish: 'español',
  undelivered: 'Mensaje no entregado',
  steps: {
    NOT_INVITED: 'Aún sin invitación',
    INVITED: 'Invitado, sin empezar',
    INVITATION_ENDED: 'Invitación vencida',
    COLLECTING_DOCUMENTS: 'Reuniendo documentos',
    QUESTIONNAIRE_OPEN: 'Cuestionario abierto',
    FIRST_COURSE: 'Falta el primer curso',
    CLIENT_DONE: 'El cliente terminó',
    READY_TO_FILE: 'Listo para presentar',
    FILED: 'Aún sin fecha de reunión',
    MEETING_SCHEDULED: '341 programada',
    SECOND_COURSE: 'Falta el segundo curso',
    WAITING_FOR_COURT: 'En espera de la corte',
    DISCHARGED: 'Con exoneración',
    CLOSED: 'Cerrado',
  },
  outcomes: {
    DISCHARGED: 'Con exoneración',
    DISMISSED: 'Desestimado',
    WITHDRAWN: 'Cerrado antes de presentarse',
    CLOSED_WITHOUT_DISCHARGE: 'Cerrado sin la exoneración',
    TRANSFERRED: 'Transferido',
  },
  deadlines: {
    meeting: 'Reunión 341',
    'planned-filing': 'Presentación prevista',
    questionnaire: 'Entrega del cuestionario',
    'first-certificate-use-by': 'Vence el primer certificado',
    'clerk-notice': 'La corte revisa el 2.º curso',
    'second-certificate': 'Entrega del segundo certificado',
  },
  otherDeadline: 'Fecha límite',
  today: 'Hoy',
  tomorrow: 'Mañana',
  yesterday: 'Ayer',
  justNow: 'Ahora mismo',
  minutesAgo: (minutes) => `Hace ${minutes} min`,
  hoursAgo: (hours) => (hours === 1 ? 'Hace 1 hora' : `Hace ${hours} horas`),
  by: (name) => `por ${name}`,
  invited: 'Invitación',
  numberOf: (done, all) => `${done} de ${all}`,
  none: 'No hay',
  toReview: (count) => `${count} por revisar`,
  toCheck: (count) => `${count} por comprobar`,
  askForHelp: (count) => (count === 1 ? '1 pide ayuda' : `${count} piden ayuda`),
}

export const listWords: WordingOf<typeof en.listWords> = {
  title: 'Clientes',
  list: 'Lista de clientes',
  toCourses: 'Cursos',
  exportList: 'Exportar lista',
  exporting: 'Exportando…',
  invite: 'Invitar a un cliente',
  savedFilters: 'Filtros guardados',
  myOpenCases: 'Mis casos abiertos',
  waitingForUs: 'Esperan al bufete',
  waitingForClients: 'Esperan al cliente',
  spanish: 'Español',
  allOpen: 'Todos los abiertos',
  sharedFilter: (name) => `${name}, compartido`,
  saveFilter: 'Guardar este filtro',
  editFilter: 'Editar este filtro',
  filterName: 'Nombre',
  filterNameHint: 'Por ejemplo, «Presentación en diciembre».',
  shareFilter: 'Compartir con colegas',
  removeFilter: 'Eliminar',
  removing: 'Eliminando…',
  filterSaved: (name) => `El filtro «${name}» está guardado.`,
  filterRemoved: (name) => `El filtro «${name}» está eliminado.`,
  required: 'Escriba un nombre.',
  search: 'Buscar clientes',
  searchHint: 'Nombre, número, correo o teléfono',
  filters: 'Filtros',
  filtersInUse: (count) => (count === 0 ? 'Filtros' : `Filtros: ${count}`),
  showClients: 'Mostrar clientes',
  clearFilters: 'Quitar filtros',
  any: 'todos',
  stage: 'Etapa',
  chapterLabel: 'Capítulo',
  assigned: 'Asignado',
  me: 'a mí',
  anyone: 'a cualquiera',
  colleague: 'a un colega',
  deadline: 'Fecha límite',
  windows: {
    OVERDUE: 'vencida',
    WITHIN_7_DAYS: 'en 7 días',
    WITHIN_14_DAYS: 'en 14 días',
    WITHIN_30_DAYS: 'en 30 días',
  },
  alsoComplete: 'También casos terminados',
  archived: 'En el archivo',
  alsoArchived: 'También casos archivados',
  inUse: {
    language: { EN: 'Inglés', ES: 'Español' },
    waitingOn: { FIRM: 'Esperan al bufete', CLIENT: 'Esperan al cliente' },
    quiet: (days) => `Nada desde hace ${days} días o más`,
    quietAtMost: (days) => `Algo en los últimos ${days} días`,
    needs: {
      DOCUMENTS_TO_REVIEW: 'Documentos por revisar',
      SECTIONS_TO_CHECK: 'Secciones por comprobar',
      HELP_REQUESTED: 'Pide ayuda',
      MESSAGE_UNDELIVERED: 'Mensaje no entregado',
      INVITATION_ENDED: 'Invitación vencida',
    },
  },
  withoutFilter: (words) => `Quitar filtro: ${words}`,
  sortBy: 'Ordenar por',
  sorts: {
    LAST_ACTIVITY: 'Última actividad',
    NAME: 'Nombre',
    NEXT_DEADLINE: 'Próxima fecha',
    OPENED: 'Caso más reciente',
  },
  columns: {
    client: 'Cliente',
    stage: 'Etapa',
    documents: 'Documentos',
    intake: 'Cuestionario',
    courses: 'Cursos',
    deadline: 'Próxima fecha',
    activity: 'Última actividad',
  },
  selectAll: (count) => `Seleccionar los ${count} clientes cargados`,
  select: (name) => `Seleccionar ${name}`,
  progress: (documents, intake) =>
    intake === undefined
      ? `Documentos ${documents}`
      : `Documentos ${documents}, cuestionario ${intake}`,
  showing: (shown, total) =>
    shown < total
      ? `${shown} de ${total} clientes. Se cargan más al desplazarse.`
      : `${shown} de ${total} ${total === 1 ? 'cliente' : 'clientes'}.`,
  pressToSelect: ['Pulse', 'para seleccionar,', 'para abrir'],
  changed: 'El orden de esta lista ha cambiado.',
  showNow: 'Actualizar la lista',
  loading: 'Cargando clientes…',
  notLoaded: 'No se pudieron cargar los clientes.',
  moreNotLoaded: 'No se pudieron cargar más clientes.',
  restIsCurrent: 'El resto de la página está al día.',
  tryAgain: 'Intentar otra vez',
  noMatch: (text) => `Ningún caso abierto coincide con «${text}».`,
  noMatchAtAll: (text) => `Ningún caso coincide con «${text}».`,
  searchComplete: 'Buscar también en casos terminados',
  noneWithFilter: 'Ningún caso coincide con estos filtros.',
  noneOfMine: 'Usted no tiene casos abiertos asignados.',
  showAllOpen: 'Mostrar todos los casos abiertos',
  firstDay: 'Aún no hay clientes.',
  firstDayLead: 'Invite a su primer cliente. Puede practicar con uno inventado.',
  trouble: 'No funcionó. Compruebe su conexión e intente otra vez.',
  fileName: 'clientes',
}

export const bulkWords: WordingOf<typeof en.bulkWords> = {
  selectedClients: 'Clientes seleccionados',
  selected: (count) => (count === 1 ? '1 cliente seleccionado' : `${count} clientes seleccionados`),
  lastNotDelivered: (names) => `El último mensaje no llegó: ${names}.`,
  nothingOpen: (count) =>
    count === 1
      ? '1 cliente no tiene nada pendiente ahora y no recibe recordatorio.'
      : `${count} clientes no tienen nada pendiente ahora y no reciben recordatorio.`,
  recentlyReminded: (count) =>
    count === 1
      ? '1 cliente recibió un recordatorio en las últimas 20 horas y ahora no recibe ninguno.'
      : `${count} clientes recibieron un recordatorio en las últimas 20 horas y ahora no reciben ninguno.`,
  more: (names, count) => `${names} y ${count} más`,
  remind: 'Enviar recordatorio',
  assign: 'Asignar',
  exportCsv: 'Exportar como CSV',
  exporting: 'Exportando…',
  clear: 'Quitar',
  tooMany: (max) => `Seleccione como máximo ${max} clientes.`,
  remindTitle: (count) =>
    count === 1
      ? '¿Enviar un recordatorio a 1 cliente?'
      : `¿Enviar un recordatorio a ${count} clientes?`,
  remindLead:
    'Cada cliente recibe un correo o un mensaje de texto en su idioma con lo que aún necesitamos. No muestra detalles del caso. Quien aún no tiene cuenta recibe otra vez su invitación.',
  noneToRemind: 'Ninguno de estos clientes puede recibir un recordatorio ahora.',
  remindNow: 'Enviar recordatorio',
  starting: 'Enviando…',
  close: 'Cerrar',
  assignTitle: (count) => (count === 1 ? 'Asignar 1 cliente' : `Asignar ${count} clientes`),
  attorney: 'Abogado',
  paralegal: 'Asistente legal',
  unchanged: 'Dejar como está',
  assignNow: 'Asignar',
  assigning: 'Asignando…',
  chooseSomeone: 'Elija un abogado o un asistente legal.',
  assigned: (count) =>
    ({ 0: 'Ningún cliente cambió.', 1: '1 cliente está asignado.' })[count] ??
    `${count} están asignados.`,
  tryAgain: 'Intentar otra vez',
  trouble: 'No funcionó. Compruebe su conexión e intente otra vez.',
  reminding: (count) =>
    count === 1 ? 'Enviando recordatorio a 1 cliente' : `Enviando recordatorio a ${count} clientes`,
  remindersOver: (count) =>
    count === 1
      ? '1 cliente recibió un recordatorio'
      : `${count} clientes recibieron un recordatorio`,
  remindersCanceled: (count, total) =>
    `Cancelado. ${count} de ${total} clientes recibieron un recordatorio`,
  mayLeave: 'Puede salir de esta página.',
  cancelRest: 'Cancelar el resto',
  skipped: (count) =>
    count === 1 ? '1 no recibió recordatorio:' : `${count} no recibieron recordatorio:`,
  reasons: {
    'recently-reminded': 'recibió uno en las últimas 20 horas',
    'nothing-open': 'no tiene nada pendiente ahora',
    'no-recipient': 'no hay a quién avisar',
    'too-many-messages': 'recibió demasiados mensajes en la última hora',
  },
  otherReason: 'no fue posible',
  dismiss: 'Ocultar',
  inviting: (count) =>
    count === 1
      ? 'Enviando la invitación de 1 caso'
      : `Enviando las invitaciones de ${count} casos`,
  invitationsOver: (count) =>
    count === 1
      ? 'Se envió la invitación de 1 caso'
      : `Se enviaron las invitaciones de ${count} casos`,
  invitationsCanceled: (count, total) =>
    `Cancelado. Se enviaron las invitaciones de ${count} de ${total} casos`,
  notInvited: (count) =>
    count === 1 ? '1 caso no recibió invitación:' : `${count} casos no recibieron invitación:`,
  noInvitation: 'no hay a quién invitar',
  pace: (count) =>
    `Salen como máximo ${count} invitaciones por minuto. Las demás siguen solas. Puede salir de esta página.`,
  reminderStarted: 'Estamos enviando el recordatorio.',
}

export const paletteWords: WordingOf<typeof en.paletteWords> = {
  title: 'Buscar un cliente o una acción',
  results: 'Resultados',
  resultCount: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  recent: 'Abiertos hace poco',
  clients: 'Clientes',
  actsFor: (name) => `Hacer algo para ${name}`,
  openCase: 'Abrir el caso',
  remind: 'Enviar recordatorio',
  goTo: 'Ir a',
  actions: 'Acciones',
  searchFor: (text) => `Clientes: buscar «${text}»`,
  noMatch: (text) => `Ningún caso coincide con «${text}».`,
  notLoaded: 'No se pudieron cargar los clientes. Compruebe su conexión.',
  choose: 'elegir',
  open: 'abrir',
  moreForClient: 'más para este cliente',
  typeForActions: ['Escriba', 'para ver solo acciones'],
  close: 'Cerrar',
}

export const keyWords: WordingOf<typeof en.keyWords> = {
  next: 'Siguiente',
  previous: 'Anterior',
  open: 'Abrir',
  select: 'Seleccionar',
  selectRange: 'Seleccionar un rango',
  clearSelection: 'Quitar la selección',
  remindSelected: 'Recordar a los seleccionados',
  search: 'Buscar en esta página',
  find: 'Buscar un cliente o una acción',
  invite: 'Invitar a un cliente',
}
