import type { Json } from '#features/questionnaire/rules/content/model.ts'
import type { Value } from '../values/value.ts'
import type { Drafts, EntryDraft } from './drafts.ts'

/** Fields with the answer that marks the value beside them as an estimate. */
const saysEstimate: ReadonlyArray<readonly [field: string, value: string]> = [
  ['valueSource', 'myEstimate'],
  ['valueIsGuess', 'yes'],
]
const estimated = ['value', 'shareValue'] as const

export function markEstimates(drafts: Drafts): void {
  for (const { fields } of drafts.get('property')?.values() ?? [])
    if (saysEstimate.some(([field, value]) => fields[field]?.['value'] === value))
      for (const field of estimated) markEstimate(fields, field)
}

function markEstimate(fields: EntryDraft['fields'], field: string): void {
  const known = fields[field]
  if (known && isValue(known) && !known.mark) fields[field] = { ...known, mark: 'estimate' }
}

function isValue(known: EntryDraft['fields'][string]): known is Value<Json> {
  return 'source' in known
}
