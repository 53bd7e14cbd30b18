// The file of a document, fetched to be shown on its page.
import { useEffect, useState } from 'react'
import { fetchDocument } from './download.ts'

export interface DocumentFile {
  /** Undefined until it is here. */
  readonly file: Blob | undefined
  readonly hasFailed: boolean
}

/** Once, when the part of the screen that shows it appears; what is on its way is stopped when that part goes. */
export function useDocumentFile(documentId: string): DocumentFile {
  const [file, setFile] = useState<Blob>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    fetchDocument(documentId, gone.signal).then(setFile, () => {
      if (!gone.signal.aborted) setFailed(true)
    })
    return () => gone.abort()
  }, [documentId])
  return { file, hasFailed }
}
