// Which chosen files did not arrive (spec: documents#not-sent).
import { isPhotoName } from '../photo/photo-name.ts'
import { hasArrived } from '../upload-items.ts'
import type { UploadState } from '../upload-state.ts'

type Names = readonly string[]

/** What is stored of one upload dialog. */
export interface UnsentUpload {
  /** Names of the files that have not arrived. */
  readonly unsent: Names
  /** Names of the files that have arrived. */
  readonly arrived: Names
  /** IDs of the documents that the category had before. */
  readonly before: readonly string[]
}

export interface ListedDocument {
  readonly id: string
  readonly name: string
  /** First name of the other debtor, or null if the viewer or the firm sent it. */
  readonly uploadedBy: string | null
  readonly isFromFirm: boolean
}

/** The files that did not arrive, as the category shows them. */
export interface NotSent {
  readonly files: ReadonlyArray<{ readonly name: string; readonly count: number }>
  /** Photos of the camera that have no name of their own. */
  readonly photos: number
  readonly count: number
}

export function toUnsentUpload(
  { isClosed, photo, drafts, items }: UploadState,
  before: readonly string[],
): UnsentUpload {
  const chosen = [...drafts, ...items.filter((item) => !hasArrived(item))]
  const unsent = [...(photo ? [photo.name] : []), ...chosen.map(({ name }) => name)]
  const arrived = items.filter(hasArrived).map(({ name }) => name)
  return { unsent: isClosed ? [] : unsent, arrived, before }
}

/** A file also counts as arrived if its document is listed, because the response may be lost. */
export function withoutArrived(
  { unsent, arrived, before }: UnsentUpload,
  documents: readonly ListedDocument[],
): UnsentUpload {
  const added = documents
    .filter(
      ({ id, uploadedBy, isFromFirm }) =>
        !isFromFirm && uploadedBy === null && !before.includes(id),
    )
    .map(({ name }) => name)
  const left = without(unsent, without(added, arrived))
  return { unsent: left, arrived: [...arrived, ...without(unsent, left)], before }
}

/** A file that was chosen again in a later dialog counts once. */
export function joinNotSent(uploads: readonly UnsentUpload[]): NotSent {
  const counts = new Map<string, number>()
  for (const { unsent } of uploads) {
    for (const name of unsent) {
      const count = unsent.filter((same) => same === name).length
      counts.set(name, Math.max(count, counts.get(name) ?? 0))
    }
  }
  const all = [...counts].map(([name, count]) => ({ name, count }))
  const sum = (some: typeof all) => some.reduce((total, { count }) => total + count, 0)
  return {
    files: all.filter(({ name }) => !isPhotoName(name)),
    photos: sum(all.filter(({ name }) => isPhotoName(name))),
    count: sum(all),
  }
}

/** Removes each of `taken` once, because several files may have the same name. */
function without(names: Names, taken: Names): Names {
  const rest = [...taken]
  return names.filter((name) => {
    const at = rest.indexOf(name)
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
}
