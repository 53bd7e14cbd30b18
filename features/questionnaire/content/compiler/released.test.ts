import { expect, test } from 'vitest'
import { faultLine } from './faults.ts'
import { readReleased, refuseChanged } from './released.ts'

const messages = (text: string, fingerprint: string) =>
  refuseChanged(readReleased({ path: 'content/released.yaml', text }), () => fingerprint).map(
    faultLine,
  )

test('reports nothing while the released folder is unchanged', () => {
  expect(messages('# versions\n1: abc\n', 'abc')).toEqual([])
})

test('refuses a change of a released version', () => {
  expect(messages('# versions\n1: abc\n', 'abd')).toEqual([
    expect.stringContaining('content/released.yaml:2: Version 1 is released'),
  ])
})

test('reports the fingerprint that is needed to release a version', () => {
  expect(messages('1: now\n', 'abd')).toEqual([
    'content/released.yaml:1: To release version 1, write its fingerprint here: abd',
  ])
})

test('refuses two fingerprints for the same version', () => {
  expect(messages('1: abc\n1: abd\n', 'abd')).toEqual([
    expect.stringContaining('content/released.yaml:2: The same word is twice'),
  ])
})

test('accepts an empty list of releases', () => {
  expect(messages('# none yet\n', 'abc')).toEqual([])
})
