import type { ContentMapping } from './mapping.ts'
import { assets } from './version-1/assets.ts'
import { business } from './version-1/business.ts'
import { claims } from './version-1/claims.ts'
import { history } from './version-1/history.ts'
import { homesAndVehicles } from './version-1/homes-and-vehicles.ts'
import { money } from './version-1/money.ts'
import { people } from './version-1/people.ts'
import { householdThings } from './version-1/things.ts'

/** By version of the content. A version without a mapping fails `mappings.test.ts`. */
const mappings: Readonly<Partial<Record<number, ContentMapping>>> = {
  1: {
    ...people,
    ...homesAndVehicles,
    ...householdThings,
    ...assets,
    ...business,
    ...claims,
    ...money,
    ...history,
  },
}

export function getMapping(version: number): ContentMapping {
  const mapping = mappings[version]
  if (!mapping) throw new Error(`Version ${version} of the content has no mapping.`)
  return mapping
}
