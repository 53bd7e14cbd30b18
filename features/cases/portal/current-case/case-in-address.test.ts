import { expect, test } from 'vitest'
import { caseInAddress } from './case-in-address.ts'

test.each([
  ['/dashboard/case', '', undefined],
  ['/dashboard/case/', '', undefined],
  ['/dashboard/case/0198a-b', '', '0198a-b'],
  ['/dashboard/case/0198a-b/', '', '0198a-b'],
  ['/dashboard/case/a%2Fb', '', 'a/b'],
  ['/dashboard/case/%', '', '%'],
  ['/dashboard/caseinformation', '', undefined],
  ['/dashboard/documents', '?caseId=0198a-b', '0198a-b'],
  ['/dashboard/documents/detail', '?documentId=1', undefined],
])('the address %s%s names the case %s', (pathname, search, expected) =>
  expect(caseInAddress(pathname, search)).toBe(expected),
)
