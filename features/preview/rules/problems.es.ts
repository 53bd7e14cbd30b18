import type { previewProblems } from './problems.ts'

export const sentences: Readonly<Record<keyof typeof previewProblems, string>> = {
  'preview.person-absent': 'No pudimos encontrar a esta persona.',
  'preview.no-account':
    '{name} todavía no tiene una cuenta. Podrá ver el portal como esta persona cuando la haya creado.',
  'preview.link-over':
    'Este enlace sirve una sola vez y solo durante un minuto. Abra la vista otra vez desde el caso en el espacio de trabajo.',
}
