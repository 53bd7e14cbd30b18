// One file in the format of the GraphQL multipart request specification.
import { unreachable } from './graph-problem.ts'
import { graph, graphEndpoint } from './graph.ts'
import type { RawAnswer } from './answer.ts'
import type { Operation } from './operation.ts'

export interface UploadRequest<Data, Variables> {
  readonly operation: Operation<Data, Variables>
  /** The file may be among the variables; it is sent as null, as the specification requires. */
  readonly variables: NoInfer<Variables>
  readonly file: Blob
  readonly fileName: string
  /** The path of the file in the variables. */
  readonly filePath?: string
  /** Bytes of the file that were sent. */
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void
  readonly signal?: AbortSignal
  /** More headers, such as `x-upload-batch`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Order of the parts: `operations`, `map`, file. */
export function uploadForm<Data, Variables>(request: UploadRequest<Data, Variables>): FormData {
  const { operation, variables, file, fileName, filePath = 'file' } = request
  const form = new FormData()
  const withoutFile = (_: string, value: unknown) => (value instanceof Blob ? null : value)
  form.append(
    'operations',
    JSON.stringify(
      { documentId: operation.id, operationName: operation.name, variables },
      withoutFile,
    ),
  )
  form.append('map', JSON.stringify({ 0: [`variables.${filePath}`] }))
  form.append('0', file, fileName)
  return form
}

function sendForm(
  form: FormData,
  fileBytes: number,
  headers: Readonly<Record<string, string>>,
  request: Pick<UploadRequest<unknown, unknown>, 'onProgress' | 'signal'>,
) {
  return new Promise<RawAnswer>((answer, fail) => {
    const { onProgress, signal } = request
    const call = new XMLHttpRequest()
    const cancel = () => call.abort()
    const finished = () => signal?.removeEventListener('abort', cancel)
    call.open('POST', graphEndpoint)
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    // `loaded` includes the form's own bytes before the file; they are subtracted.
    call.upload.onprogress = (event) =>
      onProgress?.(
        Math.max(0, Math.min(fileBytes, event.loaded - (event.total - fileBytes))),
        fileBytes,
      )
    call.onload = () => {
      finished()
      answer({
        status: call.status,
        text: call.responseText,
        requestId: call.getResponseHeader('x-request-id') ?? undefined,
      })
    }
    call.onerror = () => {
      finished()
      fail(unreachable())
    }
    call.onabort = () => {
      finished()
      fail(new DOMException('Cancelled', 'AbortError'))
    }
    if (signal?.aborted) return fail(new DOMException('Cancelled', 'AbortError'))
    signal?.addEventListener('abort', cancel)
    return call.send(form)
  })
}

/** Equal for the same file with the same values. */
function describeContent<Data, Variables>(request: UploadRequest<Data, Variables>): string {
  const { operation, variables, file, fileName } = request
  const modified = file instanceof File ? file.lastModified : 0
  return JSON.stringify([operation.id, variables, fileName, file.size, modified])
}

/** Throws a GraphProblem, or an AbortError if `signal` aborts the upload. */
export function upload<Data, Variables>(request: UploadRequest<Data, Variables>): Promise<Data> {
  const form = uploadForm(request)
  return graph.runWith(request.operation, describeContent(request), (headers) =>
    sendForm(form, request.file.size, { ...headers, ...request.headers }, request),
  )
}
