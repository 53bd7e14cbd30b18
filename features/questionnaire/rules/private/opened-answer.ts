// spec: questionnaire#private-shown
import type { ContentField } from '../content/content.ts'
import type { Json, JsonObject } from '../content/model.ts'
import { maskedFor, restorePrivateValues } from './secrets.ts'

export interface OpenedAnswer {
  readonly fields: readonly ContentField[]
  /** The stored form, with references in place of private values. */
  readonly data: JsonObject
  readonly findOwner: (path: string) => 1 | 2 | undefined
  readonly valueAt: (path: string) => Json | undefined
}

/** Returns the answer as the debtor may see it. Null omits private values of both debtors. */
export function maskFor(
  debtor: 1 | 2 | null,
  { fields, data, findOwner, valueAt }: OpenedAnswer,
): JsonObject {
  return maskedFor(fields, data, {
    isKept: (path) => findOwner(path) !== undefined,
    isOwn: (path) => findOwner(path) === debtor,
    valueAt,
    hidden: debtor === null ? undefined : '',
  })
}

/** Returns the answer as the firm reads it: only numbers of people are masked (spec: intake#private). */
export function maskForFirm({ fields, data, findOwner, valueAt }: OpenedAnswer): JsonObject {
  return maskedFor(fields, data, {
    isKept: (path) => findOwner(path) !== undefined,
    isOwn: () => true,
    valueAt,
    hidden: undefined,
  })
}

/** Returns the answer with all private values. Sent to no person as it is. */
export function readWhole({ fields, data, valueAt }: OpenedAnswer): JsonObject {
  return restorePrivateValues(fields, data, valueAt)
}
