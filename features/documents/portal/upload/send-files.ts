// Sends the files of an upload one after the other, each in its own call, and tells the state machine what became of each.
import { acceptedExtension, fileTypes } from '#features/documents/rules/file-types.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { upload } from '#ui/graphql/upload.ts'
import { uploadFile } from '../documents.operations.ts'
import type { UploadEvent, UploadItem } from './upload-state.ts'

export interface UploadPlace {
  readonly caseId: string
  readonly categoryId: string
  /** One for each opening of the dialog; the server counts files and bytes by it. */
  readonly batch: string
}

/** Lets one file be taken back, waiting or under way. */
export interface Recall {
  readonly recall: (id: string) => void
  /** The signal of the file whose turn it is; undefined when it was taken back before. */
  readonly begin: (id: string) => AbortSignal | undefined
}

export function createRecall(): Recall {
  const recalled = new Set<string>()
  let underWay: { readonly id: string; readonly controller: AbortController } | undefined
  return {
    recall(id) {
      recalled.add(id)
      if (underWay?.id === id) underWay.controller.abort()
    },
    begin(id) {
      if (recalled.has(id)) return undefined
      underWay = { id, controller: new AbortController() }
      return underWay.controller.signal
    },
  }
}

export async function sendFiles(items: readonly UploadItem[], place: UploadPlace, recall: Recall, tell: (event: UploadEvent) => void): Promise<void> {
  tell({ type: 'sendingBegan', ids: items.map(({ id }) => id) })
  for (const item of items) {
    const signal = recall.begin(item.id)
    if (!signal) continue
    tell({ type: 'fileBegan', id: item.id })
    const outcome = await sendOne(item, place, signal, (sentBytes) => tell({ type: 'progressed', id: item.id, sentBytes }))
    if (outcome) tell(outcome)
  }
  tell({ type: 'sendingEnded' })
}

/** What became of the file; undefined when it was taken back. */
async function sendOne(item: UploadItem, place: UploadPlace, signal: AbortSignal, onProgress: (sentBytes: number) => void): Promise<UploadEvent | undefined> {
  const { id, file, name } = item
  const extension = acceptedExtension(name)
  const documentType = file.type || (extension ? fileTypes[extension].mimeType : null)
  try {
    const { documents } = await upload({
      operation: uploadFile,
      variables: { file, fileMetadata: { caseId: place.caseId, categoryId: place.categoryId, documentType } },
      file,
      fileName: name,
      // The same key on every try: a file that did arrive while its answer was lost is not stored twice.
      headers: { 'x-upload-batch': place.batch, 'idempotency-key': id },
      onProgress,
      signal,
    })
    const { success, errorMessage } = documents.uploadFile
    return success ? { type: 'submitted', id } : refused(id, errorMessage ?? undefined)
  } catch (problem) {
    if (signal.aborted) return undefined
    return problem instanceof GraphProblem ? outcomeOf(id, problem) : { type: 'cut', id }
  }
}

function outcomeOf(id: string, problem: GraphProblem): UploadEvent {
  const mayBeSentAgain = problem.kind === 'unavailable' || problem.kind === 'locked' || problem.kind === 'signed-out'
  if (mayBeSentAgain) return { type: 'cut', id }
  return refused(id, problem.kind === 'unexpected' || problem.message === '' ? undefined : problem.message)
}

function refused(id: string, message: string | undefined): UploadEvent {
  return { type: 'refused', id, ...(message === undefined ? {} : { message }) }
}
