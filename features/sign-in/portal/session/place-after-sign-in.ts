// Where somebody who is signed in goes from the pages of the door.
import { whereAfterSignIn } from '../../rules/where-next.ts'
import { takeOrigin, takeSavedPath } from './page-of-origin.ts'

/** Each path counts once: who asks must go there. */
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
