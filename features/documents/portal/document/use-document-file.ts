import { useEffect, useState } from 'react'
import { fetchDocument } from './download.ts'

export interface DocumentFile {
  /** Undefined while loading. */
  readonly file: Blob | undefined
  readonly hasFailed: boolean
}

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
