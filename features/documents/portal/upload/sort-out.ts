// Decides at once which of the picked files come into the list, by the same rules that the server asks.
import { countFinding, fileFinding, totalFinding, type FileFacts } from '#features/documents/rules/upload-limits.ts'
import type { NotAdded } from './upload-items.ts'

export interface SortedOut<F> {
  readonly fitting: readonly F[]
  readonly notAdded: readonly NotAdded[]
}

interface InList {
  readonly files: number
  readonly bytes: number
  /** One file alone may come in: it takes the place of a document. */
  readonly oneOnly?: boolean
}

/**
 * Files of a wrong type, empty or over 25 MB are left out one by one; the rest come in as long as there are at most 95 MB in all. More than 50 in
 * all, and none of them comes in (seeds/001, sections 5 and 8).
 */
export function sortOut<F extends FileFacts>(picked: readonly F[], inList: InList): SortedOut<F> {
  if (inList.oneOnly && inList.files + picked.length > 1) return { fitting: [], notAdded: [{ name: '', code: 'documents.one-file' }] }
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
