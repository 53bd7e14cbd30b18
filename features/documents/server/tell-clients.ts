// Tells the people of a case of news in a category: both of what they share, of their own each alone.
import { followersOf } from '#features/cases/server/participants.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { NotifyWorld } from '#features/notifications/server/world.ts'
import type { Tx } from '#ports/database.ts'
import { newsOf } from '../rules/document-news.ts'
import { maySee } from '../rules/document-tree.ts'

export interface CategoryNews {
  readonly caseId: string
  /** Whose category it is; null for what both share. */
  readonly debtor: 1 | 2 | null
  readonly act: Parameters<typeof newsOf>[0]
  /** Where a click leads; without it to the documents of the case. */
  readonly documentId?: string
}

/** The owners of what was asked for, each once, however much of it is theirs. */
export async function tellOwners(world: NotifyWorld, tx: Tx, caseId: string, asked: ReadonlyArray<Pick<CategoryNews, 'debtor'>>, act: CategoryNews['act']): Promise<void> {
  const owners = new Set(asked.map(({ debtor }) => debtor))
  for (const debtor of owners.has(null) ? [null] : owners) await tellClients(world, tx, { caseId, debtor, act })
}

export async function tellClients(world: NotifyWorld, tx: Tx, { caseId, debtor, act, documentId }: CategoryNews): Promise<void> {
  for (const follower of await followersOf(tx, caseId)) {
    if (!maySee(follower.debtor, { debtor })) continue
    await notify(world, tx, {
      firmId: follower.firmId, accountId: follower.accountId, caseId, type: act === 'comment' ? 'comment' : 'document', description: newsOf(act),
      ...(documentId === undefined ? {} : { destinationId: documentId }),
    })
  }
}
