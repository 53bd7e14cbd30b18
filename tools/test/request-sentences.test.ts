// Holds the sentences that the portal knows in both languages to those that the server says.
import { expect, test } from 'vitest'
import { databaseProblems } from '#adapters/database/unavailable.ts'
import { graphProblems } from '#apps/server/graph-problems.ts'
import { sentencesOf } from '#kit/problem.ts'
import { requestSentences } from '#ui/request-sentences.en.ts'

test('they are the same, letter for letter', () =>
  expect(sentencesOf({ ...graphProblems, ...databaseProblems })).toMatchObject(requestSentences))
