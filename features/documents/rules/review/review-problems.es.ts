import type { reviewProblems } from './review-problems.ts'

/** Refusals of a decision, for staff who read Spanish. */
export const sentences: Readonly<Record<keyof typeof reviewProblems, string>> = {
  'documents.comment-missing': 'Diga por qué: el cliente lo lee junto al documento.',
  'documents.comment-blank': 'Un comentario no puede estar vacío.',
  'documents.comment-too-long': 'Un comentario puede tener 2,000 caracteres como máximo.',
  'documents.comment-unreadable':
    'Un comentario puede tener letras y saltos de línea, sin caracteres de control.',
  'documents.too-much-needed': 'Puede pedir 12 cosas a la vez como máximo.',
  'documents.still-needed-too-long': 'Diga lo que falta con 60 caracteres como máximo cada vez.',
  'documents.was-replaced': 'Un documento más nuevo reemplazó a este. Vea el más nuevo.',
  'documents.still-needed-missing': 'Diga qué falta todavía.',
  'documents.held': '{name} está viendo este documento ahora.',
  'documents.decided-already': 'Este documento tiene una decisión que usted no ha visto.',
  'documents.not-seen': 'Abra el archivo antes de aceptarlo.',
  'documents.undo-too-late': 'El cliente ya conoce esta decisión. Puede decidir otra vez.',
  'documents.moved-already': 'Un colega movió este documento.',
  'documents.no-place': 'Este documento no puede ir a esa categoría.',
  'documents.not-checked': 'El antivirus todavía no revisó este archivo.',
  'documents.harmful': 'Encontramos algo dañino en este archivo y no se puede abrir.',
  'documents.requirement-changed': 'Esto cambió mientras tanto. Lo ve como está ahora.',
  'documents.nothing-to-ask': 'Elija al menos una cosa que todavía falte.',
  'documents.no-reader':
    'Ningún cliente de este caso tiene cuenta todavía. Recuérdeles primero la invitación.',
  'documents.no-due-day': 'Escriba la fecha como mes, día y año, por ejemplo 12/31/2026.',
  'documents.due-day-past': 'Escriba una fecha posterior a hoy.',
  'documents.sent-by-firm':
    'Su bufete envió este documento. Puede comentarlo, pero no aceptarlo ni devolverlo.',
  'documents.unusable': 'Encontramos algo dañino en este archivo, por eso no se puede aceptar.',
  'documents.case-full': 'Ya no queda espacio para documentos en este caso.',
  'documents.no-certificate':
    'Solo un certificado de curso aceptado puede tener una fecha de finalización.',
  'documents.no-day': 'Escriba la fecha de finalización, que no puede ser posterior a hoy.',
  'documents.no-such-debtor': 'No hay tal deudor en este caso.',
  'documents.seen-by-both':
    'Los dos deudores ven lo que hay en esa categoría. Elija una que sea solo de uno de ellos.',
  'documents.title-missing': 'Diga qué pide: un título de 60 caracteres como máximo.',
  'documents.description-missing': 'Describa qué sirve, con 500 caracteres como máximo.',
  'documents.words-too-long':
    'El período, el motivo y el consejo pueden tener 500 caracteres como máximo cada uno.',
  'documents.nothing-below': 'No se puede pedir nada dentro de esta carpeta.',
}
