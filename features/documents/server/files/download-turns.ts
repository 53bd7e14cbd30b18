// Lets one account fetch so many files at once and no more, in each process by itself: each holds a file open for as long as its reader takes.
import { problemsOf } from '#lib/problem.ts'
import { documentsProblems } from '../../rules/problems.ts'

const problem = problemsOf(documentsProblems)

/** The screens fetch one at a time; this leaves room for several windows. */
const mostAtOnce = 6

const underWay = new Map<string, number>()

/** Answers what ends the turn; ending it again does nothing. Throws 'documents.too-many-downloads' when as many are under way already. */
export function takeDownloadTurn(accountId: string): () => void {
  const others = underWay.get(accountId) ?? 0
  if (others >= mostAtOnce) throw problem('documents.too-many-downloads')
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
