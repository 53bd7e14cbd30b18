import { expect, test } from 'vitest'
import { findRequestProblems, type RequestDraft } from './request-draft.ts'

const draft: RequestDraft = {
  title: 'Letter about the rent',
  description: 'A letter of your landlord.',
  debtor: '',
  requirement: 'REQUIRED',
  dueOn: '',
}

test.each<readonly [Partial<RequestDraft>, readonly string[]]>([
  [{}, []],
  [{ dueOn: '12/2/2026' }, []],
  [{ title: ' ' }, ['title']],
  [{ description: '' }, ['description']],
  [{ dueOn: '13/40/2026' }, ['dueOn']],
  [{ dueOn: '12/15/0026' }, ['dueOn']],
  [{ dueOn: '12/15/2016' }, ['dueOn']],
  [{ dueOn: '11/30/2026' }, ['dueOn']],
  [{ dueOn: '12/1/26' }, []],
  [{ title: '', dueOn: 'soon' }, ['title', 'dueOn']],
])('%j has problems at %j', (changes, fields) =>
  expect(
    findRequestProblems({ ...draft, ...changes }, '2026-11-30').map(({ field }) => field),
  ).toEqual(fields),
)
