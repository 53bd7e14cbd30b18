// spec: questionnaire#not-missed, questionnaire#faults-when
import type {
  JsonObject,
  QuestionUnit,
  UiSchema,
  Unit,
} from '#features/questionnaire/rules/content/model.ts'
import { getUiAt } from '#features/questionnaire/rules/shown/shown.ts'
import { getFaults, wantsHelp } from '#features/questionnaire/rules/verdict/verdict.ts'
import { type AnswerFault } from '#features/questionnaire/rules/verdict/wrong-value.ts'

/** `isOthers` is true if the question belongs to the other debtor. */
export function addressedFaults(
  unit: Unit | QuestionUnit,
  answer: JsonObject,
  today: string,
  isOthers: boolean,
): readonly AnswerFault[] {
  const faults = getFaults(unit, answer, today)
  return isOthers
    ? faults.filter(({ rule, path }) => rule !== 'required' || !isPrivate(unit.UISchema, path))
    : faults
}

/** Removes fixed errors at once. New errors are shown only at the next Continue. */
export function isStillWrong(
  before: readonly AnswerFault[],
  now: readonly AnswerFault[],
): readonly AnswerFault[] {
  return before.flatMap((fault) => {
    const current = now.find(({ path }) => path.join('/') === fault.path.join('/'))
    return current ? [current.rule === fault.rule ? current : fault] : []
  })
}

/** Returns the portal's estimate. The server decides whether the answer is complete. */
export function looksComplete(
  unit: Unit | QuestionUnit,
  answer: JsonObject,
  today: string,
  isOthers: boolean,
): boolean {
  return !wantsHelp(unit, answer) && addressedFaults(unit, answer, today, isOthers).length === 0
}

/** True when this instance belongs to the other debtor. */
export function isOfOther(questionKey: string, viewer: 1 | 2 | undefined): boolean {
  const [, owner] = /_d([12])$/.exec(questionKey) ?? []
  return viewer !== undefined && owner !== undefined && owner !== String(viewer)
}

function isPrivate(ui: UiSchema, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return ui['ui:options']?.sensitive === true
  const below = getUiAt(ui, step)
  return below['ui:field']
    ? isPrivate(getUiAt(below, 'items'), rest.slice(1))
    : isPrivate(below, rest)
}
