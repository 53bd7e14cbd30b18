// Tells the people of a case of news about documents: both of what they share, of their own each alone.
import { staffActors } from '#features/cases/server/firm-of-case.ts'
import { followersOf } from '#features/cases/server/participants/participants.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { NewsSubject } from '#features/notifications/rules/news.ts'
import type { NotifyWorld } from '#features/notifications/server/deps.ts'
import type { Tx } from '#ports/database.ts'
import { categorySubject, documentSubject, type DocumentNewsKind } from '../rules/document-news.ts'
import { maySee } from '../rules/categories/document-tree.ts'

export interface DocumentNews {
  readonly kind: DocumentNewsKind
  /** The member of staff who acted; left out when no person did. */
  readonly staffId?: string
  readonly document: {
    readonly id: string
    readonly caseId: string
    /** Whose category it lies in; null for what both share. */
    readonly debtor: 1 | 2 | null
    readonly name: string
  }
}

/** Everybody who may see the document. A click leads to it. */
export async function tellClients(
  world: NotifyWorld,
  tx: Tx,
  { kind, staffId, document }: DocumentNews,
): Promise<void> {
  const actors = await actorsOf(tx, staffId)
  for (const { debtor, firmId, accountId } of await followersOf(tx, document.caseId)) {
    if (!maySee(debtor, document)) continue
    const type = kind === 'document.commented' ? 'comment' : 'document'
    const params = { actors, objects: [documentSubject(document)] }
    await notify(world, tx, {
      firmId,
      accountId,
      caseId: document.caseId,
      type,
      kind,
      params,
      destinationId: document.id,
    })
  }
}

export interface RequestNews {
  readonly kind: 'document.requested' | 'document.needed'
  readonly caseId: string
  /** Who of the firm asked; left out where answers did. */
  readonly staffId?: string
  readonly asked: ReadonlyArray<{
    readonly id: string
    readonly debtor: 1 | 2 | null
    readonly templateKey: string
    readonly name: string
  }>
}

/** Everybody of what is asked of them, and only of that. */
export async function tellOwners(
  world: NotifyWorld,
  tx: Tx,
  { kind, caseId, staffId, asked }: RequestNews,
): Promise<void> {
  if (asked.length === 0) return
  const actors = await actorsOf(tx, staffId)
  // Names of what answers made needed would tell what was answered.
  const subjectOf = kind === 'document.needed' ? ({ id }: NewsSubject) => ({ id }) : categorySubject
  for (const { debtor, firmId, accountId } of await followersOf(tx, caseId)) {
    const objects = asked.filter((category) => maySee(debtor, category)).map(subjectOf)
    if (objects.length > 0)
      await notify(world, tx, {
        firmId,
        accountId,
        caseId,
        type: 'document',
        kind,
        params: { actors, objects },
      })
  }
}

async function actorsOf(tx: Tx, staffId: string | undefined): Promise<readonly NewsSubject[]> {
  return staffId === undefined ? [] : staffActors(tx, staffId)
}
