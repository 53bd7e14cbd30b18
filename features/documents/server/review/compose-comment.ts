import { listPeople } from '#features/cases/server/participants/participants.ts'
import type { Language } from '#lib/language.ts'
import type { Tx } from '#ports/database.ts'
import type { ReviewDeps } from '../deps.ts'
import { getReasonText } from './review-reasons.ts'
import type { HeldDocument } from './review.store.ts'
import { checkedComment } from './write-comment.ts'

export interface TypedComment {
  /** The key of a standard reason (spec: documents#standard-reasons). */
  readonly reasonKey?: string
  readonly comment?: string
}

/** A standard reason in the client's language, then what staff typed. Undefined without both. */
export async function composeComment(
  deps: ReviewDeps,
  tx: Tx,
  document: HeldDocument,
  { reasonKey, comment }: TypedComment,
): Promise<string | undefined> {
  if (reasonKey === undefined) return comment === undefined ? undefined : checkedComment(comment)
  const language = await readLanguage(deps, tx, document)
  const reason = await getReasonText(tx, document.firmId, { key: reasonKey, language })
  return checkedComment(comment === undefined ? reason : `${reason}\n\n${comment}`)
}

/** Language of the owner of the document, otherwise of its sender. */
export async function readLanguage(
  deps: ReviewDeps,
  tx: Tx,
  document: Pick<HeldDocument, 'caseId' | 'firmId' | 'debtor' | 'senderDebtor'>,
): Promise<Language> {
  const debtor = document.debtor ?? document.senderDebtor ?? 1
  const people = await listPeople(tx, document)
  const client = people.find((person) => person.debtor === debtor)
  const contact = client?.accountId ? await deps.findContact(tx, client.accountId) : undefined
  return contact?.language ?? client?.language ?? 'en'
}
