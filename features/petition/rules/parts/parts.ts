// The parts of the petition and the types of their values. A mapping names its targets from here.
import { claimsParts } from './claims-parts.ts'
import { historyParts } from './history-parts.ts'
import { moneyParts } from './money-parts.ts'
import { peopleParts } from './people-parts.ts'
import { propertyParts } from './property-parts.ts'

export const parts = {
  ...peopleParts,
  ...propertyParts,
  ...claimsParts,
  ...moneyParts,
  ...historyParts,
} as const

export type Parts = typeof parts
export type Part = keyof Parts
export type FieldOf<P extends Part> = keyof Parts[P]['fields'] & string

export type ListPart = {
  [P in Part]: Parts[P]['of'] extends 'list' ? P : never
}[Part]

/**
 * 'claims.amount'. One entry of a list of the client may become two entries of the same part:
 * 'leases@tenant.party' and 'leases@hoa.party'.
 */
export type Target =
  | { [P in Part]: `${P}.${FieldOf<P>}` }[Part]
  | { [P in ListPart]: `${P}@${string}.${FieldOf<P>}` }[ListPart]

export interface TargetPlace {
  readonly part: Part
  readonly field: string
  /** Tells entries of the same part apart. Empty for the usual one. */
  readonly alias: string
}

export function parseTarget(target: Target): TargetPlace {
  const [place = '', field = ''] = target.split('.')
  const [part = '', alias = ''] = place.split('@')
  return { part: part as Part, field, alias }
}

export function isPart(name: string): name is Part {
  return Object.hasOwn(parts, name)
}
