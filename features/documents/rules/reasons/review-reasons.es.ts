import type { reasonProblems } from './review-reasons.ts'

export const sentences: Readonly<Record<keyof typeof reasonProblems, string>> = {
  'documents.reason-blank': 'Escriba unas palabras o quite este motivo.',
  'documents.reason-too-long': 'Este texto puede tener {max} caracteres como máximo.',
  'documents.reason-unreadable':
    'Este texto puede tener letras y saltos de línea, pero no caracteres de control.',
  'documents.reasons-invalid':
    'Esta página es demasiado antigua. Vuelva a cargarla e intente otra vez.',
  'documents.reasons-changed':
    'Un colega cambió estos motivos. Sus cambios aún no están guardados.',
  'documents.reason-absent': 'El bufete no tiene un motivo con esta clave.',
}
