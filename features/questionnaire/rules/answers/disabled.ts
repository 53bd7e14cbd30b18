// spec: questionnaire#disabled, questionnaire#server-decides
import { holds, referencesIn, type Facts } from '../content/condition.ts'
import type { Content, Reference } from '../content/content.ts'
import { listInstances, type Instance } from '../instances.ts'
import type { JsonObject } from '../content/model.ts'
import type { Shape } from '../shape.ts'
import { findShownValue } from '../shown/shown-value.ts'

/** Answers by question key. A question without an answer is not in the map. */
export type Answers = ReadonlyMap<string, JsonObject>

/** Old answers of skipped questions are ignored, so one skip can cause further skips. */
export function isDisabled(content: Content, shape: Shape, key: string, answers: Answers): boolean {
  const instances = listInstances(content, shape)
  const instance = instances.get(key)
  if (!instance) return true
  return !instance.conditions.every((condition) =>
    holds(condition, {
      ...getFacts(shape, instance),
      findValue(reference) {
        const decider = instances.get(keyOfReference(instances, instance, reference) ?? '')
        const data = decider && answers.get(decider.key)
        return !data || isDisabled(content, shape, decider.key, answers)
          ? undefined
          : findShownValue(decider.question, data, reference.field, getFacts(shape, decider))
      },
    }),
  )
}

function getFacts({ joint, chapter }: Shape, { debtor }: Instance): Omit<Facts, 'findValue'> {
  return { joint, chapter, debtor }
}

/** Returns the questions that decide, directly or indirectly, whether `keys` are asked. */
export function listDeciders(
  content: Content,
  shape: Shape,
  keys: Iterable<string>,
): ReadonlySet<string> {
  const instances = listInstances(content, shape)
  const dependents = new Set<string>()
  const follow = (key: string): void => {
    const instance = instances.get(key)
    for (const reference of instance?.conditions.flatMap(referencesIn) ?? []) {
      const decider =
        instance && !('context' in reference)
          ? keyOfReference(instances, instance, reference)
          : undefined
      if (decider === undefined || dependents.has(decider)) continue
      dependents.add(decider)
      follow(decider)
    }
  }
  for (const key of keys) follow(key)
  return dependents
}

/** Returns the questions that may be skipped, directly or indirectly, because of this answer. */
export function listDependents(content: Content, shape: Shape, key: string): ReadonlySet<string> {
  const all = [...listInstances(content, shape).keys()]
  return new Set(all.filter((candidate) => listDeciders(content, shape, [candidate]).has(key)))
}

function keyOfReference(
  instances: ReadonlyMap<string, Instance>,
  { debtor }: Instance,
  reference: Exclude<Reference, { readonly context: unknown }>,
): string | undefined {
  if (!('question' in reference)) return undefined
  if (instances.has(reference.question)) return reference.question
  const own = `${reference.question}_d${debtor ?? 1}`
  return instances.has(own) ? own : undefined
}
