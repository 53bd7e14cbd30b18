// Fetches a document with both tokens and saves it under its name.
import { GraphProblem, unreachable } from '#ui/graphql/graph-problem.ts'
import { credentials, graph } from '#ui/graphql/graph.ts'

/** Throws a GraphProblem when the document cannot be had. Expired tokens are renewed once. */
export async function downloadDocument(documentId: string, name: string): Promise<void> {
  let response = await ask(documentId)
  if (response.status === 401 && (await graph.refresh())) response = await ask(documentId)
  if (!response.ok) throw new GraphProblem({ code: `http.${response.status}`, kind: response.status === 404 ? 'not-found' : 'unavailable', message: '' })
  const file = await response.blob().catch((cause: unknown) => {
    throw unreachable(cause)
  })
  save(file, name)
}

function ask(documentId: string): Promise<Response> {
  const tokens = credentials.get()
  const headers = tokens ? { authorization: `Bearer ${tokens.idToken}`, 'access-token': tokens.accessToken } : undefined
  return fetch(`/file/download/${encodeURIComponent(documentId)}`, { ...(headers ? { headers } : {}), credentials: 'same-origin' }).catch((cause: unknown) => {
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
