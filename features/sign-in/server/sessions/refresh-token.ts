import type { SignInDeps } from '../deps.ts'

type TokenDeps = Pick<SignInDeps, 'secrets'>

const purpose = 'refresh-successor'

export function newRefreshToken({ secrets }: TokenDeps): string {
  return secrets.firstToken(purpose)
}

/** An HMAC, so that a repeated token has the same successor and only hashes are stored. */
export function getSuccessor({ secrets }: TokenDeps, token: string): string {
  return secrets.nextToken(purpose, token)
}
