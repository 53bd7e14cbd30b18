import type { OutcomeTextProblem } from './outcome-texts.ts'

export const sentences: Readonly<Record<OutcomeTextProblem, string>> = {
  'cases.outcome-text-blank': 'Los clientes leen este texto. Escriba unas palabras.',
  'cases.outcome-text-too-long': 'Este texto puede tener {max} caracteres como máximo.',
  'cases.outcome-language-missing': 'Escriba las palabras una vez en cada idioma.',
  'cases.outcome-texts-changed':
    'Un colega cambió estas palabras. Sus cambios aún no están guardados.',
}
