// The content of a PDF document, without layout. Plain data, because it is sent to a worker thread.
import type { Language } from './language.ts'

export interface PdfDocument {
  readonly language: Language
  /** Document title and first heading. */
  readonly title: string
  readonly author: string
  /** Printed at the top of every page. */
  readonly header: string
  /** A template such as 'Page {page} of {of}'. */
  readonly pageNumber: string
  readonly writtenAt: Date
  readonly parts: readonly PdfBlock[]
}

export type PdfBlock =
  | { readonly kind: 'heading'; readonly level: PdfHeadingLevel; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly PdfLine[] }

/** The title is level 1. No level is skipped. */
export type PdfHeadingLevel = 2 | 3 | 4

/** A question and its answer. A list or an entry also has the lines below it. */
export interface PdfLine {
  readonly label: string
  readonly text: string
  readonly lines?: readonly PdfLine[]
}
