// Names and secrets that nobody can guess.

export interface Ids {
  /** A time-ordered UUID (version 7) for a row. */
  rowId(): string
  /** A random UUID (version 4) for a row whose id is shown: it tells neither when nor after which other it was made. */
  shownId(): string
  /** 256 random bits as base64url: what alone grants something (decisions 1.7). */
  token(): string
  /** Six random digits, each sequence equally likely. */
  sixDigits(): string
  /** So many of these letters, each equally likely at every place. */
  lettersOf(alphabet: string, count: number): string
}
