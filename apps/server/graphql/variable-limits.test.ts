import { expect, test } from 'vitest'
import { areWithinLimits } from './variable-limits.ts'

const long = 'x'.repeat(10_001)
const saving =
  'mutation ($caseId: ID!, $answer: String!) { saveQuestionnaireSectionData(caseId: $caseId, sectionId: "s", questionKey: "k", data: $answer, questionCompleteFlag: false) { success } }'

test.each<readonly [string, unknown, string, boolean]>([
  ['an answer', { caseId: 'c', answer: long }, saving, true],
  ['an answer of the maximum size', { caseId: 'c', answer: 'x'.repeat(262_144) }, saving, true],
  ['something else beside it', { caseId: long, answer: 'x' }, saving, false],
  [
    'a variable of that name in another document',
    { answer: long },
    'mutation ($answer: String!) { other(data: $answer) { success } }',
    false,
  ],
  ['an answer that is no text', { answer: [long] }, saving, false],
  ['an answer under another name', { data: long }, saving, false],
  ['no variables', undefined, saving, true],
  [
    'the instructions of a case that is sent back',
    { case: { id: 'c', questionnaireInstructions: 'x'.repeat(110_000) } },
    '{ a }',
    true,
  ],
  [
    'longer instructions than a firm can write',
    { case: { id: 'c', questionnaireInstructions: 'x'.repeat(110_001) } },
    '{ a }',
    false,
  ],
  ['a long text inside that name', { questionnaireInstructions: { text: long } }, '{ a }', false],
  ['a short text', { answer: 'x' }, '{ a }', true],
  ['a list that is too long', { answer: Array.from({ length: 101 }, () => 1) }, '{ a }', false],
])('applies the limits to %s', (_, variables, source, isWithin) =>
  expect(areWithinLimits(variables, source)).toBe(isWithin),
)
