export interface Ids {
  /** A time-ordered UUID (version 7) for a row. */
  rowId(): string
  /** A random UUID (version 4) for a visible ID: it reveals neither time nor order. */
  shownId(): string
  /** 256 random bits as base64url (spec: security#random-secrets). */
  token(): string
  /** Six random digits, uniformly distributed. */
  sixDigits(): string
  /** Random letters of the alphabet, uniformly distributed. */
  getLetters(alphabet: string, count: number): string
}
