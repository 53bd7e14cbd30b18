import { expect, test } from 'vitest'
import { toReadableTypeErrors } from './type-errors.ts'

const finding = "lib/a.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'."
const longType = `{ ${'readonly name: string; '.repeat(20)}}`

test('a finding that two projects report is printed once', () => {
  const later = finding.replace('3,7', '4,7')
  expect(toReadableTypeErrors([finding, later, finding, ''].join('\n'))).toBe(
    [finding, later].join('\n'),
  )
})

test('a finding keeps its details', () => {
  const withDetails = `${finding}\n  Types of property 'id' are incompatible.\n    Type 'a' is wrong.`
  expect(toReadableTypeErrors(`${withDetails}\n${withDetails}\n${finding}\n`)).toBe(
    `${withDetails}\n${finding}`,
  )
})

test('a long type is cut, and what is missing in it is still named', () => {
  expect(
    toReadableTypeErrors(
      `a.test.ts(1,2): error TS2741: Property 'city' is missing in type '${longType}' but required in type 'AccountRecord'.`,
    ),
  ).toBe(
    `a.test.ts(1,2): error TS2741: Property 'city' is missing in type '${longType.slice(0, 100)}…' but required in type 'AccountRecord'.`,
  )
})
