import { documentsProblems, type DocumentsProblemCode } from '#features/documents/rules/problems.ts'
import { fillIn, translateMessage, type Sentences } from '#lib/problem.ts'
import type { UploadItem } from '../upload-items.ts'

export interface FailureWords {
  /** Used in place of a missing file name. */
  readonly general: string
  /** The English sentence of each code. The server's sentences are looked up here to translate. */
  readonly english: Sentences
  readonly sentences: Sentences & Readonly<Record<'documents.corrupt-file', string>>
}

const whateverTheFile: readonly DocumentsProblemCode[] = [
  'documents.not-replaceable',
  'documents.category-closed',
  'documents.attorney-only',
  'documents.storage-full',
  'documents.not-found',
  'documents.category-not-found',
]

/** True for a refused file that another file may replace. */
export function wantsAnotherFile({ status, message }: UploadItem): boolean {
  return (
    status === 'refused' &&
    !whateverTheFile.some((code) => documentsProblems[code].text === message)
  )
}

const corruptText = documentsProblems['documents.corrupt-file'].text
const corruptEnding = corruptText.slice(corruptText.indexOf('}') + 1)

/** The sentences above the list (spec: documents#upload-failure-text). */
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
    translateMessage(message, english, sentences),
  )
  return [
    ...(names.length === 0
      ? []
      : [fillIn(sentences['documents.corrupt-file'], { fileName: names.join(', ') })]),
    ...new Set(others),
  ]
}
