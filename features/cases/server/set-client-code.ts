import type { Tx } from '#ports/database.ts'
import { replaceClientCode, type ClientCodeChange } from './client-code.store.ts'

export type { ClientCodeChange }

/** The code of the firm at the order service, with which clients see the courses. */
export function setClientCode(tx: Tx, change: ClientCodeChange): Promise<boolean> {
  return replaceClientCode(tx, change)
}
