import type { checklistProblems } from './checklist-template.ts'

export const sentences: Readonly<Record<keyof typeof checklistProblems, string>> = {
  'documents.checklist-category-unknown':
    'Esta página es demasiado antigua. Vuelva a cargarla e intente otra vez.',
  'documents.checklist-changed': 'Un colega cambió esta lista. Sus cambios aún no están guardados.',
}
