import { fetchFile } from '#ui/graphql/fetch-file.ts'
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
  saveFile(await fetchFile(address), name)
}
