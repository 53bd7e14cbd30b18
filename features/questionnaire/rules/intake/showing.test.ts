// spec: intake#showing
import { expect, test } from 'vitest'
import { instructionsMaxCharacters } from '../content/instructions.ts'
import {
  applyShowing,
  findShowingProblems,
  isSameShowing,
  neverShown,
  type Showing,
} from './showing.ts'

const today = '2026-12-01'
const shown: Showing = { isShown: true, dueOn: '2026-11-30', instructions: '' }
const invalid = ['questionnaire.due-day-invalid']
const past = ['questionnaire.due-day-past']

test.each<readonly [Showing, Showing, readonly string[]]>([
  [neverShown, { isShown: true, dueOn: null, instructions: '' }, []],
  [neverShown, { isShown: true, dueOn: today, instructions: '' }, []],
  [neverShown, { isShown: true, dueOn: '2026-11-30', instructions: '' }, past],
  [neverShown, { isShown: true, dueOn: '2026-02-30', instructions: '' }, invalid],
  [neverShown, { isShown: true, dueOn: '0026-12-04', instructions: '' }, invalid],
  [neverShown, { isShown: false, dueOn: 'soon', instructions: '' }, []],
  [shown, { isShown: true, dueOn: '2026-11-30', instructions: '' }, []],
  [shown, { isShown: true, dueOn: '2026-11-29', instructions: '' }, past],
  [shown, { isShown: true, dueOn: null, instructions: '' }, []],
  [{ isShown: false, dueOn: '2026-11-30', instructions: '' }, shown, []],
])('from %j to %j the findings are %j', (current, change, codes) =>
  expect(findShowingProblems(current, change, today).map(({ code }) => code)).toEqual(codes),
)

const inOneLine = (length: number): Showing => ({ ...shown, instructions: 'x'.repeat(length) })

test.each<readonly [Showing, readonly string[]]>([
  [{ ...shown, instructions: 'Bring:\r\n- pay stubs' }, []],
  [inOneLine(instructionsMaxCharacters), []],
  [inOneLine(instructionsMaxCharacters + 1), ['questionnaire.instructions-too-long']],
  [{ ...shown, instructions: 'a\u0007b' }, ['questionnaire.instructions-unreadable']],
  [{ ...inOneLine(instructionsMaxCharacters + 1), isShown: false }, []],
])('the instructions of a change are checked, case %#', (change, codes) =>
  expect(findShowingProblems(shown, change, today).map(({ code }) => code)).toEqual(codes),
)

test('typed instructions are compared as they are stored', () => {
  const stored: Showing = { ...shown, instructions: 'Bring:\n\n- pay stubs' }
  expect(isSameShowing(stored, { ...shown, instructions: ' Bring:\r\n• pay stubs ' })).toBe(true)
  expect(isSameShowing(stored, { ...shown, instructions: 'Bring pay stubs' })).toBe(false)
})

test.each<readonly [Showing, Showing, Showing]>([
  [
    { ...shown, instructions: 'Ours.' },
    { ...shown, isShown: false, instructions: 'New.' },
    { ...shown, isShown: false, instructions: 'Ours.' },
  ],
  [shown, { ...shown, instructions: 'New.' }, { ...shown, instructions: 'New.' }],
  [
    shown,
    { isShown: false, dueOn: null, instructions: '' },
    { isShown: false, dueOn: '2026-11-30', instructions: '' },
  ],
  [
    shown,
    { isShown: true, dueOn: null, instructions: '' },
    { isShown: true, dueOn: null, instructions: '' },
  ],
  [neverShown, { isShown: false, dueOn: '2026-12-24', instructions: '' }, neverShown],
])('%j changed by %j becomes %j', (current, change, next) =>
  expect(applyShowing(current, change)).toEqual(next),
)
