import { expect, test } from 'vitest'
import { databaseProblems } from '#adapters/database/unavailable.ts'
import { graphProblems } from '#apps/server/graphql/graph-problems.ts'
import { toSentences } from '#lib/problem.ts'
import { requestSentences } from '#ui/words.ts'

test('server and portal have exactly the same texts', () =>
  expect(toSentences({ ...graphProblems, ...databaseProblems })).toMatchObject(
    requestSentences.english,
  ))
