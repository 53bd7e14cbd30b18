// What tells a file of a multipart request from anything that JSON can say.
import type { UploadedFile } from '#ports/upload.ts'

/** True for a file on its way in: its content is read piece by piece, which no value of JSON can be. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  if (typeof value !== 'object' || value === null || !('content' in value)) return false
  return (
    typeof value.content === 'object' &&
    value.content !== null &&
    Symbol.asyncIterator in value.content
  )
}
