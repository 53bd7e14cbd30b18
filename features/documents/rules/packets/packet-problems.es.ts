import type { packetProblems } from './packet-problems.ts'

/** Refusals of a packet, for staff who read Spanish. */
export const sentences: Readonly<Record<keyof typeof packetProblems, string>> = {
  'documents.packet-untitled': 'Dé al paquete un título de {max} caracteres como máximo.',
  'documents.packet-empty': 'Elija al menos un documento.',
  'documents.packet-too-many':
    'Un paquete puede tener {max} documentos como máximo. Usted eligió {chosen}.',
  'documents.packet-too-large':
    'Los documentos de un paquete pueden tener {max} MB en total. Los que eligió tienen {chosen} MB.',
  'documents.packet-not-accepted':
    'Un documento que eligió ya no está aceptado o no puede ser parte de un paquete. Elija otra vez.',
  'documents.packet-absent': 'Este paquete ya no existe.',
  'documents.packet-not-ready': 'Este paquete no tiene archivo.',
}
