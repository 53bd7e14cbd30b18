// spec: staff#people-who-leave
import { describe, expect, test } from 'vitest'
import {
  describeWork,
  hasWork,
  isSameWork,
  mayTakeOver,
  noWork,
  type LeavingWork,
} from './held-work.ts'
import { heldWorkWords } from './work-words.en.ts'
import { heldWorkWordsEs } from './work-words.es.ts'

test.each<[Partial<LeavingWork>, string, string]>([
  [{}, '', ''],
  [{ openCases: 4, tasks: 2 }, '4 open cases, 2 tasks', '4 casos abiertos, 2 tareas'],
  [{ openCases: 1, casesAsAttorney: 1 }, '1 open case', '1 caso abierto'],
  [{ savedFilters: 1, tasks: 1 }, '1 task, 1 saved filter', '1 tarea, 1 filtro guardado'],
  [
    { pausedReminders: 1, substituteFor: 3 },
    'reminders of 1 client paused, substitute for 3 colleagues',
    'recordatorios en pausa de 1 cliente, suplente de 3 colegas',
  ],
])('describes %j', (changes, english, spanish) => {
  const work = { ...noWork, ...changes }
  expect(describeWork(work, heldWorkWords).join(', ')).toBe(english)
  expect(describeWork(work, heldWorkWordsEs).join(', ')).toBe(spanish)
  expect(hasWork(work)).toBe(english !== '')
})

describe('work is the same only if each number is', () => {
  test.each(Object.keys(noWork) as (keyof LeavingWork)[])('%s', (part) => {
    expect(isSameWork(noWork, { ...noWork })).toBe(true)
    expect(isSameWork(noWork, { ...noWork, [part]: 1 })).toBe(false)
  })
})

test.each([
  ['paralegal', 0, true],
  ['paralegal', 1, false],
  ['attorney', 1, true],
  ['administrator', 1, true],
] as const)('a new %s with %i cases to lead: %s', (role, casesAsAttorney, expected) => {
  expect(mayTakeOver(role, { casesAsAttorney })).toBe(expected)
})
