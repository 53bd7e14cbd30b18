// What the screens of the documents room say, in Spanish.
import type { Wording } from '#kit/language.ts'
import type { categoryWords, detailWords, folderWords, loadingWords, submitWords } from './words.en.ts'

/** '2 documentos' */
const documentsCounted = (count: number) => (count === 1 ? '1 documento' : `${count} documentos`)

export const submitWordsEs: Wording<typeof submitWords> = {
  title: 'Enviar los documentos solicitados',
  lead: 'Elija una carpeta para agregar fotos o archivos. Puede parar cuando quiera; lo que ya envió se conserva.',
  foldersComplete: (complete, total) => `${complete} de ${total} carpetas completas`,
  empty: 'Su abogado todavía no le ha pedido documentos.',
  emptyHint: 'Cuando se necesite algo, lo verá aquí.',
}

export const folderWordsEs: Wording<typeof folderWords> = {
  complete: 'Todo fue aceptado',
  completeEmpty: 'Aquí no se necesita nada',
  pending: 'Enviado; falta que su abogado lo revise',
  rejected: 'Un documento necesita una copia nueva',
  needed: 'Nada enviado todavía',
  neededPartly: (count) => `${documentsCounted(count)} ${count === 1 ? 'enviado' : 'enviados'}; faltan más`,
  optional: 'Agregue si tiene algo',
  view: 'Ver',
  viewOf: (name) => `Ver ${name}`,
}

export const categoryWordsEs: Wording<typeof categoryWords> = {
  documentsPage: 'Documentos',
  add: 'Agregar documentos',
  cannotFind: '¿No lo encuentra?',
  empty: 'Nada enviado todavía',
  emptyHint: 'Lo que agregue aparecerá aquí.',
  uploaded: (when) => `Enviado: ${when}`,
  rejectedHint: 'Su abogado necesita una copia nueva',
}

export const detailWordsEs: Wording<typeof detailWords> = {
  uploaded: (when) => `Enviado: ${when}`,
  moreActions: 'Más acciones para este documento',
  download: 'Descargar',
  downloadFailed: 'No pudimos descargar el documento.',
  downloadFailedHint: 'Por favor, revise su conexión e inténtelo de nuevo.',
  tryAgain: 'Reintentar',
  noComment: 'Su abogado no incluyó comentarios sobre este documento.',
}

export const loadingWordsEs: Wording<typeof loadingWords> = {
  failed: 'No pudimos cargar esta página.',
  failedHint: 'Por favor, revise su conexión e inténtelo de nuevo.',
  retry: 'Reintentar',
  toDocuments: 'Volver a Documentos',
}
