// Sends one file as the public GraphQL multipart request specification says, and tells how many bytes are really gone.
import { unreachable } from './graph-problem.ts'
import { graph, graphEndpoint } from './graph.ts'
import type { RawAnswer } from './answer.ts'
import type { Operation } from './operation.ts'

export interface UploadRequest<Data, Variables> {
  readonly operation: Operation<Data, Variables>
  /** Where the file belongs may stand the file itself: it is sent as null there, as the specification wants. */
  readonly variables: NoInfer<Variables>
  readonly file: Blob
  readonly fileName: string
  /** Where in the variables the file belongs. */
  readonly filePath?: string
  /** Bytes of the file that left this device. */
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void
  readonly signal?: AbortSignal
  /** Further headers, such as `x-upload-batch`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The body of the request: `operations`, `map`, then the file, in this order. */
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
    // `loaded` counts the form's own few hundred bytes too: they come before the file, and are taken off.
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

/** Throws a GraphProblem like any call, and an AbortError when `signal` stopped it. */
export function upload<Data, Variables>(request: UploadRequest<Data, Variables>): Promise<Data> {
  return graph.runWith(request.operation, (headers) =>
    sendForm(uploadForm(request), request.file.size, { ...headers, ...request.headers }, request),
  )
}
