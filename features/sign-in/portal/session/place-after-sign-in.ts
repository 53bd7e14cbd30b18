import { whereAfterSignIn } from '../../rules/where-next.ts'
import { takeOrigin, takeSavedPath } from './page-of-origin.ts'

/** Each path is returned once, so the caller must navigate to it. */
export function placeAfterSignIn(account: {
  readonly id: string
  readonly caseCount: number
}): string {
  return whereAfterSignIn({
    origin: takeOrigin(account.id) ?? null,
    savedPath: takeSavedPath(account.id) ?? null,
    caseCount: account.caseCount,
  })
}
