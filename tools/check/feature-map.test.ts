import { expect, test } from 'vitest'
import { findWrongMap } from './feature-map.ts'

const imports = { cases: ['account', 'sign-in'], account: [], 'sign-in': ['account'] }

function check(...lines: readonly string[]): string[] {
  const text = ['```', 'features/   the features', ...lines, 'ports/   interfaces', '```'].join(
    '\n',
  )
  return findWrongMap({ path: 'README.md', text }, imports)
}

const cases = '  cases/      → sign-in account    the case'
const signIn = '  sign-in/    → account            login'
const account = '  account/                        a person'

test('accepts a map with the names of the rules in any order', () => {
  expect(check(cases, signIn, account)).toEqual([])
})

test('refuses a feature that is not in the map', () => {
  expect(check(cases, account)).toEqual(['README.md: the map of features lacks sign-in'])
})

test.each([
  ['one name too many', '  sign-in/    → account cases   login', 'account'],
  ['a missing name', '  cases/      → account   the case', 'account sign-in'],
  ['no arrow', '  cases/      the case', 'account sign-in'],
])('refuses %s', (_, line, allowed) => {
  const others = [cases, signIn, account].filter(
    (candidate) => candidate.slice(0, 8) !== line.slice(0, 8),
  )
  expect(check(line, ...others)).toEqual([
    expect.stringMatching(new RegExp(`^README.md:3 must name what .*: ${allowed}$`)),
  ])
})

test('refuses a line that is no feature', () => {
  expect(check(cases, signIn, account, '  firm/     firms')).toEqual([
    'README.md:6 is no feature of tools/check/feature-imports.json',
  ])
})
