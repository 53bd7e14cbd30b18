// Turns passwords into something that can be checked and not read.
export interface PasswordHasher {
  /** A PHC string. May wait for its turn; throws a problem of kind 'unavailable' when too many wait. */
  hash(password: string): Promise<string>
  /** Constant work: with no hash to compare, a dummy is verified and the answer is false. */
  verify(password: string, hash: string | undefined): Promise<boolean>
}
