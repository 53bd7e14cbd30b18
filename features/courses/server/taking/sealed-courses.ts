// Encrypts access codes and course addresses with the firm's key.
import type { SealedFirmKey, Secrets } from '#ports/secrets.ts'

type SealingDeps = { readonly secrets: Pick<Secrets, 'sealForFirm' | 'openForFirm'> }

export interface SealingFirm {
  readonly firmId: string
  readonly firmKey: SealedFirmKey
}

export const accessCodeContext = (itemId: string) => `course-access-code|${itemId}`
export const startUrlContext = (itemId: string) => `course-start-url|${itemId}`

export function sealAccessCode(
  { secrets }: SealingDeps,
  { firmId, firmKey }: SealingFirm,
  itemId: string,
  code: string,
): Uint8Array {
  return secrets.sealForFirm(firmId, firmKey, code, accessCodeContext(itemId))
}

export function unsealAccessCode(
  { secrets }: SealingDeps,
  { firmId, firmKey }: SealingFirm,
  itemId: string,
  sealedBase64: string,
): string {
  return secrets.openForFirm(
    firmId,
    firmKey,
    Buffer.from(sealedBase64, 'base64'),
    accessCodeContext(itemId),
  )
}

export function sealStartUrl(
  { secrets }: SealingDeps,
  { firmId, firmKey }: SealingFirm,
  itemId: string,
  url: string,
): Uint8Array {
  return secrets.sealForFirm(firmId, firmKey, url, startUrlContext(itemId))
}

export function unsealStartUrl(
  { secrets }: SealingDeps,
  { firmId, firmKey }: SealingFirm,
  itemId: string,
  sealed: Uint8Array,
): string {
  return secrets.openForFirm(firmId, firmKey, sealed, startUrlContext(itemId))
}
