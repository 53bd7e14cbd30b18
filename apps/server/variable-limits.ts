// How large the variables of a request may be (safety 2.15).
import { isUploadedFile } from './uploaded-file.ts'

const mostCharacters = 10_000
const mostItems = 100
const mostDepth = 32

/** True when every text, list and nesting is within its limit. A file counts as one value. */
export function isWithinLimits(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.length <= mostCharacters
  if (typeof value !== 'object' || value === null) return true
  if (depth >= mostDepth) return false
  if (Array.isArray(value)) return value.length <= mostItems && value.every((item) => isWithinLimits(item, depth + 1))
  if (isUploadedFile(value)) return true
  return Object.values(value).every((item) => isWithinLimits(item, depth + 1))
}
