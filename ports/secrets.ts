// No key leaves this port. Callers name a purpose and get bytes.

/** A firm's key, sealed by a key of the installation. Destroying it makes all data under it unreadable. */
export type SealedFirmKey = Uint8Array

/** The key of one file: `key` encrypts and stays in this process, `sealed` is stored in the row. */
export interface FileKey {
  readonly key: Uint8Array
  readonly sealed: Uint8Array
}

export interface Secrets {
  /** 32 bytes for a purpose: 'access-token'. */
  keyFor(purpose: string): Uint8Array
  /** HMAC-SHA256 under the purpose's key, for lookups of values that must not be readable. */
  fingerprint(purpose: string, text: string): Uint8Array
  /** AES-256-GCM under the purpose's key; `open` needs the same `context`. */
  seal(purpose: string, text: string, context: string): Uint8Array
  /** Opens the result of `seal`. Throws when a bit or the context differs. */
  open(purpose: string, sealed: Uint8Array, context: string): string
  /** Creates a firm's key. */
  newFirmKey(firmId: string): SealedFirmKey
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
}
