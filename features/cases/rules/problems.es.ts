import type { casesProblems } from './problems.ts'

export const sentences: Readonly<Record<keyof typeof casesProblems, string>> = {
  'cases.not-found': 'No encontramos este caso.',
  'cases.reason-too-long': 'Por favor, escriba como máximo 2,000 caracteres.',
}
