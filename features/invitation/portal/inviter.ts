import { useGraphQuery } from '#ui/graphql/hooks.ts'
import type { FirmLook } from '#ui/page/FirmTile.tsx'
import { inviterOfAccount, type InviterLookFragment } from './invitation.operations.ts'

export type Inviter = InviterLookFragment

export function getFirmLook({
  firmName,
  firmIconUrl,
  firmColour,
  firmOnColour,
}: Inviter): FirmLook {
  return { name: firmName, iconUrl: firmIconUrl, colour: firmColour, onColour: firmOnColour }
}

export interface OwnInviter {
  /** Undefined while loading and after an error. */
  readonly inviter: Inviter | undefined
  readonly isLoading: boolean
}

/** Returns the inviter of the signed-in account. */
export function useOwnInviter(): OwnInviter {
  const { data, isPending } = useGraphQuery(inviterOfAccount, {})
  return { inviter: data?.accounts.get.inviter ?? undefined, isLoading: isPending }
}
