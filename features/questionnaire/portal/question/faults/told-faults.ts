// What is wrong with an answer, for the one who looks at it: what is private to the other debtor is not shown to them, and so not missed (decisions B5.2).
import type {
  JsonObject,
  QuestionUnit,
  UiSchema,
  Unit,
} from '#features/questionnaire/rules/content/model.ts'
import { uiAt } from '#features/questionnaire/rules/shown/shown.ts'
import {
  faultsOf,
  wantsHelp,
  type AnswerFault,
} from '#features/questionnaire/rules/verdict/verdict.ts'

/** `isOthers`: the question is the other debtor's own. */
export function toldFaults(
  unit: Unit | QuestionUnit,
  answer: JsonObject,
  today: string,
  isOthers: boolean,
): readonly AnswerFault[] {
  const faults = faultsOf(unit, answer, today)
  return isOthers
    ? faults.filter(({ rule, path }) => rule !== 'required' || !isPrivate(unit.UISchema, path))
    : faults
}

/** Mended ones go at once, new ones wait for the next Continue. What is wrong as before is told in the words of now: the language may have changed. */
export function stillWrong(
  before: readonly AnswerFault[],
  now: readonly AnswerFault[],
): readonly AnswerFault[] {
  return before.flatMap((fault) => {
    const there = now.find(({ path }) => path.join('/') === fault.path.join('/'))
    return there ? [there.rule === fault.rule ? there : fault] : []
  })
}

/** As far as can be seen here; the server has the last word. */
export function looksComplete(
  unit: Unit | QuestionUnit,
  answer: JsonObject,
  today: string,
  isOthers: boolean,
): boolean {
  return !wantsHelp(unit, answer) && toldFaults(unit, answer, today, isOthers).length === 0
}

/** True when the copy of this question belongs to the debtor who is not looking. */
export function isOfOther(questionKey: string, viewer: 1 | 2 | undefined): boolean {
  const [, owner] = /_d([12])$/.exec(questionKey) ?? []
  return viewer !== undefined && owner !== undefined && owner !== String(viewer)
}

function isPrivate(ui: UiSchema, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return ui['ui:options']?.sensitive === true
  const below = uiAt(ui, step)
  return below['ui:field'] ? isPrivate(uiAt(below, 'items'), rest.slice(1)) : isPrivate(below, rest)
}
