export interface PasswordHasher {
  /** Returns a PHC string. Throws a problem of kind 'unavailable' when the queue is full. */
  hash(password: string): Promise<string>
  /** Takes constant time. Without a hash, it verifies a dummy hash and returns false. */
  verify(password: string, hash: string | undefined): Promise<boolean>
}
