// Decides at once which of the picked files come into the list, by the same rules that the server asks.
import {
  countFinding,
  fileFinding,
  totalFinding,
  type FileFacts,
} from '#features/documents/rules/upload-limits.ts'
import type { NotAdded, NotAddedReason } from '../upload-items.ts'

export interface SortedOut<F> {
  readonly fitting: readonly F[]
  readonly notAdded: readonly NotAdded[]
}

interface InList {
  readonly files: number
  readonly bytes: number
  /** What is said when one file alone may come in and there are more. */
  readonly whyOne?: NotAddedReason | undefined
}

/**
 * Files of a wrong type, empty or over 25 MB are left out one by one; the rest come in as long as there are at most 95 MB in all. More than 50 in
 * all, and none of them comes in (seeds/001, sections 5 and 8).
 */
export function sortOut<F extends FileFacts>(picked: readonly F[], inList: InList): SortedOut<F> {
  if (inList.whyOne && inList.files + picked.length > 1)
    return { fitting: [], notAdded: [{ name: '', code: inList.whyOne }] }
  const full = countFinding(inList.files, picked.length)
  if (full) return { fitting: [], notAdded: [{ name: '', code: full.code }] }
  const fitting: F[] = []
  const notAdded: NotAdded[] = []
  let bytes = inList.bytes
  for (const file of picked) {
    const finding = fileFinding(file) ?? totalFinding(bytes, file.bytes)
    if (finding) {
      notAdded.push({ name: file.name, code: finding.code })
      continue
    }
    fitting.push(file)
    bytes += file.bytes
  }
  return { fitting, notAdded }
}
