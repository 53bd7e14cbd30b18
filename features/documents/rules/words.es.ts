// What the server itself says of documents to clients, in Spanish.
import type { Wording } from '#kit/language.ts'
import type { documentNews } from './words.en.ts'

export const documentNewsEs: Wording<typeof documentNews> = {
  accept: 'Su abogado aceptó un documento',
  reject: 'Hace falta una nueva copia de un documento',
  question: 'Su abogado tiene una pregunta sobre un documento',
  comment: 'Su abogado dejó un comentario sobre un documento',
  request: 'Su abogado le pide un documento',
  answers: 'Sus respuestas muestran qué documentos hacen falta',
  send: 'Su abogado le envió un documento',
  unusable: 'Es posible que un archivo que envió esté dañado. Por favor, envíe otro.',
}
