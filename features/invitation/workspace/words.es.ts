import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const inviteWords: WordingOf<typeof en.inviteWords> = {
  clients: 'Clientes',
  title: 'Invitar a un cliente',
  lead: 'Todo en esta página se puede cambiar después, en el caso. El correo, el teléfono y el idioma son del cliente cuando ya tiene una cuenta.',
  importInstead: 'Importar muchos clientes',
  tryAgain: 'Intentar otra vez',
  people: 'Personas',
  whoFiles: 'Quién presenta el caso',
  alone: 'Una persona',
  together: 'Dos cónyuges juntos',
  togetherHint: 'Cada uno tiene su propia cuenta y su propio acceso.',
  debtor: (debtor) => `Deudor ${debtor}`,
  givenName: 'Nombre',
  familyName: 'Apellido',
  email: 'Correo electrónico',
  mobilePhone: 'Celular',
  language: 'Idioma',
  languages: { EN: 'Inglés', ES: 'Español' },
  sharedPhone:
    'Comparten este teléfono y aceptan que ahí lleguen los códigos y mensajes de los dos.',
  discreet: 'Los mensajes nunca dicen “bancarrota”.',
  case: 'Caso',
  chapter: 'Capítulo',
  notSure: 'No se sabe',
  plannedFiling: 'Fecha prevista de presentación',
  dayHint: 'MM/DD/AAAA: primero el mes',
  attorney: 'Abogado',
  paralegal: 'Asistente legal',
  noParalegal: 'Sin asignar todavía',
  chooseAttorney: 'Elija un abogado',
  urgent: '¿Hay algo urgente?',
  whatWeAskFor: 'Qué pedimos',
  checklist: 'Lista de documentos',
  checklistText:
    'La lista de su bufete para el capítulo. Puede cambiarla para este caso después, en Documentos.',
  standardChecklist: 'Estándar',
  checklistHint:
    'Lo que pide para el capítulo. Puede cambiarla para este caso más tarde, en Documentos.',
  questionnaire: 'Cuestionario',
  questionnaireHint: 'Unas tres horas en total. Pueden parar en cualquier momento.',
  rightAway: 'De inmediato',
  later: 'Más tarde',
  questionnaireDue: 'Fecha límite del cuestionario',
  courses: 'Cursos',
  whoPays: '¿Quién paga los cursos?',
  firmPays: 'El bufete',
  clientPays: 'El cliente',
  clientCode: 'Código de cliente',
  clientCodeHint: 'De su servicio de cursos. Con él ven los cursos. Puede agregarlo después.',
  greeting: 'Saludo',
  yourWords: 'Sus palabras al cliente',
  greetingIn: {
    EN: 'Se envía tal como lo escribe. Su cliente lee inglés.',
    ES: 'Se envía tal como lo escribe. Su cliente lee español.',
    BOTH: 'Se envía tal como lo escribe. Uno lee inglés y el otro español.',
  },
  charactersLeft: (left) => `Quedan ${left} caracteres`,
  charactersOver: (over) => `Sobran ${over} caracteres`,
  whatTheyReceive: 'Qué reciben',
  channel: 'Canal',
  asEmail: 'Correo',
  asText: 'Texto',
  previewLanguage: 'Idioma de la vista previa',
  from: 'De',
  to: 'Para',
  subject: 'Asunto',
  previewFailed: 'No se pudo cargar la vista previa.',
  whatGoesOut: (people, days) =>
    people === 1
      ? `Salen un correo y un mensaje de texto. El enlace sirve ${days} días y una sola vez.`
      : `Cada cónyuge recibe un correo y un mensaje de texto con su propio enlace; aquí se ve el del deudor 1. Sirve ${days} días y una sola vez.`,
  send: 'Enviar invitación',
  sendTwo: 'Enviar 2 invitaciones',
  sending: 'Enviando…',
  save: 'Guardar sin enviar',
  trouble:
    'No podemos conectarnos con Daybreak. No se pierde nada de lo que escribió. Revise su conexión e inténtelo otra vez; el caso se crea una sola vez.',
  fieldOf: (field, debtor) => `${field}, deudor ${debtor}`,
  urgencies: {
    FORECLOSURE: 'Remate de la casa',
    WAGES_GARNISHED: 'Embargo del salario',
    EVICTION_OR_LAWSUIT: 'Desalojo o demanda',
  },
}

