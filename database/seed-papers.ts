// Gives the demo people papers, so that its lists show what a list can show: sent, accepted, sent back with a word from the attorney.
import { sql } from 'kysely'
import { notify } from '#features/notifications/server/notify.ts'
import { uploadDocument } from '#features/documents/server/upload-document.ts'
import type { DocumentsWorld } from '#features/documents/server/world.ts'
import type { NotifyWorld } from '#features/notifications/server/world.ts'
import type { CastIds, CastWorld } from './seed-cast.ts'
import { samplePdf } from './sample-pdf.ts'

interface Paper {
  readonly category: string
  readonly name: string
  readonly status: 'Pending' | 'Accepted' | 'Rejected'
  readonly comment?: string
}

const rosasPapers: readonly Paper[] = [
  { category: 'identity.photo-id', name: 'Driver license.pdf', status: 'Accepted' },
  { category: 'identity.social-security', name: 'Social Security card.pdf', status: 'Accepted' },
  {
    category: 'income.pay-stubs-60-days', name: 'Pay stub Oct 16.pdf', status: 'Rejected',
    comment: 'The bottom of the page is cut off, so I cannot see the year-to-date total. Please take the photo again with all four corners showing. A printout from payroll works too.',
  },
  { category: 'income.pay-stubs-60-days', name: 'Pay stub Oct 30.pdf', status: 'Pending' },
]

/** Through the same use case as a client's own upload; the firm's decisions are written as the workspace will write them. */
export async function seedPapers(world: CastWorld & DocumentsWorld & NotifyWorld, cast: CastIds): Promise<void> {
  let commentedId: string | undefined
  for (const paper of rosasPapers) {
    const id = await hand(world, cast.accounts.rosa, cast.cases.rosa, paper)
    if (paper.comment !== undefined) commentedId = id
  }
  for (const [debtor, accountId] of [[1, cast.accounts.marcus], [2, cast.accounts.elena]] as const) {
    const { rows } = await sql<{ key: string; name: string }>`
      select template_key as key, name from document_category where case_id = ${cast.cases.whitfield} and requirement = 'required'
        and (debtor = ${debtor} or (debtor is null and ${debtor} = 1)) order by position`.execute(world.database.db)
    for (const { key, name } of rows) await hand(world, accountId, cast.cases.whitfield, { category: key, name: `${name}.pdf`, status: 'Accepted' })
  }
  await world.database.transact(async (tx) => {
    const { rows } = await sql<{ firmId: string }>`select firm_id as "firmId" from legal_case where id = ${cast.cases.rosa}`.execute(tx)
    await notify(world, tx, {
      firmId: rows[0]?.firmId ?? '', accountId: cast.accounts.rosa, caseId: cast.cases.rosa, type: 'comment',
      description: { en: 'Your attorney left a comment on a document', es: 'Su abogado dejó un comentario sobre un documento' }, ...(commentedId === undefined ? {} : { destinationId: commentedId }),
    })
  })
}

/** Answers the document's id. */
async function hand(world: DocumentsWorld, accountId: string, caseId: string, paper: Paper): Promise<string> {
  const { db } = world.database
  const { rows } = await sql<{ id: string }>`
    select c.id from document_category c join participant p on p.case_id = c.case_id and p.account_id = ${accountId}
    where c.case_id = ${caseId} and c.template_key = ${paper.category} and (c.debtor is null or c.debtor = p.debtor)`.execute(db)
  const [category] = rows
  if (!category) throw new Error(`The cast's case has no category ${paper.category}`)
  const source = { ip: '127.0.0.1', requestId: 'cast', background: false, language: 'en', userAgent: '' } as const
  const content = samplePdf([paper.name.replace('.pdf', ''), 'A sample for the demo. Nothing on it is real.'])
  const answer = await uploadDocument(
    world, { kind: 'client', source, accountId, sessionId: world.ids.rowId() },
    { fileName: paper.name, declaredType: 'application/pdf', content: piece(content) },
    { caseId, categoryId: category.id, batch: world.ids.rowId(), uploadKey: undefined },
  )
  const documentId = answer.uploadedDocument?.id
  if (documentId === undefined) throw new Error(`The cast's paper was refused: ${answer.errorMessage}`)
  if (paper.status === 'Pending') return documentId
  await sql`update document set status = ${paper.status}, decided_at = portal_now() where id = ${documentId}`.execute(db)
  if (paper.comment === undefined) return documentId
  await sql`insert into document_comment (id, firm_id, document_id, staff_id, comment)
    select ${world.ids.rowId()}, d.firm_id, d.id, l.attorney_id, ${paper.comment} from document d join legal_case l on l.id = d.case_id where d.id = ${documentId}`.execute(db)
  return documentId
}

async function* piece(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
