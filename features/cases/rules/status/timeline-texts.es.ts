import type { timelineTextProblems } from './timeline-texts.ts'

export const sentences: Readonly<Record<keyof typeof timelineTextProblems, string>> = {
  'cases.step-text-blank': 'Los clientes leen este texto. Escriba unas palabras.',
  'cases.step-text-too-long': 'Este texto puede tener {max} caracteres como máximo.',
  'cases.step-unknown': 'Esta página es demasiado antigua. Vuelva a cargarla e intente otra vez.',
  'cases.timeline-texts-changed':
    'Un colega cambió estas palabras. Sus cambios aún no están guardados.',
}
