import { acceptedExtension, fileTypes } from '#features/documents/rules/files/file-types.ts'
import type { DocumentsProblemCode } from '#features/documents/rules/problems.ts'
import { readRefusal, type ProblemFacts } from '#lib/problem.ts'
import { GraphProblem, unreachable } from '#ui/graphql/graph-problem.ts'
import { upload } from '#ui/graphql/upload.ts'
import { giveSignOfLife } from '#ui/browser/sign-of-life.ts'
import { uploadFile } from '../../documents.operations.ts'
import type { BusinessObject } from '../business-object.ts'
import type { UploadItem } from '../upload-items.ts'
import type { UploadEvent } from '../upload-state.ts'

export interface UploadPlace {
  readonly caseId: string
  readonly categoryId: string
  /** Each opened dialog has one ID. The server counts the files and bytes of each ID. */
  readonly batch: string
  readonly replacedDocumentId?: string | undefined
  /** The object that the file belongs to, such as a course. */
  readonly business?: BusinessObject | undefined
}

/** Withdraws files that wait or are being sent. */
export interface Recall {
  readonly recall: (ids: readonly string[]) => void
  readonly recallAll: () => void
  /** Allows these files to be sent again after they were withdrawn. */
  readonly renew: (ids: readonly string[]) => void
  /** Returns the abort signal of a file, or undefined when it was withdrawn. */
  readonly begin: (id: string) => AbortSignal | undefined
}

export function createRecall(): Recall {
  const recalled = new Set<string>()
  let all: readonly string[] = []
  let underWay: { readonly id: string; readonly controller: AbortController } | undefined
  function recall(ids: readonly string[]) {
    for (const id of ids) recalled.add(id)
    if (underWay && ids.includes(underWay.id)) underWay.controller.abort()
  }
  return {
    recall,
    recallAll: () => recall(all),
    renew(ids) {
      all = ids
      for (const id of ids) recalled.delete(id)
    },
    begin(id) {
      if (recalled.has(id)) return undefined
      underWay = { id, controller: new AbortController() }
      return underWay.controller.signal
    },
  }
}

export async function sendFiles(
  items: readonly UploadItem[],
  place: UploadPlace,
  recall: Recall,
  dispatch: (event: UploadEvent) => void,
): Promise<void> {
  const ids = items.map(({ id }) => id)
  recall.renew(ids)
  dispatch({ type: 'sendingBegan', ids })
  for (const item of items) {
    const signal = recall.begin(item.id)
    if (!signal) continue
    dispatch({ type: 'fileBegan', id: item.id })
    const outcome = await sendOne(item, place, signal, (sentBytes) => {
      // Upload progress counts as activity, so that the session does not end during a large file.
      giveSignOfLife()
      dispatch({ type: 'progressed', id: item.id, sentBytes })
    })
    if (outcome) dispatch(outcome)
  }
  dispatch({ type: 'sendingEnded' })
}

/** Returns the result, or undefined when the file was withdrawn. */
async function sendOne(
  item: UploadItem,
  place: UploadPlace,
  signal: AbortSignal,
  onProgress: (sentBytes: number) => void,
): Promise<UploadEvent | undefined> {
  const { id, file, name } = item
  const extension = acceptedExtension(name)
  const documentType = file.type || (extension ? fileTypes[extension].mimeType : null)
  const { caseId, categoryId, replacedDocumentId = null, business } = place
  try {
    const { documents } = await upload({
      operation: uploadFile,
      variables: {
        file,
        fileMetadata: {
          caseId,
          categoryId,
          documentType,
          replacedDocumentId,
          ...(business === undefined
            ? {}
            : { businessObjectType: business.type, businessObjectId: business.id }),
        },
      },
      file,
      fileName: name,
      // Every try has the same key: the server stores the file once even if a reply was lost.
      headers: { 'x-upload-batch': place.batch, 'idempotency-key': id },
      onProgress,
      signal,
    })
    const result = documents.uploadFile
    if (result.success) return { type: 'submitted', id }
    const refusal = readRefusal(result, result.errorMessage ?? '')
    return { type: refusal.code === tooManyUploads ? 'cut' : 'refused', id, problem: refusal }
  } catch (problem) {
    if (signal.aborted) return undefined
    if (!(problem instanceof GraphProblem)) return { type: 'cut', id }
    return problem.code === unreachable().code && !(await isReadable(file))
      ? { type: 'refused', id, problem: undefined }
      : getOutcome(id, problem)
  }
}

/** False if the file was moved or changed. The browser then fails as if it were offline. */
async function isReadable(file: Blob): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}

/** This problem is temporary: the account already has three running uploads. */
const tooManyUploads: DocumentsProblemCode = 'documents.too-many-uploads'

function getOutcome(id: string, problem: GraphProblem): UploadEvent {
  const facts = toFacts(problem)
  if (problem.kind === 'locked') return { type: 'cut', id, problem: facts }
  if (problem.kind === 'unavailable' || problem.kind === 'signed-out')
    return { type: 'cut', id, problem: isAboutTheLine(problem) ? undefined : facts }
  return { type: 'refused', id, problem: facts }
}

/** Undefined when the server gave no reason. */
function toFacts({ kind, code, params, message }: GraphProblem): ProblemFacts | undefined {
  return kind === 'unexpected' || message === '' ? undefined : { code, params, message }
}

function isAboutTheLine({ kind, code }: GraphProblem): boolean {
  return kind === 'signed-out' || code === unreachable().code || code === 'documents.upload-broken'
}
