// Lets one account send so many files at once and no more, in each process by itself.
import { problemsOf } from '#kit/problem.ts'
import { documentsProblems } from '../rules/problems.ts'

const problem = problemsOf(documentsProblems)

/** Safety 3. */
const mostAtOnce = 3

const underWay = new Map<string, number>()

/** Throws 'documents.too-many-uploads' when as many are under way already; nobody waits, since a file that waits holds its connection. */
export async function inTurn<Answer>(accountId: string, upload: () => Promise<Answer>): Promise<Answer> {
  const others = underWay.get(accountId) ?? 0
  if (others >= mostAtOnce) throw problem('documents.too-many-uploads')
  underWay.set(accountId, others + 1)
  try {
    return await upload()
  } finally {
    const left = (underWay.get(accountId) ?? 1) - 1
    if (left > 0) underWay.set(accountId, left)
    else underWay.delete(accountId)
  }
}
