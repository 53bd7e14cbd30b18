// Holds the sentences that the portal knows in both languages to those that the server says.
import { expect, test } from 'vitest'
import { databaseProblems } from '#adapters/database/unavailable.ts'
import { graphProblems } from '#apps/server/graphql/graph-problems.ts'
import { sentencesOf } from '#lib/problem.ts'
import { requestSentences } from '#ui/feedback/request-sentences.en.ts'

test('they are the same, letter for letter', () =>
  expect(sentencesOf({ ...graphProblems, ...databaseProblems })).toMatchObject(requestSentences))
