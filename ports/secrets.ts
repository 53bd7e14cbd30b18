// Callers name a purpose and get bytes. Each key has versions: the newest makes new values, and
// older ones still read what they made (spec: security#key-versions).

/** The keys of a firm, sealed by a key of the installation. Without them nothing of the firm can be read. */
export type SealedFirmKey = Uint8Array

/** The key of one file: `key` encrypts and stays in this process, `sealed` is stored in the row. */
export interface FileKey {
  readonly key: Uint8Array
  readonly sealed: Uint8Array
}

/** 32 bytes. */
export interface KeyVersion {
  readonly version: number
  readonly key: Uint8Array
}

export interface Secrets {
  /** The versions of a key, such as 'access-token'. The first is the one to use. */
  keysFor(purpose: string): readonly KeyVersion[]
  /**
   * HMAC-SHA256 under the purpose's key, for lookups of values that must not be readable. From
   * version 2 on, the first byte is the version.
   */
  fingerprint(purpose: string, text: string): Uint8Array
  /** The fingerprints under all versions: a stored one is among them. The one in use is the first. */
  fingerprints(purpose: string, text: string): readonly Uint8Array[]
  /** True for a fingerprint of the text under any version. Takes constant time. */
  isFingerprint(purpose: string, text: string, stored: Uint8Array): boolean
  /** A random token that can be followed by others. */
  firstToken(purpose: string): string
  /** The token that follows: an HMAC under the version with which the first one was made. */
  nextToken(purpose: string, token: string): string
  /** AES-256-GCM under the purpose's key; `open` needs the same `context`. */
  seal(purpose: string, text: string, context: string): Uint8Array
  /** Opens the result of `seal`. Throws when a bit or the context differs. */
  open(purpose: string, sealed: Uint8Array, context: string): string
  /** Creates a firm's key. */
  newFirmKey(firmId: string): SealedFirmKey
  /** Adds a key, which seals from now on. The older ones still open what they sealed. */
  renewFirmKey(firmId: string, firmKey: SealedFirmKey): SealedFirmKey
  /** Seals a text under the firm's key; `openForFirm` needs the same `context`. */
  sealForFirm(firmId: string, firmKey: SealedFirmKey, text: string, context: string): Uint8Array
  /** Opens the result of `sealForFirm`. Throws when a bit, the firm or the context differs. */
  openForFirm(firmId: string, firmKey: SealedFirmKey, sealed: Uint8Array, context: string): string
  /** Creates a key for one file of a firm. */
  newFileKey(firmId: string, firmKey: SealedFirmKey, documentId: string): FileKey
  /** Opens a sealed file key. Throws when it belongs to another firm or document. */
  openFileKey(
    firmId: string,
    firmKey: SealedFirmKey,
    documentId: string,
    sealed: Uint8Array,
  ): Uint8Array
  /** Seals a file key again, under the firm's newest key. */
  resealFileKey(
    firmId: string,
    firmKey: SealedFirmKey,
    documentId: string,
    sealed: Uint8Array,
  ): Uint8Array
}
