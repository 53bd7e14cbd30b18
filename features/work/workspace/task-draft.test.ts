// spec: workspace#tasks
import { describe, expect, test } from 'vitest'
import { emptyTask, findDraftProblems, toTaskDraft, toTaskInput } from './task-draft.ts'

describe('the draft of a task', () => {
  test('is what was saved', () => {
    const assignee = { id: 'a', givenName: 'Dana', familyName: 'Reyes', hasLeft: false }
    const task = { id: 't', title: 'Call', assignee, dueOn: '2026-12-01' }
    const draft = toTaskDraft({ ...task, doneAt: null, doneBy: null, version: 1 })
    expect(draft).toEqual({ title: 'Call', assigneeId: 'a', dueOn: '12/01/2026' })
    expect(toTaskInput(draft)).toEqual({ title: 'Call', assigneeId: 'a', dueOn: '2026-12-01' })
  })

  test.each([
    [{ title: 'Call' }, []],
    [{ title: 'Call', dueOn: ' ' }, []],
    [{ title: 'Call', dueOn: '12/1/2026' }, []],
    [{ title: 'Call', dueOn: 'tomorrow' }, ['dueOn']],
    [{ title: '', dueOn: '13/40/2026' }, ['title', 'dueOn']],
  ])('%j has problems in %j', (changes, fields) => {
    const findings = findDraftProblems({ ...emptyTask, ...changes })
    expect(findings.map(({ field }) => field)).toEqual(fields)
  })

  test('without a person or a date sends neither', () => {
    expect(toTaskInput({ ...emptyTask, title: 'Call' })).toEqual({
      title: 'Call',
      assigneeId: null,
      dueOn: null,
    })
  })
})
