export interface PasswordHasher {
  /** Returns a PHC string; from version 2 of the key on, with the version before it: 'v2:$argon2id$…'. Throws a problem of kind 'unavailable' when the queue is full. */
  hash(password: string): Promise<string>
  /** Takes constant time. Without a hash, it verifies a dummy hash and returns false. */
  verify(password: string, hash: string | undefined): Promise<boolean>
  /** True if a newer version of the key makes hashes now. */
  isOutdated(hash: string): boolean
}
