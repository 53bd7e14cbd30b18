import { expect, test } from 'vitest'
import { databaseProblems } from '#adapters/database/unavailable.ts'
import { graphProblems } from '#apps/server/graphql/graph-problems.ts'
import { sentencesOf } from '#lib/problem.ts'
import { requestSentences } from '#ui/feedback/request-sentences.en.ts'

test('server and portal have exactly the same texts', () =>
  expect(sentencesOf({ ...graphProblems, ...databaseProblems })).toMatchObject(requestSentences))
