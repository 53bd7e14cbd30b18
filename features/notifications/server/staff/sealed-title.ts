// The title of a task in a notice is sealed under the firm's key. Other values of notices are no texts
// of a person.
import type { SealedFirmKey, Secrets } from '#ports/secrets.ts'
import type { StaffNoticeParams } from '../../rules/staff/notices.ts'

interface Vault {
  readonly secrets: Secrets
}

export interface SealedNotice {
  readonly firmId: string
  readonly id: string
  readonly params: StaffNoticeParams
  readonly titleSealed: Uint8Array | null
  readonly firmKey: SealedFirmKey
}

/** A title that the caller has, and the key that seals it. */
export interface NoticeTitle {
  readonly text: string
  readonly firmKey: SealedFirmKey
}

export const titleContext = ({ id }: { readonly id: string }) => `staff-notice|${id}`

export function sealTitle(
  { secrets }: Vault,
  { firmId, id }: Pick<SealedNotice, 'firmId' | 'id'>,
  title: NoticeTitle | undefined,
): Uint8Array | null {
  if (title === undefined) return null
  return secrets.sealForFirm(firmId, title.firmKey, title.text, titleContext({ id }))
}

/** What the words of the notice need. */
export function openParams({ secrets }: Vault, notice: SealedNotice): StaffNoticeParams {
  const { firmId, firmKey, params, titleSealed } = notice
  if (titleSealed === null) return params
  return withTitle(params, secrets.openForFirm(firmId, firmKey, titleSealed, titleContext(notice)))
}

export function withTitle(params: StaffNoticeParams, title: string): StaffNoticeParams {
  return { ...params, values: { ...params.values, title } }
}
