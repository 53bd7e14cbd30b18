// spec: workspace#notes, workspace#tasks
import { describe, expect, test } from 'vitest'
import { findNoteProblem, findTaskProblems, findTemplateProblems, toNote, toTitle } from './work.ts'

describe('a note', () => {
  test.each([
    ['', 'cases.note-blank'],
    [' \n\t', 'cases.note-blank'],
    ['x', undefined],
    ['😀'.repeat(4000), undefined],
    ['😀'.repeat(4001), 'cases.note-too-long'],
    [` ${'x'.repeat(4000)}\n`, undefined],
  ])('%j has the problem %s', (text, code) => {
    expect(findNoteProblem(text)?.code).toBe(code)
  })

  test('keeps its lines, without space around them and without NUL', () => {
    expect(toNote(' Call after 3.\n\nPrefers texts.\u0000 ')).toBe(
      'Call after 3.\n\nPrefers texts.',
    )
  })
})

describe('a task', () => {
  test.each([
    [{ title: '', dueOn: null }, ['cases.task-blank']],
    [{ title: 'Call the trustee', dueOn: null }, []],
    [{ title: 'Call the trustee', dueOn: '2026-12-01' }, []],
    [{ title: 'Call the trustee', dueOn: '2026-02-30' }, ['cases.task-day-invalid']],
    [{ title: 'Call the trustee', dueOn: '0026-12-01' }, ['cases.task-day-invalid']],
    [{ title: 'Call the trustee', dueOn: '2100-01-01' }, ['cases.task-day-invalid']],
    [{ title: 'Call the trustee', dueOn: '2099-12-31' }, []],
    [{ title: 'x'.repeat(200), dueOn: null }, []],
    [
      { title: 'x'.repeat(201), dueOn: 'tomorrow' },
      ['cases.task-too-long', 'cases.task-day-invalid'],
    ],
  ])('%j has the problems %j', (task, codes) => {
    expect(findTaskProblems(task).map(({ code }) => code)).toEqual(codes)
  })

  test('has one line', () => {
    expect(toTitle(' Call\nthe trustee ')).toBe('Call the trustee')
  })
})

test.each([
  [null, []],
  [0, []],
  [365, []],
  [366, ['cases.template-days-invalid']],
  [-1, ['cases.template-days-invalid']],
  [1.5, ['cases.template-days-invalid']],
  [Number.NaN, ['cases.template-days-invalid']],
])('a template due after %j days has the problems %j', (dueAfterDays, codes) => {
  const findings = findTemplateProblems({ title: 'Send the fee letter', dueAfterDays })
  expect(findings.map(({ code }) => code)).toEqual(codes)
})
