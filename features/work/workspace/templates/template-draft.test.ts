// spec: workspace#task-templates
import { expect, test } from 'vitest'
import {
  emptyTemplate,
  findDraftProblems,
  toTemplateDraft,
  toTemplateInput,
} from './template-draft.ts'

test('the draft of a template sends what was saved', () => {
  const template = {
    stage: 'FILED',
    title: 'Send the notice',
    assignee: null,
    dueAfterDays: 0,
  } as const
  expect(toTemplateInput(toTemplateDraft({ ...template, id: 't', version: 3 }))).toEqual(template)
})

test.each([
  ['', []],
  ['0', []],
  [' 14 ', []],
  ['1.5', ['dueAfterDays']],
  ['two', ['dueAfterDays']],
  ['366', ['dueAfterDays']],
])('%j days have problems in %j', (dueAfterDays, fields) => {
  const findings = findDraftProblems({ ...emptyTemplate, title: 'Call', dueAfterDays })
  expect(findings.map(({ field }) => field)).toEqual(fields)
})
