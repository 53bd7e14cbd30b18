import { GraphProblem, unreachable } from './graph-problem.ts'
import { credentials, graph } from './graph.ts'

/** Throws a GraphProblem on failure. Expired tokens are renewed once. */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<Blob> {
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
