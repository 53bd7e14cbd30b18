// spec: intake#showing
import { expect, test } from 'vitest'
import { applyShowing, findShowingProblems, neverShown, type Showing } from './showing.ts'

const today = '2026-12-01'
const shown: Showing = { isShown: true, dueOn: '2026-11-30' }
const invalid = ['questionnaire.due-day-invalid']
const past = ['questionnaire.due-day-past']

test.each<readonly [Showing, Showing, readonly string[]]>([
  [neverShown, { isShown: true, dueOn: null }, []],
  [neverShown, { isShown: true, dueOn: today }, []],
  [neverShown, { isShown: true, dueOn: '2026-11-30' }, past],
  [neverShown, { isShown: true, dueOn: '2026-02-30' }, invalid],
  [neverShown, { isShown: true, dueOn: '0026-12-04' }, invalid],
  [neverShown, { isShown: false, dueOn: 'soon' }, []],
  [shown, { isShown: true, dueOn: '2026-11-30' }, []],
  [shown, { isShown: true, dueOn: '2026-11-29' }, past],
  [shown, { isShown: true, dueOn: null }, []],
  [{ isShown: false, dueOn: '2026-11-30' }, shown, []],
])('from %j to %j the findings are %j', (current, change, codes) =>
  expect(findShowingProblems(current, change, today).map(({ code }) => code)).toEqual(codes),
)

test.each<readonly [Showing, Showing, Showing]>([
  [shown, { isShown: false, dueOn: null }, { isShown: false, dueOn: '2026-11-30' }],
  [shown, { isShown: true, dueOn: null }, { isShown: true, dueOn: null }],
  [neverShown, { isShown: false, dueOn: '2026-12-24' }, neverShown],
])('%j changed by %j becomes %j', (current, change, next) =>
  expect(applyShowing(current, change)).toEqual(next),
)
