// Where a person was in the client list (spec: client-list#place).
import { clientPaths } from '#features/cases/workspace/paths.ts'
import { staffSession } from '#features/staff/workspace/session/session-store.ts'
import { storagePrefix } from '#ui/browser/app.ts'
import { credentials } from '#ui/graphql/graph.ts'
import { storeItem } from '#ui/mirror/store-item.ts'
import type { PagePlace } from './rows/use-client-rows.ts'

export interface ListPlace {
  /** The person whose list it is. */
  readonly staffId: string
  /** Search, filter and order, as in the address of the page. */
  readonly address: string
  /** The row that had the focus last, or the first one in sight if that one was out of sight. */
  readonly caseId?: string | undefined
  readonly hasFocus?: boolean
  /** The page of the row, so that the list opens there. */
  readonly page?: PagePlace | undefined
  /** Selected rows. */
  readonly selected: readonly string[]
}

const key = `${storagePrefix}.list-place`

export function storeListPlace(address: string, change: Partial<ListPlace>): void {
  const staffId = staffSession.get().me?.id
  if (staffId === undefined) return
  const place = { selected: [], ...readListPlace(address), ...change, staffId, address }
  storeItem(sessionStorage, key, JSON.stringify(place))
}

/** Undefined for the list of another address or person. */
export function readListPlace(address: string): ListPlace | undefined {
  const place = readPlace()
  return place?.address === address ? place : undefined
}

/** The address of the client list as it was left. */
export function pathOfLastList(): string {
  return `${clientPaths.clients}${readPlace()?.address ?? ''}`
}

function readPlace(): ListPlace | undefined {
  const place = parse(sessionStorage.getItem(key))
  return place?.staffId === staffSession.get().me?.id ? place : undefined
}

function parse(stored: string | null): ListPlace | undefined {
  return stored === null ? undefined : (JSON.parse(stored) as ListPlace)
}

credentials.subscribe(() => {
  if (credentials.get() === undefined) sessionStorage.removeItem(key)
})
