import { expect, test } from 'vitest'
import { findMutualFolders, type Import } from './sibling-folders.ts'

const imports = (...pairs: readonly (readonly [string, string])[]): readonly Import[] =>
  pairs.map(([from, to]) => ({ from: `features/cases/${from}`, to: `features/cases/${to}` }))

test('two folders that import each other are named once', () => {
  const both = imports(['server/a/x.ts', 'server/b/y.ts'], ['server/b/z.ts', 'server/a/w.ts'])
  expect(findMutualFolders(both, [])).toEqual([
    'features/cases/server: a b import each other: move what both need to the folder above',
  ])
  expect(findMutualFolders(both, ['features/cases/server: a b'])).toEqual([])
})

test.each([
  ['one direction', imports(['server/a/x.ts', 'server/b/y.ts'])],
  [
    'a folder and one in it',
    imports(['server/x.ts', 'server/a/y.ts'], ['server/a/y.ts', 'server/z.ts']),
  ],
  [
    'a test',
    imports(['server/a/x.ts', 'server/b/y.ts'], ['server/b/y.int.test.ts', 'server/a/x.ts']),
  ],
])('%s is allowed', (_, allowed) => {
  expect(findMutualFolders(allowed, [])).toEqual([])
})

test('an exception that is no longer needed is named', () => {
  expect(findMutualFolders([], ['features/cases/server: a b'])).toEqual([
    'features/cases/server: a b: remove it from the list in tools/check/sibling-folders.ts',
  ])
})
