import { expect, test } from 'vitest'
import { GraphProblem, unreachable } from '#ui/graphql/graph-problem.ts'
import { findReportedProblem } from './lost-response.ts'

const busy = new GraphProblem({ code: 'courses.busy', kind: 'locked', message: 'Busy' })

test("returns the server's message", () => expect(findReportedProblem(busy)).toBe(busy))

test.each([
  ['a cut connection', unreachable()],
  [
    'a fault of the server',
    new GraphProblem({ code: 'request.unexpected', kind: 'unexpected', message: '' }),
  ],
  ['anything else', new Error('x')],
])('treats %s as a lost response', (_, failure) =>
  expect(findReportedProblem(failure)).toBeUndefined(),
)
