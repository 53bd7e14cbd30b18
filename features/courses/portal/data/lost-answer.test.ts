// A refusal is no lost answer: only where nothing is known may the page speak of a failed step.
import { expect, test } from 'vitest'
import { GraphProblem, unreachable } from '#ui/graphql/graph-problem.ts'
import { saidIn } from './lost-answer.ts'

const busy = new GraphProblem({ code: 'courses.busy', kind: 'locked', message: 'Busy' })

test('what the server has said is told', () => expect(saidIn(busy)).toBe(busy))

test.each([
  ['a cut connection', unreachable()],
  [
    'a fault of the server',
    new GraphProblem({ code: 'request.unexpected', kind: 'unexpected', message: '' }),
  ],
  ['anything else', new Error('x')],
])('%s is a lost answer', (_, failure) => expect(saidIn(failure)).toBeUndefined())
