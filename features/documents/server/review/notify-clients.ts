// Notifies both debtors about shared documents. Notifies only the owner about their own documents.
import { staffActors } from '#features/cases/server/firm-of-case.ts'
import { listFollowers, listPeople } from '#features/cases/server/participants/participants.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { NewsSubject } from '#features/notifications/rules/news.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import type { Tx } from '#ports/database.ts'
import {
  categorySubject,
  documentSubject,
  type DocumentNewsKind,
} from '../../rules/document-news.ts'
import { canSeeCategory } from '../../rules/categories/document-tree.ts'
import { listAddressed } from '../../rules/checklist/letter-readers.ts'

export interface DocumentNews {
  readonly kind: DocumentNewsKind
  /** The staff member who acted; undefined when no person did. */
  readonly staffId?: string
  readonly document: {
    readonly id: string
    readonly firmId: string
    readonly caseId: string
    readonly debtor: 1 | 2 | null
    readonly name: string
  }
}

/** Notifies all who may see the document. The news links to it. */
export async function notifyClients(
  deps: NotifyDeps,
  tx: Tx,
  { kind, staffId, document }: DocumentNews,
): Promise<void> {
  const { firmId, caseId } = document
  const followers = await listFollowers(tx, document)
  if (followers.length === 0) return
  const actors = await listActors(tx, firmId, staffId)
  for (const { debtor, accountId } of followers) {
    if (!canSeeCategory(debtor, document)) continue
    const type = kind === 'document.commented' ? 'comment' : 'document'
    const params = { actors, objects: [documentSubject(document)] }
    await notify(deps, tx, {
      firmId,
      accountId,
      caseId,
      type,
      kind,
      params,
      destinationId: document.id,
    })
  }
}

export interface RequestNews {
  readonly kind: 'document.requested' | 'document.needed' | 'document.missing'
  readonly caseId: string
  readonly firmId: string
  /** Undefined if the questionnaire answers made the request. */
  readonly staffId?: string
  readonly asked: ReadonlyArray<{
    readonly id: string
    readonly debtor: 1 | 2 | null
    readonly templateKey: string
    readonly name: string
  }>
}

/**
 * Notifies each debtor only about their own requests. A shared request is no news for a debtor whose
 * part of the case has ended while that of the spouse goes on.
 */
export async function notifyOwners(
  deps: NotifyDeps,
  tx: Tx,
  { kind, caseId, firmId, staffId, asked: categories }: RequestNews,
): Promise<void> {
  if (categories.length === 0) return
  const followers = await listFollowers(tx, { caseId, firmId })
  if (followers.length === 0) return
  const people = await listPeople(tx, { caseId, firmId })
  const addressed = new Set(listAddressed(people).map(({ debtor }) => debtor))
  const actors = await listActors(tx, firmId, staffId)
  // Omits the names of documents that answers require, because they would reveal the answers. A
  // letter is one piece of news, whatever it asks for.
  const getSubject =
    kind === 'document.requested' ? categorySubject : ({ id }: NewsSubject) => ({ id })
  for (const { debtor, accountId } of followers) {
    const own = categories.filter(
      (category) =>
        canSeeCategory(debtor, category) && (addressed.has(debtor) || category.debtor === debtor),
    )
    const objects = (kind === 'document.missing' ? own.slice(0, 1) : own).map(getSubject)
    if (objects.length > 0)
      await notify(deps, tx, {
        firmId,
        accountId,
        caseId,
        type: 'document',
        kind,
        params: { actors, objects },
      })
  }
}

async function listActors(
  tx: Tx,
  firmId: string,
  staffId: string | undefined,
): Promise<readonly NewsSubject[]> {
  return staffId === undefined ? [] : staffActors(tx, { firmId, staffId })
}
