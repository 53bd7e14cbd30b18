// Gives the demo people papers, so that their lists show what a list can show: sent, accepted, sent back with a word from the attorney, sent by the firm.
import { sql } from 'kysely'
import { courseOfCategory } from '#features/documents/rules/certificate.ts'
import type { Decision } from '#features/documents/rules/review.ts'
import { decideDocument } from '#features/documents/server/review/decide-document.ts'
import { sendDocument } from '#features/documents/server/review/send-document.ts'
import { uploadDocument } from '#features/documents/server/upload/upload-document.ts'
import type { DocumentsWorld, ReviewWorld } from '#features/documents/server/deps.ts'
import { calendarDay, daysAfter } from '#lib/dates.ts'
import type { CastIds, CastWorld } from './seed-demo-data.ts'
import { samplePdf } from './sample-pdf.ts'

type PapersWorld = CastWorld & DocumentsWorld & ReviewWorld

interface Paper {
  readonly category: string
  readonly name: string
  readonly decision?: Decision
  readonly comment?: string
  /** Of an accepted certificate: the calendar day the course was finished. */
  readonly completedOn?: string
  /** True when its owner has looked at what the attorney said. */
  readonly isOpened?: boolean
}

const rosasPapers: readonly Paper[] = [
  { category: 'identity.photo-id', name: 'Driver license.pdf', decision: 'accept', isOpened: true },
  {
    category: 'identity.social-security',
    name: 'Social Security card.pdf',
    decision: 'accept',
    comment: 'Thank you, this is clear and complete.',
    isOpened: true,
  },
  {
    category: 'income.pay-stubs-60-days',
    name: 'Pay stub Oct 16.pdf',
    decision: 'reject',
    comment:
      'The bottom of the page is cut off, so I cannot see the year-to-date total. Please take the photo again with all four corners showing. A printout from payroll works too.',
  },
  { category: 'income.pay-stubs-60-days', name: 'Pay stub Oct 30.pdf' },
]

const sentToRosa: readonly Omit<Paper, 'category'>[] = [
  { name: 'Required notice 342b.pdf', isOpened: true },
  {
    name: 'Draft petition.pdf',
    comment:
      'This is the first draft of your petition. Please read it at your own pace, and write down what is not right. We go through it together before you sign.',
  },
]

/** Through the same use cases as a client's own upload and the firm's own acts. */
export async function seedPapers(world: PapersWorld, cast: CastIds): Promise<void> {
  const { rosa, marcus, elena } = cast.accounts
  for (const { name, comment, isOpened } of sentToRosa) {
    const { id } = await sendDocument(world, {
      caseId: cast.cases.rosa,
      fileName: name,
      content: piece(sheet(name)),
      ...(comment === undefined ? {} : { comment }),
    })
    if (isOpened) await open(world, id, rosa)
  }
  for (const paper of rosasPapers) await hand(world, rosa, cast.cases.rosa, paper)
  for (const [debtor, accountId] of [
    [1, marcus],
    [2, elena],
  ] as const) {
    const { rows } = await sql<{ key: string; name: string }>`
      select template_key as key, name from document_category where case_id = ${cast.cases.whitfield} and requirement = 'required'
        and (debtor = ${debtor} or (debtor is null and ${debtor} = 1)) order by position`.execute(
      world.database.db,
    )
    for (const { key, name } of rows) {
      const completedOn =
        courseOfCategory(key) === undefined ? {} : { completedOn: someTimeAgo(world) }
      await hand(world, accountId, cast.cases.whitfield, {
        category: key,
        name: `${name}.pdf`,
        decision: 'accept',
        ...completedOn,
      })
    }
  }
  await forgetOldNews(world, cast)
}

/** A day before the case was filed, and not so long ago that the certificate is out of date. */
function someTimeAgo({ clock }: PapersWorld): string {
  return calendarDay(daysAfter(clock.now(), -60), 'America/New_York')
}

/** What the cast was told long ago: Rosa has one thing left to read, the Whitfields nothing at all. */
async function forgetOldNews(
  { database }: PapersWorld,
  { accounts, cases }: CastIds,
): Promise<void> {
  await sql`insert into document_opened (document_id, account_id)
    select d.id, p.account_id from document d join participant p on p.case_id = d.case_id where d.case_id = ${cases.whitfield}`.execute(
    database.db,
  )
  await sql`update notification set read_at = created_at, delivered_at = created_at where account_id = ${accounts.rosa}
    and id <> (select id from notification where account_id = ${accounts.rosa} order by created_at desc, id desc limit 1)`.execute(
    database.db,
  )
  // It is old news too: what is sent back in the first minutes of a demo is a notification of its own.
  await sql`update notification set began_at = null where account_id = ${accounts.rosa}`.execute(
    database.db,
  )
  await sql`delete from notification where account_id in (${accounts.marcus}, ${accounts.elena})`.execute(
    database.db,
  )
  await sql`delete from notice_due where account_id in (${accounts.marcus}, ${accounts.elena})`.execute(
    database.db,
  )
}

async function hand(
  world: PapersWorld,
  accountId: string,
  caseId: string,
  { category, name, decision, comment, completedOn, isOpened }: Paper,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select c.id from document_category c join participant p on p.case_id = c.case_id and p.account_id = ${accountId}
    where c.case_id = ${caseId} and c.template_key = ${category} and (c.debtor is null or c.debtor = p.debtor)`.execute(
    world.database.db,
  )
  const [place] = rows
  if (!place) throw new Error(`The cast's case has no category ${category}`)
  const source = {
    ip: '127.0.0.1',
    requestId: 'cast',
    background: false,
    language: 'en',
    userAgent: '',
  } as const
  const answer = await uploadDocument(
    world,
    { kind: 'client', source, accountId, sessionId: world.ids.rowId() },
    { fileName: name, declaredType: 'application/pdf', content: piece(sheet(name)) },
    { caseId, categoryId: place.id, batch: world.ids.rowId(), uploadKey: undefined },
  )
  const documentId = answer.uploadedDocument?.id
  if (documentId === undefined)
    throw new Error(`The cast's paper was refused: ${answer.errorMessage}`)
  if (decision !== undefined)
    await world.database.transact((tx) =>
      decideDocument(world, tx, {
        documentId,
        decision,
        ...(comment === undefined ? {} : { comment }),
        ...(completedOn === undefined ? {} : { completedOn }),
      }),
    )
  if (isOpened) await open(world, documentId, accountId)
}

async function open(
  { database }: PapersWorld,
  documentId: string,
  accountId: string,
): Promise<void> {
  await sql`insert into document_opened (document_id, account_id) values (${documentId}, ${accountId})`.execute(
    database.db,
  )
}

function sheet(name: string): Uint8Array {
  return samplePdf([name.replace('.pdf', ''), 'A sample for the demo. Nothing on it is real.'])
}

async function* piece(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
