import type { DocumentsProblemCode } from '#features/documents/rules/problems.ts'
import { fillIn, sentenceFor, type Sentences } from '#lib/problem.ts'
import type { UploadItem } from '../upload-items.ts'

export interface FailureWords {
  /** Used in place of a missing file name. */
  readonly general: string
  readonly sentences: Sentences & Readonly<Record<typeof corruptFile, string>>
}

const corruptFile = 'documents.corrupt-file' satisfies DocumentsProblemCode

const whateverTheFile: ReadonlySet<string> = new Set<DocumentsProblemCode>([
  'documents.not-replaceable',
  'documents.category-closed',
  'documents.attorney-only',
  'documents.storage-full',
  'documents.not-found',
  'documents.category-not-found',
])

/** True for a refused file that another file may replace. */
export function wantsAnotherFile({ status, problem }: UploadItem): boolean {
  return status === 'refused' && !(problem && whateverTheFile.has(problem.code))
}

/** The sentences above the list (spec: documents#upload-failure-text). */
export function failureSentences(
  items: readonly UploadItem[],
  { general, sentences }: FailureWords,
): readonly string[] {
  const refused = items.filter(({ status }) => status === 'refused')
  const isCorrupt = ({ problem }: UploadItem) =>
    problem === undefined || problem.code === corruptFile
  const names = refused.filter(isCorrupt).map(({ name }) => name || general)
  const later = items.filter(({ status }) => status === 'cut')
  const problems = [...refused.filter((item) => !isCorrupt(item)), ...later].flatMap(
    ({ problem }) => problem ?? [],
  )
  return [
    ...(names.length === 0 ? [] : [fillIn(sentences[corruptFile], { fileName: names.join(', ') })]),
    ...new Set(problems.map((problem) => sentenceFor(problem, sentences))),
  ]
}
