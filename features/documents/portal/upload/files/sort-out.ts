import {
  countFinding,
  fileFinding,
  maxFiles,
  totalFinding,
  type FileFacts,
} from '#features/documents/rules/upload-limits.ts'
import type { PickedFinding } from './prepare-file.ts'
import type { NotAdded, NotAddedReason } from '../upload-items.ts'

export interface SortedOut<F> {
  readonly fitting: readonly F[]
  readonly notAdded: readonly NotAdded[]
}

interface PickedFacts extends FileFacts {
  /** Found inside of the file. */
  readonly finding?: PickedFinding
}

interface InList {
  readonly files: number
  readonly bytes: number
  /** The reason that is shown if only one file is accepted and more were chosen. */
  readonly whyOne?: NotAddedReason | undefined
}

/** Skips unsuitable files, and those after the 50th (spec: documents#upload-checked-twice). */
export function sortOut<F extends PickedFacts>(picked: readonly F[], inList: InList): SortedOut<F> {
  if (inList.whyOne && inList.files + picked.length > 1)
    return { fitting: [], notAdded: [{ name: '', code: inList.whyOne }] }
  const full = countFinding(inList.files, picked.length)
  const fitting: F[] = []
  const notAdded: NotAdded[] = []
  let bytes = inList.bytes
  for (const file of picked) {
    const finding = file.finding ?? fileFinding(file) ?? totalFinding(bytes, file.bytes)
    if (finding) {
      const { code, params } = finding
      notAdded.push({ name: file.name, code, ...(params && { params }) })
      continue
    }
    if (full && inList.files + fitting.length >= maxFiles) continue
    fitting.push(file)
    bytes += file.bytes
  }
  if (full) notAdded.push({ name: '', code: full.code })
  return { fitting, notAdded }
}
