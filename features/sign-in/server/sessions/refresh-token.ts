import type { SignInDeps } from '../deps.ts'
import { tokenHash } from './token-hash.ts'

type TokenDeps = Pick<SignInDeps, 'secrets'>

const purpose = 'refresh-successor'

/** All tokens of a session are one chain. A token is recognized up to this many steps later. */
const maxSteps = 200

export function newRefreshToken({ secrets }: TokenDeps): string {
  return secrets.firstToken(purpose)
}

/** An HMAC, so that a repeated token has the same successor and only hashes are stored. */
export function getSuccessor({ secrets }: TokenDeps, token: string): string {
  return secrets.nextToken(purpose, token)
}

/**
 * Returns the newest token of a session that comes from this one. Each lost response moved it one
 * step on.
 */
export function findNewest(
  deps: TokenDeps,
  token: string,
  newestHash: Uint8Array,
): string | undefined {
  return listSuccessors(deps, token).find((each) => tokenHash(each).equals(newestHash))
}

export function hashSuccessors(deps: TokenDeps, token: string): readonly Uint8Array[] {
  return listSuccessors(deps, token).map(tokenHash)
}

function listSuccessors(deps: TokenDeps, token: string): readonly string[] {
  const successors: string[] = []
  for (let last = token; successors.length < maxSteps; successors.push(last))
    last = getSuccessor(deps, last)
  return successors
}
