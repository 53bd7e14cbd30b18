import { describe, expect, test } from 'vitest'
import {
  findChangeKind,
  findDraftProblems,
  listOutcomes,
  toChange,
  toDraft,
  type Stage,
  type StageDraft,
} from './stage-draft.ts'

const open: Stage = { stage: 'PRE_FILING', outcome: null, filedOn: null, caseNumber: null }
const filed: Stage = { ...open, stage: 'FILED', filedOn: '2026-11-20', caseNumber: '26-10442' }

describe('the draft of a stage', () => {
  test('begins with the next stage and what is known', () => {
    expect(toDraft(open, true).stage).toBe('FILED')
    expect(toDraft(filed, true)).toMatchObject({
      stage: 'COMPLETE',
      filedOn: '11/20/2026',
      outcome: '',
    })
    expect(toDraft({ ...filed, stage: 'COMPLETE', outcome: 'DISMISSED' }, true).outcome).toBe(
      'DISMISSED',
    )
  })

  test('does not offer an end without the permission to close cases', () => {
    expect(toDraft(filed, false).stage).toBe('FILED')
  })

  test('a case that was not filed can only be withdrawn', () => {
    expect(listOutcomes(open)).toEqual(['WITHDRAWN'])
    expect(toDraft(open, true).outcome).toBe('WITHDRAWN')
    expect(listOutcomes(filed)).not.toContain('WITHDRAWN')
    expect(listOutcomes({ ...open, stage: 'COMPLETE' })).toContain('WITHDRAWN')
  })

  const draft: StageDraft = { ...toDraft(filed, true), stage: 'FILED' }
  test.each([
    [{}, {}],
    [{ filedOn: '' }, { filedOn: 'filedOnInvalid' }],
    [{ filedOn: '13/40/2026' }, { filedOn: 'filedOnInvalid' }],
    [{ caseNumber: ' ' }, { caseNumber: 'numberRequired' }],
    [{ caseNumber: '', isNumberPending: true }, {}],
    [{ stage: 'COMPLETE' }, { outcome: 'outcomeRequired' }],
    [{ stage: 'COMPLETE', outcome: 'DISMISSED', filedOn: '' }, {}],
    [{ stage: 'PRE_FILING', filedOn: '' }, {}],
  ] as const)('%o has the problems %o', (changes, problems) => {
    expect(findDraftProblems({ ...draft, ...changes })).toEqual(problems)
  })

  const noNumber = { caseNumber: '', isNumberPending: true }
  test.each([
    ['another stage', open, {}, 'stage'],
    ['an end', filed, { stage: 'COMPLETE', ...noNumber }, 'stage'],
    ['another number', filed, { caseNumber: '26-10443' }, 'details'],
    ['a number taken back', filed, noNumber, 'number'],
    ['a number that is still missing', { ...filed, caseNumber: null }, noNumber, 'details'],
  ] as const)('%s is called what it is', (_, seen, changes, kind) => {
    expect(findChangeKind(seen, { ...draft, ...changes })).toBe(kind)
  })

  test('only what belongs to the stage is sent', () => {
    expect(toChange(draft)).toEqual(filed)
    expect(toChange({ ...draft, stage: 'COMPLETE', outcome: 'DISMISSED' })).toEqual({
      ...open,
      stage: 'COMPLETE',
      outcome: 'DISMISSED',
    })
    expect(toChange({ ...draft, stage: 'PRE_FILING' })).toEqual(open)
  })
})
