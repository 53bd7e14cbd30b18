import { expect, it } from 'vitest'
import type { Section } from '../intake-data.ts'
import { canBeSentBack, getNextAct, getSectionState } from './section-state.ts'

const act = { at: '2026-11-20T12:00:00Z', by: { givenName: 'Dana', familyName: 'Reyes' } }
const toSection = (status: number, more: Partial<Section> = {}): Section => ({
  ...{ id: 'a1', systemName: 'vehicles', name: 'Vehicles', status, isShown: true },
  ...{ isSentBack: false, version: '4', handedInAt: null, handedInBy: null, comment: null },
  ...{ neededCount: 5, answeredCount: 3, helpCount: 0, warningCount: 0 },
  ...{ checked: null, approved: null, ...more },
})

it.each([
  [1, 'notStarted'],
  [2, 'inProgress'],
  [3, 'complete'],
  [4, 'handedIn'],
  [6, 'checked'],
] as const)('status %i is %s', (status, state) => {
  expect(getSectionState(toSection(status))).toBe(state)
})

it('a section that was sent back stays so while the client works on it', () => {
  expect(getSectionState(toSection(5, { isSentBack: true }))).toBe('sentBack')
  expect(getSectionState(toSection(3, { isSentBack: true }))).toBe('sentBack')
})

it('a section is checked, then approved', () => {
  expect(getNextAct(toSection(3))).toBeUndefined()
  expect(getNextAct(toSection(4))).toBe('check')
  expect(getNextAct(toSection(6, { checked: act }))).toBe('approve')
  expect(getNextAct(toSection(6, { checked: act, approved: act }))).toBeUndefined()
})

it('only a section that the client handed in can be sent back', () => {
  expect([1, 2, 3, 4, 5, 6].filter((status) => canBeSentBack(toSection(status)))).toEqual([4, 6])
})
