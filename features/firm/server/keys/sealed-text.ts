// Texts of a firm that are sealed under its key. Rows from before have a clear text
// (spec: security#sealed-later).
import { sql } from 'kysely'
import type { SealedFirmKey, Secrets } from '#ports/secrets.ts'

export interface SealingDeps {
  readonly secrets: Secrets
}

export interface SealingFirm {
  readonly firmId: string
  readonly firmKey: SealedFirmKey
}

/** In a statement on rows of the firm. PostgreSQL reads it once. */
export const firmKeyOf = (firmId: string) => sql<SealedFirmKey>`(
  select f.firm_key from firm_facts f where f.firm_id = ${firmId}
)`

/** `context` binds the text to its row. */
export function sealText(
  { secrets }: SealingDeps,
  { firmId, firmKey }: SealingFirm,
  context: string,
  text: string,
): Uint8Array {
  return secrets.sealForFirm(firmId, firmKey, text, context)
}

export interface StoredText {
  readonly sealed: Uint8Array | null
  readonly clear: string | null
}

export function openText(
  { secrets }: SealingDeps,
  { firmId, firmKey }: SealingFirm,
  context: string,
  { sealed, clear }: StoredText,
): string {
  return sealed === null ? (clear ?? '') : secrets.openForFirm(firmId, firmKey, sealed, context)
}
