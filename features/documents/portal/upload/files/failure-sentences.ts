// What is said above the list when files could not be submitted.
import { documentsProblems, type DocumentsProblemCode } from '#features/documents/rules/problems.ts'
import { fillIn, translated, type Sentences } from '#lib/problem.ts'
import type { UploadItem } from '../upload-items.ts'

export interface FailureWords {
  /** Instead of the name of a file that has none. */
  readonly general: string
  /** The server refuses in English; the same sentences by code lead to those of the reader. */
  readonly english: Sentences
  readonly sentences: Sentences & Readonly<Record<'documents.corrupt-file', string>>
}

/** Refused for what the file would do, not for what it is. */
const whateverTheFile: readonly DocumentsProblemCode[] = [
  'documents.not-replaceable',
  'documents.category-closed',
  'documents.attorney-only',
  'documents.storage-full',
  'documents.not-found',
  'documents.category-not-found',
]

/** True for a refused file in whose place another one may come in. */
export function wantsAnotherFile({ status, message }: UploadItem): boolean {
  return (
    status === 'refused' &&
    !whateverTheFile.some((code) => documentsProblems[code].text === message)
  )
}

const corruptText = documentsProblems['documents.corrupt-file'].text
const corruptEnding = corruptText.slice(corruptText.indexOf('}') + 1)

/**
 * One sentence for all files that may be corrupt, their names joined by comma; then what else the server said, each once (seeds/001, section 8). A file
 * that was merely cut off has its words in its row.
 */
export function failureSentences(
  items: readonly UploadItem[],
  { general, english, sentences }: FailureWords,
): readonly string[] {
  const refused = items.filter(({ status }) => status === 'refused')
  const isCorrupt = ({ message }: UploadItem) =>
    message === undefined || message.endsWith(corruptEnding)
  const names = refused.filter(isCorrupt).map(({ name }) => name || general)
  const later = items.filter(({ status, message }) => status === 'cut' && message !== undefined)
  const others = [...refused.filter((item) => !isCorrupt(item)), ...later].map(({ message = '' }) =>
    translated(message, english, sentences),
  )
  return [
    ...(names.length === 0
      ? []
      : [fillIn(sentences['documents.corrupt-file'], { fileName: names.join(', ') })]),
    ...new Set(others),
  ]
}
