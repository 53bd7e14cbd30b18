import { expect, test } from 'vitest'
import { courseAddress, isBelow } from './addresses.ts'

const course = courseAddress('http://localhost:5173', 245, '')

test.each([
  ['of this start', courseAddress('http://localhost:5173', 245, 'code'), true],
  ['of a start on another port', courseAddress('http://localhost:4000', 245, 'code'), true],
  ['of another host', courseAddress('http://elsewhere.example:5173', 245, 'code'), false],
  ['of another provider', courseAddress('http://localhost:5173', 24, 'code'), false],
  ['that is none', 'course/code', false],
])('judges an address %s', (_, url, expected) => {
  expect(isBelow(course, url)).toBe(expected)
})
