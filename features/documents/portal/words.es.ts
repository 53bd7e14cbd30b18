import { photosAreEnough } from '../rules/checklist/letter-words.ts'
import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

const documentsCounted = (count: number) => (count === 1 ? '1 documento' : `${count} documentos`)

export const submitWords: WordingOf<typeof en.submitWords> = {
  title: 'Enviar los documentos solicitados',
  submit: 'Enviar',
  review: 'Revisar',
  toReview: (count) => `${count} por revisar`,
  lead: 'Elija una carpeta para agregar fotos o archivos. Puede parar cuando quiera. Lo que ya envió queda guardado.',
  leadNothingNeeded:
    'En este momento su abogado no necesita documentos suyos. De todos modos puede abrir una carpeta para leer o agregar algo.',
  leadEnded: 'Todavía puede leer y descargar todo lo que está aquí.',
  ended: 'Su bufete no necesita nada más de usted aquí.',
  endedAsked: 'Su bufete todavía necesita lo que aparece abajo.',
  endedWaiting:
    'Lo último que envió no se revisó antes de que terminara el caso. Su bufete lo tiene en su caso.',
  yourDocuments: 'Sus documentos',
  reviewLead: 'Vea lo que su abogado decidió, escribió o le envió.',
  needed: 'Documentos necesarios',
  foldersComplete: (complete, total) =>
    `${complete} de ${total} ${total === 1 ? 'carpeta completa' : 'carpetas completas'}`,
  foldersWaiting: (count) => `${count} en espera de su abogado`,
  complete: (count) => `${count} completas`,
  ifAny: 'Si tiene alguno',
  ifAnySummary: (count, names) => `${count} ${count === 1 ? 'carpeta' : 'carpetas'}: ${names}`,
  andMore: (names) => `${names} y más`,
  fromAttorney: 'De su abogado',
  empty: 'Su abogado todavía no le ha pedido documentos.',
  emptyHint: 'Cuando se necesite algo, lo verá aquí.',
  letter: (name, day) => `${name} escribió el ${day}: todavía falta`,
  letterItem: (name, pieces) => `${name}: ${pieces}`,
  letterDue: (item, day) => `${item} (antes del ${day})`,
  letterHint: photosAreEnough.es,
  emptyReview: 'Todavía no hay nada que revisar',
  emptyReviewHint:
    'Cuando su abogado revise un documento, escriba un comentario o le envíe algo, lo verá aquí.',
}

export const folderWords: WordingOf<typeof en.folderWords> = {
  complete: 'Todo fue aceptado',
  completeEmpty: 'Aquí no se necesita nada',
  certificateIssued: 'Su certificado ya está aquí',
  pending: 'Enviado; falta que su abogado lo revise',
  rejected: 'Un documento necesita una copia nueva',
  needed: 'Nada enviado todavía',
  neededPartly: (count) =>
    `${documentsCounted(count)} ${count === 1 ? 'enviado' : 'enviados'}; faltan más`,
  kept: documentsCounted,
  fromAttorney: (count) => `${documentsCounted(count)} para leer`,
  view: 'Ver',
}

export const documentWords: WordingOf<typeof en.documentWords> = {
  uploaded: (when) => `Enviado: ${when}`,
  uploadedBy: (when, name) => `Enviado: ${when}, por ${name}`,
  received: (when) => `Recibido: ${when}`,
  fromAttorney: 'De su abogado',
  added: (when) => `Agregado: ${when}`,
  copyOfAnswers: 'Copia de lo que usted envió',
  comments: (count) =>
    count === 0 ? 'Sin comentarios' : count === 1 ? '1 comentario' : `${count} comentarios`,
  unread: 'Sin leer',
  newCopy: 'Su abogado necesita una copia nueva',
  newComment: 'Su abogado dejó un comentario',
  checking: 'Todavía estamos revisando este archivo. Aún no se puede abrir.',
  unusable: 'Es posible que este archivo esté dañado. Por favor, envíe otro.',
}

export const categoryWords: WordingOf<typeof en.categoryWords> = {
  documentsPage: 'Documentos',
  add: 'Agregar documentos',
  requirements: { required: 'Obligatorio', optional: 'Opcional', notNeeded: 'No hace falta' },
  askedByAttorney: 'Su abogado le pidió esto.',
  dueOn: (day) => `Envíelo antes del ${day}`,
  stillNeeded: 'Gracias por lo que envió. Todavía falta:',
  because: 'Pedimos esto porque:',
  helpsBecause: 'Esto puede ayudar porque:',
  notNeededByAnswers:
    'Según sus respuestas, esto no hace falta. De todos modos puede agregar documentos aquí.',
  eachOfYou: 'En un caso conjunto, cada uno necesita el suyo.',
  period: 'Qué fechas debe abarcar',
  why: 'Por qué se pide',
  cannotFind: '¿No lo encuentra?',
  empty: 'Nada enviado todavía',
  emptyHint: 'Lo que agregue aparecerá aquí.',
  emptyFromAttorney: 'Todavía no hay nada aquí',
  emptyFromAttorneyHint: 'Lo que su abogado le envíe aparecerá aquí.',
}

