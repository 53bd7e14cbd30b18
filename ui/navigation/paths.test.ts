import { expect, it } from 'vitest'
import { paths } from './paths.ts'

it('paths escape their parameters', () => {
  expect(paths.reset('a/b')).toBe('/login/reset/a%2Fb')
  expect(paths.accountCreation('../login')).toBe('/account-creation/..%2Flogin')
})
it('the path of the case home leads to the current case if no case is given', () => {
  expect(paths.caseHome()).toBe('/dashboard/case')
  expect(paths.caseHome('0198')).toBe('/dashboard/case/0198')
})
