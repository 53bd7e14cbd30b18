// A released version stays as it is.
import { expect, test } from 'vitest'
import { faultLine } from './faults.ts'
import { readReleased, refuseChanged } from './released.ts'

const told = (text: string, fingerprint: string) =>
  refuseChanged(readReleased({ path: 'content/released.yaml', text }), () => fingerprint).map(
    faultLine,
  )

test('nothing is said while the folder is as it was released', () => {
  expect(told('# versions\n1: abc\n', 'abc')).toEqual([])
})

test('a change of a released version is refused', () => {
  expect(told('# versions\n1: abc\n', 'abd')).toEqual([
    expect.stringContaining('content/released.yaml:2: Version 1 is released'),
  ])
})

test('the fingerprint is told to whoever releases', () => {
  expect(told('1: now\n', 'abd')).toEqual([
    'content/released.yaml:1: To release version 1, write its fingerprint here: abd',
  ])
})

test('a version cannot be released twice', () => {
  expect(told('1: abc\n1: abd\n', 'abd')).toEqual([
    expect.stringContaining('content/released.yaml:2: The same word stands twice'),
  ])
})

test('an empty list releases nothing', () => {
  expect(told('# none yet\n', 'abc')).toEqual([])
})
