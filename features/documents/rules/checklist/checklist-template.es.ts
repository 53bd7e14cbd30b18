import type { checklistProblems } from './checklist-template.ts'

export const sentences: Readonly<Record<keyof typeof checklistProblems, string>> = {
  'documents.checklist-category-unknown':
    'Esta página es demasiado antigua. Vuelva a cargarla e intente otra vez.',
  'documents.checklist-changed': 'Un colega cambió esta lista. Sus cambios aún no están guardados.',
  'documents.checklists-changed':
    'Un colega cambió los nombres de las listas. Sus cambios aún no están guardados.',
  'documents.checklist-name-blank': 'Escriba un nombre o quite esta lista.',
  'documents.checklist-name-too-long': 'Un nombre puede tener {max} caracteres como máximo.',
  'documents.checklist-name-twice': 'Una lista anterior ya tiene este nombre. Elija otro.',
  'documents.checklist-change-outdated':
    'El caso cambió desde que usted abrió esta ventana. Revise otra vez lo que cambiaría y guarde.',
  'documents.checklist-case-ended': 'Este caso terminó. Su lista queda como está.',
}
