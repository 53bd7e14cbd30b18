export interface PasswordHasher {
  /** Returns a PHC string. Throws a problem of kind 'unavailable' when the queue is full. */
  hash(password: string): Promise<string>
  /** Takes constant time: without a hash, a dummy is verified and the result is false. */
  verify(password: string, hash: string | undefined): Promise<boolean>
}
