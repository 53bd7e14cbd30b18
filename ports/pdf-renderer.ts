// Renders a PDF document that is printable, archivable, searchable and accessible.
import type { PdfDocument } from '#lib/pdf-document.ts'

export interface PdfRenderer {
  /** Throws a problem: invalid if the document is too large, unavailable if a retry may help. */
  print(document: PdfDocument): AsyncIterable<Uint8Array>
  /** Stops the renderer; running jobs fail. */
  stop(): Promise<void>
}
