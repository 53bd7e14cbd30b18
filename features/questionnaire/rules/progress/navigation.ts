// spec: questionnaire#navigation
import { holds } from '../content/condition.ts'
import type { ContentQuestion } from '../content/content.ts'
import { isJsonObject, isList, objectAt } from '../json.ts'
import type { Json, JsonObject, NavigationFlags } from '../content/model.ts'
import { findShownValue } from '../shown/shown-value.ts'
import { getUnit, type UnitFacts } from '../content/unit.ts'
import { isComplete } from '../verdict/verdict.ts'

/** Returns the same object if nothing changes. Invalid sub-questions lose their completion. */
export function withNavigation(
  question: ContentQuestion,
  facts: UnitFacts,
  data: JsonObject,
  today: string,
): JsonObject {
  let changed: JsonObject = data
  for (const { key, sub } of question.fields) {
    const records = data[key]
    if (!sub || !isList(records)) continue
    const result = records.map((record: Json) =>
      isJsonObject(record) ? recordWithNavigation(sub, facts, record, today) : record,
    )
    if (result.some((record, place) => record !== records[place]))
      changed = { ...changed, [key]: result }
  }
  return changed
}

function recordWithNavigation(
  subs: readonly ContentQuestion[],
  facts: UnitFacts,
  record: JsonObject,
  today: string,
): JsonObject {
  const flags = subs.map((sub): readonly [string, NavigationFlags] => [
    `navigation_${sub.key}`,
    getFlags(sub, subs, facts, record, today),
  ])
  const whole: NavigationFlags = {
    isEnabled: true,
    isRequired: true,
    isCompleted: flags.every(([, { isEnabled, isCompleted }]) => !isEnabled || isCompleted),
  }
  const entries = [...flags, ['navigation', whole] as const]
  const isSame = entries.every(([key, { isEnabled, isRequired, isCompleted }]) => {
    const now = objectAt(record, key)
    return (
      now['isEnabled'] === isEnabled &&
      now['isRequired'] === isRequired &&
      now['isCompleted'] === isCompleted
    )
  })
  return isSame
    ? record
    : {
        ...record,
        ...Object.fromEntries(
          entries.map(([key, value]): [string, JsonObject] => [key, { ...value }]),
        ),
      }
}

function getFlags(
  sub: ContentQuestion,
  subs: readonly ContentQuestion[],
  facts: UnitFacts,
  record: JsonObject,
  today: string,
): NavigationFlags {
  const isClaimed = objectAt(record, `navigation_${sub.key}`)['isCompleted'] === true
  return {
    isEnabled: isAsked(sub, subs, facts, record),
    isRequired: true,
    isCompleted: isClaimed && isComplete(getUnit(sub, facts), objectAt(record, sub.key), today),
  }
}

/** Ignores hidden fields and skipped sub-questions, like `isDisabled`. */
function isAsked(
  { condition }: ContentQuestion,
  subs: readonly ContentQuestion[],
  facts: UnitFacts,
  record: JsonObject,
): boolean {
  const ofCase = { ...facts.shape, debtor: facts.debtor }
  return (
    condition === undefined ||
    holds(condition, {
      ...ofCase,
      findValue(reference) {
        const otherwise =
          'question' in reference ? subs.find(({ key }) => key === reference.question) : undefined
        return otherwise && isAsked(otherwise, subs, facts, record)
          ? findShownValue(otherwise, objectAt(record, otherwise.key), reference.field, ofCase)
          : undefined
      },
    })
  )
}