export const certificateWords: WordingOf<typeof en.certificateWords> = {
  state: 'Su certificado',
  notNeeded: 'No hace falta',
  notNeededHint:
    'Su abogado no necesita que usted envíe este certificado. Aquí no tiene que hacer nada.',
  needed: 'Todavía no está aquí',
  neededHint: 'Después de terminar el curso, agregue el certificado aquí.',
  waiting: 'Enviado; falta que su abogado lo revise',
  waitingHint: 'Su abogado lo revisará. Por ahora usted no tiene que hacer nada.',
  rejected: 'Su abogado necesita una copia nueva',
  rejectedHint: 'Abra el documento para ver el motivo y después reemplácelo.',
  accepted: 'Aceptado',
  finished: (day) => `Curso terminado el ${day}`,
  validUntil: (day) => `Válido hasta el ${day}`,
  expired: 'Este certificado tiene más de 180 días',
  expiredHint: (day) =>
    `Este certificado fue válido hasta el ${day}. Su abogado le dirá si debe tomar el curso otra vez.`,
  expiredClosed:
    'Por ahora no puede agregar nada más aquí. Si tiene un certificado más reciente, por favor, comuníquese con su abogado.',
  about: 'Sobre este certificado',
  what: 'Qué es',
  whatText:
    'Demuestra que usted terminó la asesoría de crédito, el primer curso de bancarrota, con una agencia aprobada.',
  valid: 'Válido por 180 días',
  validText:
    'Los 180 días se cuentan desde el día en que termina el curso. Si su caso se presenta después de ese plazo, debe tomar el curso otra vez.',
  before: 'Cuándo hace falta',
  beforeText: 'Por lo general, debe tomar el curso antes de que se presente su caso.',
}

export const detailWords: WordingOf<typeof en.detailWords> = {
  moreActions: 'Más acciones para este documento',
  download: 'Descargar',
  edit: 'Editar',
  downloadFailed: 'No pudimos descargar el documento.',
  downloadFailedHint: 'Por favor, revise su conexión e inténtelo de nuevo.',
  tryAgain: 'Reintentar',
  noComment: 'Su abogado no incluyó comentarios sobre este documento.',
  answerQuestion: 'Por favor, responda a su abogado por teléfono o por correo electrónico.',
  contactAttorney: 'Contactar a su abogado',
  earlierComments: 'Comentarios anteriores',
  replace: 'Reemplazar el documento',
  checkingTitle: 'Todavía estamos revisando este archivo.',
  checkingHint: 'Aún no se puede abrir. Por lo general tarda unos minutos.',
  confirmTitle: 'Por favor, confirme',
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  confirmed: (when) => `Usted lo confirmó el ${when}`,
  confirmFailed: 'No se pudo guardar. Revise su conexión e intente otra vez.',
  whatYouSent: 'Lo que usted envió',
  whatTheySent: (name) => `Lo que envió ${name}`,
  whatYourAttorneySent: 'Lo que envió su abogado',
  showHere: 'Mostrarlo aquí',
  fetching: 'Cargando…',
  kindNotShown: 'Este tipo de archivo no se puede mostrar aquí.',
  notShown: 'No pudimos mostrar el documento.',
}

export const editWords: WordingOf<typeof en.editWords> = {
  title: 'Editar el documento',
  name: 'Nombre del documento',
  endingStays: (ending) => `La terminación del archivo, ${ending}, no cambia.`,
  save: 'Guardar',
  failed: 'No pudimos guardar el nombre nuevo.',
  failedHint: 'Lo que escribió sigue aquí. Por favor, revise su conexión e inténtelo de nuevo.',
  closedHint: 'Todo lo que envió está guardado.',
  toDocument: 'Volver al documento',
}

export const loadingWords: WordingOf<typeof en.loadingWords> = {
  failed: 'No pudimos cargar esta página.',
  failedHint: 'Por favor, revise su conexión e inténtelo de nuevo.',
  retry: 'Reintentar',
  toDocuments: 'Volver a Documentos',
}
