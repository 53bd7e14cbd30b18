// Keys and what is done with them. No key leaves this port; callers name a purpose and get bytes back.

/** A firm's key as it is stored: sealed by the master key. Destroying it makes everything under it unreadable. */
export type SealedFirmKey = Uint8Array

/** The key of one file: `key` encrypts and lives in this process only, `sealed` is what the row keeps. */
export interface FileKey {
  readonly key: Uint8Array
  readonly sealed: Uint8Array
}

export interface Secrets {
  /** The 32-byte key for a purpose ('access-token', 'code-pepper' …): always the same for the same master key. */
  keyFor(purpose: string): Uint8Array
  /** HMAC-SHA256 under the purpose's key. For things that are looked up or compared and must not be readable. */
  fingerprint(purpose: string, text: string): Uint8Array
  /** AES-256-GCM under the purpose's key; `context` must be given again to open. */
  seal(purpose: string, text: string, context: string): Uint8Array
  /** Opens what `seal` made. Throws when a bit or the context differs. */
  open(purpose: string, sealed: Uint8Array, context: string): string
  /** A new key of a firm, sealed by the master key. */
  newFirmKey(firmId: string): SealedFirmKey
  /** Seals a text under the firm's own key; `context` must be given again to open. */
  sealForFirm(firmId: string, firmKey: SealedFirmKey, text: string, context: string): Uint8Array
  /** Opens what `sealForFirm` made. Throws when a bit, the firm or the context differs. */
  openForFirm(firmId: string, firmKey: SealedFirmKey, sealed: Uint8Array, context: string): string
  /** A new key for one file of a firm. */
  newFileKey(firmId: string, firmKey: SealedFirmKey, documentId: string): FileKey
  /** The file key that a row kept. Throws when it was made for another firm or document. */
  openFileKey(
    firmId: string,
    firmKey: SealedFirmKey,
    documentId: string,
    sealed: Uint8Array,
  ): Uint8Array
}
