import { expect, test } from 'vitest'
import { sentences } from './firm-problems.es.ts'
import { questionnaireFirmProblems } from './firm-problems.ts'

const paramsIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([param]) => param).toSorted()

test.each(Object.entries(questionnaireFirmProblems))(
  '%s has the same values in English and Spanish',
  (code, { text }) => {
    expect(paramsIn(sentences[code as keyof typeof sentences])).toEqual(paramsIn(text))
  },
)
