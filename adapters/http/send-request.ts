/**
 * Sends a request to another server, as `fetch` does.
 *
 * The `fetch` of Node 24 throws outside of its promise, and so ends the process, if a server closes
 * its connection while 64 KB of the response are still unread (nodejs/undici#5360). The `fetch` of
 * this process therefore uses the connections of the newer package, which is loaded for the first
 * request because it takes 30 MB.
 */
export async function sendRequest(...request: Parameters<typeof fetch>): Promise<Response> {
  await useSafeConnections()
  return fetch(...request)
}

let safeConnections: Promise<void> | undefined

function useSafeConnections(): Promise<void> {
  safeConnections ??= import('undici').then(({ Agent, setGlobalDispatcher }) =>
    setGlobalDispatcher(new Agent()),
  )
  return safeConnections
}
