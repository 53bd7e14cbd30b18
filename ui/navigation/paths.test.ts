import { expect, it } from 'vitest'
import { paths } from './paths.ts'

it('escape their parameters', () => {
  expect(paths.reset('a/b')).toBe('/login/reset/a%2Fb')
  expect(paths.accountCreation('../login')).toBe('/account-creation/..%2Flogin')
})
it('use the current case when no case is named', () => {
  expect(paths.caseHome()).toBe('/dashboard/case')
  expect(paths.caseHome('0198')).toBe('/dashboard/case/0198')
})
