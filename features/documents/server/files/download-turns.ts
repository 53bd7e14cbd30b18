// Limits concurrent downloads per account and process: each holds a file open while it is read.
import { problem } from '../../rules/problems.ts'

/** The portal downloads one file at a time; this allows several windows. */
const maxConcurrent = 6

const underWay = new Map<string, number>()

/** Returns a function that ends the download's turn, or throws 'documents.too-many-downloads'. */
export function claimDownloadTurn(accountId: string): () => void {
  const others = underWay.get(accountId) ?? 0
  if (others >= maxConcurrent) throw problem('documents.too-many-downloads')
  underWay.set(accountId, others + 1)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    const left = (underWay.get(accountId) ?? 1) - 1
    if (left > 0) underWay.set(accountId, left)
    else underWay.delete(accountId)
  }
}
