// What stands on a paper that is made for somebody to keep, without a word of how it looks. Plain data: it goes to another thread.
import type { Language } from './language.ts'

export interface Paper {
  readonly language: Language
  /** Of the document, and its first heading. */
  readonly title: string
  /** Whose paper it is. */
  readonly author: string
  /** Stands at the top of every page. */
  readonly header: string
  /** 'Page {page} of {of}' */
  readonly pageNumber: string
  readonly writtenAt: Date
  readonly parts: readonly PaperPart[]
}

export type PaperPart =
  | { readonly kind: 'heading'; readonly level: PaperLevel; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly PaperLine[] }

/** The title is 1. No level is left out on the way down. */
export type PaperLevel = 2 | 3 | 4

/** What was asked and what was answered; of a list or an entry also what stands below it. */
export interface PaperLine {
  readonly label: string
  readonly text: string
  readonly lines?: readonly PaperLine[]
}
