import type { UploadedFile } from '#ports/upload.ts'

/** A file's content is an async iterable, which no JSON value can be. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  if (typeof value !== 'object' || value === null || !('content' in value)) return false
  return (
    typeof value.content === 'object' &&
    value.content !== null &&
    Symbol.asyncIterator in value.content
  )
}
