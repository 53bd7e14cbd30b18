// A whole questionnaire, answered in memory: clients with the same kind of case answer the same,
// but for their names.
import { isDisabled } from '#features/questionnaire/rules/answers/disabled.ts'
import { withEntryIds } from '#features/questionnaire/rules/answers/entries.ts'
import { listInstances, type Instance } from '#features/questionnaire/rules/instances.ts'
import { chanceFrom, type Sampling } from '#features/questionnaire/rules/sample-answers.ts'
import { shapeText, type Shape } from '#features/questionnaire/rules/shape.ts'
import type { Content } from '#features/questionnaire/rules/content/content.ts'
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { extractPrivateValues } from '#features/questionnaire/rules/private/secrets.ts'
import { amirAnswers } from '../../answers/answers-of-amir.ts'
import { completeAnswer } from '../../answers/complete-answer.ts'
import { whitfieldAnswers } from '../../answers/whitfield-answers.ts'

export interface SheetAnswer {
  readonly instance: Instance
  /** With references in place of private values. */
  readonly data: JsonObject
  readonly privateValues: ReadonlyArray<{ readonly path: string; readonly value: Json }>
}

export type AnswerSheet = ReadonlyMap<string, SheetAnswer>

const maxRounds = 6
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Returns a function that answers each kind of case once. */
export function answerSheets(content: Content, today: string): (shape: Shape) => AnswerSheet {
  const known = new Map<string, AnswerSheet>()
  return (shape) => {
    const text = shapeText(shape)
    const sheet = known.get(text) ?? answerAll(content, shape, today)
    known.set(text, sheet)
    return sheet
  }
}

/** Questions that are asked once these answers are given. */
export function listAsked(
  content: Content,
  shape: Shape,
  answers: ReadonlyMap<string, JsonObject>,
): readonly Instance[] {
  return [...listInstances(content, shape).values()].filter(
    ({ key }) => !isDisabled(content, shape, key, answers),
  )
}

function answerAll(content: Content, shape: Shape, today: string): AnswerSheet {
  const chance = chanceFrom(29)
  const getLetters = () => Array.from({ length: 6 }, () => letters[chance(letters.length)]).join('')
  const sampling: Sampling = {
    facts: { shape, debtor: null, language: 'en', names: { 1: 'Debtor 1', 2: 'Debtor 2' } },
    today,
    chance,
    optionalOfTen: 0,
  }
  const written = shape.joint ? whitfieldAnswers : amirAnswers
  const answers = new Map<string, JsonObject>()
  const sheet = new Map<string, SheetAnswer>()
  // Answers make more questions appear.
  for (let round = 0; round < maxRounds; round += 1) {
    const open = listAsked(content, shape, answers).filter(({ key }) => !answers.has(key))
    if (open.length === 0) return sheet
    for (const instance of open) {
      const { key, question, debtor } = instance
      const whole = withEntryIds(
        completeAnswer(
          question,
          { ...sampling, facts: { ...sampling.facts, debtor } },
          { written: written[key] },
        ),
        getLetters,
        key,
      )
      answers.set(key, whole)
      const { data, typed } = extractPrivateValues(question.fields, whole, {
        keptAt: () => undefined,
        mayRead: () => true,
        getMark: getLetters,
        accountSsn: undefined,
      })
      sheet.set(key, {
        instance,
        data,
        privateValues: [...typed].map(([path, { value }]) => ({ path, value })),
      })
    }
  }
  throw new Error(`The answers of ${shapeText(shape)} lead to ever more questions`)
}
