// A file on its way in: what the multipart request said about it, and its bytes as they arrive.
export interface UploadedFile {
  readonly fileName: string
  /** The mime type the sender claimed. Nothing of safety rests on it. */
  readonly declaredType: string
  /** Can be read once. */
  readonly content: AsyncIterable<Uint8Array>
}
