// How the end of a debtor's part changed, as the audit keeps it (spec: workspace#activity).
import { storedOutcomes } from './outcomes.ts'
import type { Debtor, PartRecord } from './parts.ts'

export interface EndChange {
  readonly before: PartRecord
  readonly after: PartRecord
}

type Details = Readonly<Record<string, unknown>>

/** Flat, because the audit has no nested details. What is null is left out. */
export function describeEndChange({ before, after }: EndChange): Readonly<Record<string, string>> {
  const { debtor, outcome, endedOn, docketNumber } = after
  const values = {
    before: before.outcome,
    beforeEndedOn: before.endedOn,
    beforeDocketNumber: before.docketNumber,
    ...{ outcome, endedOn, docketNumber },
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [[`${name}${debtor}`, value]],
    ),
  )
}

/** The debtors whose end an entry is about. */
export function readEndChanges(details: Details): readonly EndChange[] {
  return ([1, 2] as const).flatMap((debtor) => {
    const before = readPart(details, debtor, ['before', 'beforeEndedOn', 'beforeDocketNumber'])
    const after = readPart(details, debtor, ['outcome', 'endedOn', 'docketNumber'])
    return before.outcome === null && after.outcome === null ? [] : [{ before, after }]
  })
}

function readPart(
  details: Details,
  debtor: Debtor,
  [outcome, endedOn, docketNumber]: readonly [string, string, string],
): PartRecord {
  const read = (name: string) => {
    const value = details[`${name}${debtor}`]
    return typeof value === 'string' ? value : null
  }
  return {
    debtor,
    outcome: storedOutcomes.find((known) => known === read(outcome)) ?? null,
    endedOn: read(endedOn),
    docketNumber: read(docketNumber),
  }
}
