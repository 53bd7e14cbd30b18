// Fetches a document with both tokens, to be shown, or to be saved under its name.
import { GraphProblem, unreachable } from '#ui/graphql/graph-problem.ts'
import { credentials, graph } from '#ui/graphql/graph.ts'

/** Throws a GraphProblem when the document cannot be had. Expired tokens are renewed once. */
export async function fetchDocument(documentId: string, signal?: AbortSignal): Promise<Blob> {
  let response = await ask(documentId, signal)
  if (response.status === 401 && (await graph.refresh())) response = await ask(documentId, signal)
  if (!response.ok) throw new GraphProblem({ code: `http.${response.status}`, kind: response.status === 404 ? 'not-found' : 'unavailable', message: '' })
  return response.blob().catch((cause: unknown) => {
    throw unreachable(cause)
  })
}

/** Throws as `fetchDocument` does. */
export async function downloadDocument(documentId: string, name: string): Promise<void> {
  save(await fetchDocument(documentId), name)
}

function ask(documentId: string, signal: AbortSignal | undefined): Promise<Response> {
  const tokens = credentials.get()
  const headers = tokens ? { authorization: `Bearer ${tokens.idToken}`, 'access-token': tokens.accessToken } : undefined
  return fetch(`/file/download/${encodeURIComponent(documentId)}`, {
    ...(headers ? { headers } : {}), ...(signal ? { signal } : {}), credentials: 'same-origin',
  }).catch((cause: unknown) => {
    throw unreachable(cause)
  })
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