export const similarWords: WordingOf<typeof en.similarWords> = {
  title: '¿Es la misma persona?',
  lead: 'Su bufete ya tiene un caso parecido. Ábralo para comparar. Su formulario queda como está.',
  newPerson: 'Es una persona nueva',
  goBack: 'Volver al formulario',
}

export const importWords: WordingOf<typeof en.importWords> = {
  clients: 'Clientes',
  title: 'Importar clientes',
  lead: 'Agregue a sus clientes actuales desde una hoja de cálculo. Primero revisamos la lista. No se envía nada hasta que usted lo diga.',
  list: 'Su lista',
  howTo: 'Guarde su hoja de cálculo como CSV. Cada fila es un caso.',
  template: 'Descargar una plantilla',
  templateName: 'daybreak-clientes.csv',
  chooseFile: 'Elegir un archivo CSV',
  orPaste: 'O pegue aquí las filas, con los encabezados',
  fileRead: (name) => `Leímos ${name}.`,
  fileTooLarge: 'Este archivo es demasiado grande. Divídalo en listas de 300 filas como máximo.',
  fileUnreadable: 'No pudimos leer este archivo. Guárdelo como CSV y elíjalo otra vez.',
  isFromMac: 'Por favor, revise los acentos de esta lista',
  readAsMac: (words) => `La lista parece venir de una Mac. Leímos: ${words}`,
  readAsWindows: (words) => `La otra lectura es: ${words}`,
  accentsAreRight: 'Los acentos están bien',
  useOtherAccents: 'Usar la otra lectura',
  listMissing: 'Elija un archivo o pegue su lista.',
  check: 'Revisar la lista',
  checking: 'Revisando…',
  checked: 'Qué leímos',
  summary: (ready, faulty) => {
    const rows = (count: number) => (count === 1 ? '1 fila' : `${count} filas`)
    return faulty === 0
      ? `Se puede crear: ${rows(ready)}.`
      : `Se puede crear: ${rows(ready)}. Falta corregir: ${rows(faulty)}.`
  },
  onlyFaulty: 'Mostrar solo las filas que debe revisar',
  row: 'Fila',
  client: 'Cliente',
  result: 'Resultado',
  noName: 'Sin nombre',
  ready: 'Lista',
  compareFirst: 'Se puede crear. Compare primero',
  looksLike: 'Se parece a',
  problemAt: (column, words) => `${column}: ${words}`,
  create: (ready) => (ready === 1 ? 'Crear 1 caso' : `Crear ${ready} casos`),
  creating: 'Creando…',
  nothingIsSent:
    'No se envía nada. Las filas que se parecen a un cliente que ya tiene también se crean: quítelas de la lista si son la misma persona.',
  nothingToCreate: 'Primero corrija la lista. No se puede crear ninguna fila.',
  created: (created) => (created === 1 ? 'Se creó 1 caso.' : `Se crearon ${created} casos.`),
  createdNext: 'No se envió nada. Envíe las invitaciones ahora, o más tarde desde cada caso.',
  leftOut: (rows) =>
    rows === 1
      ? '1 fila tenía problemas y se omitió.'
      : `${rows} filas tenían problemas y se omitieron.`,
  sendAll: (cases) =>
    cases === 1 ? 'Enviar la invitación' : `Enviar las invitaciones de ${cases} casos`,
  sending: 'Enviando…',
  sent: 'La invitación va en camino.',
  toClients: 'Ir a Clientes',
  another: 'Importar otra lista',
  trouble:
    'No podemos conectarnos con Daybreak. Revise su conexión e inténtelo otra vez; ningún caso se crea dos veces.',
}
