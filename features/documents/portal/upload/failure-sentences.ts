// What is said above the list when files could not be submitted.
import { documentsProblems } from '#features/documents/rules/problems.ts'
import { fillIn } from '#kit/problem.ts'
import type { UploadItem } from './upload-state.ts'
import { uploadWords } from './words.en.ts'

const corruptText = documentsProblems['documents.corrupt-file'].text
const corruptEnding = corruptText.slice(corruptText.indexOf('}') + 1)

/** One sentence for all files that may be corrupt, their names joined by comma; then what else the server said, each once (seeds/001, section 8). */
export function failureSentences(items: readonly UploadItem[]): readonly string[] {
  const refused = items.filter(({ status }) => status === 'refused')
  const isCorrupt = ({ message }: UploadItem) => message === undefined || message.endsWith(corruptEnding)
  const names = refused.filter(isCorrupt).map(({ name }) => name || uploadWords.general)
  const others = refused.filter((item) => !isCorrupt(item)).map(({ message = '' }) => message)
  return [...(names.length === 0 ? [] : [fillIn(corruptText, { fileName: names.join(', ') })]), ...new Set(others)]
}
