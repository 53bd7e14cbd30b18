// One file of a multipart request, streamed as it arrives.
export interface UploadedFile {
  readonly fileName: string
  /** The MIME type from the sender. Never trusted. */
  readonly declaredType: string
  /** Can be read once. */
  readonly content: AsyncIterable<Uint8Array>
}
