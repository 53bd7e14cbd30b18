import type { Json, JsonObject } from '../content/model.ts'

/** Fields that name a person or company that the client owes, in every content version. */
const nameFields: readonly string[] = [
  'creditorName',
  'payeeName',
  'repossessionLender',
  'utilityCompany',
]

/** Each name once, as it was first typed. */
export function listCreditorNames(answers: Iterable<JsonObject>): readonly string[] {
  const names = new Set<string>()
  for (const answer of answers) for (const name of namesIn(answer)) names.add(name)
  return [...names]
}

function* namesIn(value: Json | undefined): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* namesIn(each)
  else if (value !== null && typeof value === 'object')
    for (const [key, part] of Object.entries(value))
      if (!nameFields.includes(key)) yield* namesIn(part)
      else if (typeof part === 'string' && part.trim() !== '') yield part.trim()
}
