import { GraphProblem, unreachable } from '#ui/graphql/graph-problem.ts'
import { credentials, graph } from '#ui/graphql/graph.ts'
import { saveFile } from '#ui/browser/save-file.ts'

/** Throws a GraphProblem on failure. Expired tokens are renewed once. */
export async function fetchDocument(documentId: string, signal?: AbortSignal): Promise<Blob> {
  return fetchFile(`/file/download/${encodeURIComponent(documentId)}`, signal)
}

/** Throws as `fetchDocument` does. */
export async function downloadDocument(documentId: string, name: string): Promise<void> {
  saveFile(await fetchDocument(documentId), name)
}

/** Saves a file from one of our own addresses. Throws the same errors as `fetchDocument`. */
export async function downloadFile(address: string, name: string): Promise<void> {
  saveFile(await fetchFile(address, undefined), name)
}

async function fetchFile(address: string, signal: AbortSignal | undefined): Promise<Blob> {
  let response = await requestFile(address, signal)
  if (response.status === 401 && (await graph.refresh()))
    response = await requestFile(address, signal)
  if (!response.ok)
    throw new GraphProblem({
      code: `http.${response.status}`,
      kind: response.status === 404 ? 'not-found' : 'unavailable',
      message: '',
    })
  return response.blob().catch((cause: unknown) => {
    throw unreachable(cause)
  })
}

function requestFile(address: string, signal: AbortSignal | undefined): Promise<Response> {
  const tokens = credentials.get()
  const headers = tokens
    ? { authorization: `Bearer ${tokens.idToken}`, 'access-token': tokens.accessToken }
    : undefined
  return fetch(address, {
    ...(headers ? { headers } : {}),
    ...(signal ? { signal } : {}),
    credentials: 'same-origin',
  }).catch((cause: unknown) => {
    throw unreachable(cause)
  })
}
