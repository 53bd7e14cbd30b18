import { describe, expect, test } from 'vitest'
import {
  findChangeKind,
  findDraftProblems,
  listOutcomes,
  listWho,
  toChange,
  toDraft,
  withStage,
  withWho,
  type Stage,
  type StageDraft,
} from './stage-draft.ts'

const goesOn = { hasEnded: false, outcome: null, endedOn: null, docketNumber: null }
const alone = [{ ...goesOn, debtor: 1 }]
const couple = [...alone, { ...goesOn, debtor: 2 }]
const dismissed: Stage['parts'][number] = {
  ...{ debtor: 2, hasEnded: true, outcome: 'DISMISSED' },
  ...{ endedOn: '2026-11-25', docketNumber: '31' },
}
const open: Stage = {
  ...{ stage: 'PRE_FILING', outcome: null, filedOn: null, caseNumber: null },
  parts: alone,
}
const filed: Stage = { ...open, stage: 'FILED', filedOn: '2026-11-20', caseNumber: '26-10442' }

describe('the draft of a stage', () => {
  test('begins with the next stage and what is known', () => {
    expect(toDraft(open, true).stage).toBe('FILED')
    expect(toDraft(filed, true)).toMatchObject({
      stage: 'COMPLETE',
      filedOn: '11/20/2026',
      outcome: '',
    })
    const ended: Stage = { ...filed, stage: 'COMPLETE', parts: [{ ...dismissed, debtor: 1 }] }
    expect(toDraft(ended, true)).toMatchObject({
      ...{ outcome: 'DISMISSED', endedOn: '11/25/2026', docketNumber: '31', who: '' },
    })
  })

  test('does not offer an end without the permission to close cases', () => {
    expect(toDraft(filed, false).stage).toBe('FILED')
  })

  test('a case that was not filed can only be withdrawn', () => {
    expect(listOutcomes(open)).toEqual(['WITHDRAWN'])
    expect(toDraft(open, true).outcome).toBe('WITHDRAWN')
    expect(listOutcomes(filed)).not.toContain('WITHDRAWN')
    const unknown = { ...goesOn, debtor: 1, hasEnded: true }
    expect(listOutcomes({ ...open, stage: 'COMPLETE', parts: [unknown] })).toContain('WITHDRAWN')
  })

  const draft: StageDraft = { ...toDraft(filed, true), stage: 'FILED' }
  test.each([
    [{}, {}],
    [{ filedOn: '' }, { filedOn: 'filedOnInvalid' }],
    [{ filedOn: '13/40/2026' }, { filedOn: 'filedOnInvalid' }],
    [{ caseNumber: ' ' }, { caseNumber: 'numberRequired' }],
    [{ caseNumber: '', isNumberPending: true }, {}],
    [{ stage: 'COMPLETE' }, { outcome: 'outcomeRequired', endedOn: 'endedOnInvalid' }],
    [{ stage: 'COMPLETE', outcome: 'DISMISSED', filedOn: '', endedOn: '11/25/2026' }, {}],
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
    const nothing = {
      ...{ stage: 'FILED', debtor: null, outcome: null, endedOn: null, docketNumber: null },
      ...{ filedOn: null, caseNumber: null },
    }
    expect(toChange(draft)).toEqual({ ...nothing, filedOn: '2026-11-20', caseNumber: '26-10442' })
    const end = { outcome: 'DISMISSED', endedOn: '11/25/2026', docketNumber: ' 31 ' } as const
    expect(toChange({ ...draft, ...end, stage: 'COMPLETE', who: '2' })).toEqual({
      ...nothing,
      ...{ stage: 'COMPLETE', debtor: 2, outcome: 'DISMISSED' },
      ...{ endedOn: '2026-11-25', docketNumber: '31' },
    })
    expect(toChange({ ...draft, ...end, stage: 'PRE_FILING' })).toEqual({
      ...nothing,
      stage: 'PRE_FILING',
    })
  })
})

// spec: workspace#stage-of-debtor
describe('the debtors of a case', () => {
  const joint: Stage = { ...filed, parts: couple }
  const half: Stage = { ...joint, parts: [{ ...goesOn, debtor: 1 }, dismissed] }
  const over: Stage = {
    ...{ ...joint, stage: 'COMPLETE' },
    parts: [{ ...dismissed, debtor: 1, outcome: 'DISCHARGED' }, dismissed],
  }
  test.each<[string, Stage, Stage['stage'], readonly string[]]>([
    ['one debtor', filed, 'COMPLETE', []],
    ['a couple before filing', { ...open, parts: couple }, 'COMPLETE', []],
    ['a couple', joint, 'COMPLETE', ['', '1', '2']],
    ['a couple whose filing is corrected', joint, 'FILED', []],
    ['one ended part', half, 'COMPLETE', ['', '1', '2']],
    ['one ended part that goes on', half, 'FILED', ['', '2']],
    ['two ended parts', over, 'COMPLETE', ['', '1', '2']],
    ['two ended parts that go on', over, 'FILED', ['', '1', '2']],
    ['a step back', half, 'PRE_FILING', []],
  ])('%s can be chosen', (_, seen, stage, expected) =>
    expect(listWho(seen, stage)).toEqual(expected),
  )

  test('both are the standard, and the last one whose part goes on', () => {
    expect(toDraft(joint, true).who).toBe('')
    expect(toDraft(half, true)).toMatchObject({ stage: 'COMPLETE', who: '1', outcome: '' })
    expect(withStage(half, toDraft(half, true), 'FILED').who).toBe('')
  })

  test('what is recorded of the chosen debtor is filled in', () => {
    const draft = toDraft(over, true)
    expect(draft).toMatchObject({ who: '', outcome: '', endedOn: '' })
    expect(withWho(over, draft, '2')).toMatchObject({
      ...{ who: '2', outcome: 'DISMISSED', endedOn: '11/25/2026', docketNumber: '31' },
    })
    expect(findChangeKind(over, withWho(over, draft, '2'))).toBe('part')
  })
})
