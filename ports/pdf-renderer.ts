// Renders a PDF document that is printable, archivable, searchable and accessible.
import type { PdfDocument } from '#lib/pdf-document.ts'

export interface PdfRenderer {
  /**
   * Returns the bytes of a PDF. Throws a problem: invalid for a document beyond the size limits,
   * unavailable when a retry may help. Other documents do not wait until these bytes are read.
   */
  print(document: PdfDocument): AsyncIterable<Uint8Array>
  /** Stops the renderer; running jobs fail. */
  stop(): Promise<void>
}
