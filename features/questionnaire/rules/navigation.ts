// What a record says of its own questions: which of them are asked, and which are done (seeds/003, section 3; decisions B1.6).
import { holds } from './condition.ts'
import type { ContentQuestion } from './content.ts'
import type { Json, JsonObject, NavigationFlags } from './model.ts'
import { isJsonObject, isList, objectAt } from './shown.ts'
import { unitOf, type UnitFacts } from './unit.ts'
import { isComplete } from './verdict.ts'

/** Worked out anew for every record: done is what was said to be done and is valid too. The same object when nothing is different. */
export function withNavigation(question: ContentQuestion, facts: UnitFacts, data: JsonObject, today: string): JsonObject {
  let changed: JsonObject = data
  for (const { key, sub } of question.fields) {
    const records = data[key]
    if (!sub || !isList(records)) continue
    const anew = records.map((record: Json) => isJsonObject(record) ? recordWithNavigation(sub, facts, record, today) : record)
    if (anew.some((record, place) => record !== records[place])) changed = { ...changed, [key]: anew }
  }
  return changed
}

function recordWithNavigation(subs: readonly ContentQuestion[], facts: UnitFacts, record: JsonObject, today: string): JsonObject {
  const flags = subs.map((sub): readonly [string, NavigationFlags] => [`navigation_${sub.key}`, flagsOf(sub, facts, record, today)])
  const whole: NavigationFlags = { isEnabled: true, isRequired: true, isCompleted: flags.every(([, { isEnabled, isCompleted }]) => !isEnabled || isCompleted) }
  const anew = [...flags, ['navigation', whole] as const]
  const isSame = anew.every(([key, { isEnabled, isRequired, isCompleted }]) => {
    const now = objectAt(record, key)
    return now['isEnabled'] === isEnabled && now['isRequired'] === isRequired && now['isCompleted'] === isCompleted
  })
  return isSame ? record : { ...record, ...Object.fromEntries(anew.map(([key, value]): [string, JsonObject] => [key, { ...value }])) }
}

function flagsOf(sub: ContentQuestion, facts: UnitFacts, record: JsonObject, today: string): NavigationFlags {
  const isEnabled = sub.condition === undefined || holds(sub.condition, {
    ...facts.shape, debtor: facts.debtor,
    valueOf: (reference) => 'question' in reference ? objectAt(record, reference.question)[reference.field] : record[reference.field],
  })
  const isClaimed = objectAt(record, `navigation_${sub.key}`)['isCompleted'] === true
  return { isEnabled, isRequired: true, isCompleted: isClaimed && isComplete(unitOf(sub, facts), objectAt(record, sub.key), today) }
}
