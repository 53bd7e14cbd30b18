// Stores the names of unsent files like an unsent form (spec: security#unsent-forms).
import { fittingDraft } from '#ui/form/draft/fitting-draft.ts'
import type { Mirror } from '#ui/mirror/mirror.ts'
import type { UnsentUpload } from './not-sent.ts'

export interface StoredUpload {
  readonly id: string
  readonly upload: UnsentUpload
}

const nothing: UnsentUpload = { unsent: [], arrived: [], before: [] }

const prefixOf = (categoryId: string) => `upload:${categoryId}:`

/** `batch` is the ID of the dialog. */
export function toUploadId(categoryId: string, batch: string): string {
  return `${prefixOf(categoryId)}${batch}`
}

export function storeUpload(
  mirror: Pick<Mirror, 'write' | 'remove' | 'flush'>,
  { id, upload }: StoredUpload,
): void {
  if (upload.unsent.length === 0) return mirror.remove('forms', id)
  mirror.write('forms', id, upload)
  // Without the usual delay: the page may crash while it sends a large file.
  void mirror.flush()
}

export function loadUploads(
  mirror: Pick<Mirror, 'all'>,
  categoryId: string,
): readonly StoredUpload[] {
  return mirror
    .all('forms')
    .filter(({ id }) => id.startsWith(prefixOf(categoryId)))
    .map(({ id, value }) => ({ id, upload: fittingDraft(value, nothing) }))
}
