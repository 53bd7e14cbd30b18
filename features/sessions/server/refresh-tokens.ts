import type { Secrets } from '#ports/secrets.ts'
import { tokenHash } from './token-hash.ts'

interface TokenDeps {
  readonly secrets: Pick<Secrets, 'firstToken' | 'nextToken'>
}

/** All tokens of a session are one chain. */
export interface RefreshTokens {
  createFirst(deps: TokenDeps): string
  /** An HMAC, so that a repeated token has the same successor and only hashes are stored. */
  getSuccessor(deps: TokenDeps, token: string): string
  /**
   * Returns the newest token of a session that comes from this one. Each lost response moved it one
   * step on.
   */
  findNewest(deps: TokenDeps, token: string, newestHash: Uint8Array): string | undefined
  hashSuccessors(deps: TokenDeps, token: string): readonly Uint8Array[]
}

/** A token is recognized up to this many steps later. */
const maxSteps = 200

/** The key of the purpose separates the tokens of one login from those of another. */
export function refreshTokens(purpose: string): RefreshTokens {
  const getSuccessor = ({ secrets }: TokenDeps, token: string) => secrets.nextToken(purpose, token)
  const listSuccessors = (deps: TokenDeps, token: string): readonly string[] => {
    const successors: string[] = []
    for (let last = token; successors.length < maxSteps; successors.push(last))
      last = getSuccessor(deps, last)
    return successors
  }
  return {
    createFirst: ({ secrets }) => secrets.firstToken(purpose),
    getSuccessor,
    findNewest: (deps, token, newestHash) =>
      listSuccessors(deps, token).find((each) => tokenHash(each).equals(newestHash)),
    hashSuccessors: (deps, token) => listSuccessors(deps, token).map(tokenHash),
  }
}
