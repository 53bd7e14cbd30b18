import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const workProblems = {
  'cases.note-blank': { kind: 'invalid', text: 'Write the note first.' },
  'cases.note-too-long': { kind: 'invalid', text: 'A note can have {max} characters at most.' },
  'cases.too-many-notes': {
    kind: 'refused',
    text: 'This case has {max} notes. Remove one before you add another.',
  },
  'cases.note-absent': {
    kind: 'not-found',
    text: 'This note no longer exists, or a colleague wrote it.',
  },
  'cases.note-changed': {
    kind: 'refused',
    text: 'This note was changed in another window. Your changes are not saved yet.',
  },
  'cases.task-blank': { kind: 'invalid', text: 'Write what has to be done.' },
  'cases.task-too-long': { kind: 'invalid', text: 'A task can have {max} characters at most.' },
  'cases.task-day-invalid': {
    kind: 'invalid',
    text: 'Enter the date as month, day and year, such as 12/31/2026.',
  },
  'cases.too-many-tasks': {
    kind: 'refused',
    text: 'This case has {max} tasks. Remove one before you add another.',
  },
  'cases.task-absent': { kind: 'not-found', text: 'This task no longer exists.' },
  'cases.task-changed': {
    kind: 'refused',
    text: 'A colleague has changed this task. Your changes are not saved yet.',
  },
  'cases.template-days-invalid': {
    kind: 'invalid',
    text: 'Enter a number of days from 0 to {max}, or leave the field empty.',
  },
  'cases.too-many-templates': {
    kind: 'refused',
    text: 'Your firm has {max} task templates. Remove one before you add another.',
  },
  'cases.template-absent': { kind: 'not-found', text: 'This task template no longer exists.' },
  'cases.template-changed': {
    kind: 'refused',
    text: 'A colleague has changed this task template. Your changes are not saved yet.',
  },
} as const satisfies ProblemList

export type WorkProblem = keyof typeof workProblems

export const problem = problemFactory(workProblems)
