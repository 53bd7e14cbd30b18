// Which questions are not asked, and what has to be looked at again when an answer changes (decisions B2).
import { holds, referencesIn, type Facts } from '../content/condition.ts'
import type { Content, Reference } from '../content/content.ts'
import { instancesOf, type Instance } from './instances.ts'
import type { JsonObject } from '../content/model.ts'
import type { Shape } from './shape.ts'
import { shownValue } from '../shown/shown-value.ts'

/** By question key; a question without an answer is absent. */
export type Answers = ReadonlyMap<string, JsonObject>

/** True when a question is skipped. What a skipped question was answered before counts for nothing, so skipping goes on along the conditions. */
export function isDisabled(content: Content, shape: Shape, key: string, answers: Answers): boolean {
  const instances = instancesOf(content, shape)
  const instance = instances.get(key)
  if (!instance) return true
  return !instance.conditions.every((condition) =>
    holds(condition, {
      ...factsOf(shape, instance),
      valueOf(reference) {
        const other = instances.get(keyOfReference(instances, instance, reference) ?? '')
        const data = other && answers.get(other.key)
        return !data || isDisabled(content, shape, other.key, answers)
          ? undefined
          : shownValue(other.question, data, reference.field, factsOf(shape, other))
      },
    }),
  )
}

function factsOf({ joint, chapter }: Shape, { debtor }: Instance): Omit<Facts, 'valueOf'> {
  return { joint, chapter, debtor }
}

/** The questions whose answers decide, along however many steps, whether these are asked; themselves not included. */
export function decidersOf(
  content: Content,
  shape: Shape,
  keys: Iterable<string>,
): ReadonlySet<string> {
  const instances = instancesOf(content, shape)
  const found = new Set<string>()
  const follow = (key: string): void => {
    const instance = instances.get(key)
    for (const reference of instance?.conditions.flatMap(referencesIn) ?? []) {
      const other =
        instance && !('context' in reference)
          ? keyOfReference(instances, instance, reference)
          : undefined
      if (other === undefined || found.has(other)) continue
      found.add(other)
      follow(other)
    }
  }
  for (const key of keys) follow(key)
  return found
}

/** The questions that may be asked or skipped because of this one's answer, along however many steps. */
export function dependantsOf(content: Content, shape: Shape, key: string): ReadonlySet<string> {
  const all = [...instancesOf(content, shape).keys()]
  return new Set(all.filter((other) => decidersOf(content, shape, [other]).has(key)))
}

/** Where both have copies, the same debtor's is meant. */
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
