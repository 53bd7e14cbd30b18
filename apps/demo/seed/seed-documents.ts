import { sql } from 'kysely'
import { courseOfCategory } from '#features/documents/rules/certificate.ts'
import type { Decision } from '#features/documents/rules/review/review.ts'
import { decideDocument } from '#features/documents/server/review/decide/decide-document.ts'
import { sendDocument } from '#features/documents/server/review/ask/send-document.ts'
import { uploadDocument } from '#features/documents/server/upload/upload-document.ts'
import type { DocumentsDeps, ReviewDeps } from '#features/documents/server/deps.ts'
import { calendarDay, daysAfter } from '#lib/dates.ts'
import type { DemoIds, SeedDeps } from './seed-demo-data.ts'

const escaped = (text: string) => text.replace(/[\\()]/g, (character) => `\\${character}`)

type PapersDeps = SeedDeps & DocumentsDeps & ReviewDeps

interface DemoDocument {
  readonly category: string
  readonly name: string
  readonly decision?: Decision
  readonly comment?: string
  /** For an accepted certificate: the calendar day on which the course was completed. */
  readonly completedOn?: string
  /** True when the client has opened the attorney's comment. */
  readonly isOpened?: boolean
}

const rosasPapers: readonly DemoDocument[] = [
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

const sentToRosa: readonly Omit<DemoDocument, 'category'>[] = [
  { name: 'Required notice 342b.pdf', isOpened: true },
  {
    name: 'Draft petition.pdf',
    comment:
      'This is the first draft of your petition. Please read it at your own pace, and write down what is not right. We go through it together before you sign.',
  },
]

/** Uses the same use cases as clients and firms. */
export async function seedDocuments(deps: PapersDeps, demoData: DemoIds): Promise<void> {
  const { rosa, marcus, elena } = demoData.accounts
  for (const { name, comment, isOpened } of sentToRosa) {
    const { id } = await sendDocument(deps, {
      caseId: demoData.cases.rosa,
      firmId: demoData.firms.hollis,
      fileName: name,
      content: streamOnce(createSheet(name)),
      ...(comment === undefined ? {} : { comment }),
    })
    if (isOpened) await open(deps, id, rosa)
  }
  for (const document of rosasPapers)
    await uploadDemoDocument(deps, rosa, demoData.cases.rosa, document)
  for (const [debtor, accountId] of [
    [1, marcus],
    [2, elena],
  ] as const) {
    const { rows } = await sql<{ key: string; name: string }>`
      select template_key as key, name from document_category where case_id = ${demoData.cases.whitfield} and requirement = 'required'
        and (debtor = ${debtor} or (debtor is null and ${debtor} = 1)) order by position`.execute(
      deps.database.db,
    )
    for (const { key, name } of rows) {
      const completedOn =
        courseOfCategory(key) === undefined ? {} : { completedOn: getEarlierTime(deps) }
      await uploadDemoDocument(deps, accountId, demoData.cases.whitfield, {
        category: key,
        name: `${name}.pdf`,
        decision: 'accept',
        ...completedOn,
      })
    }
  }
  await forgetOldNews(deps, demoData)
}

/** Returns the day 60 days ago. A certificate with this completion date is still valid. */
function getEarlierTime({ clock }: PapersDeps): string {
  return calendarDay(daysAfter(clock.now(), -60), 'America/New_York')
}

/** Marks old notifications as read. Rosa keeps one unread notification, the Whitfields none. */
async function forgetOldNews(
  { database }: PapersDeps,
  { accounts, cases }: DemoIds,
): Promise<void> {
  await sql`
    insert into document_opened (document_id, account_id, firm_id)
    select d.id, p.account_id, d.firm_id
    from document d
    join participant p on p.case_id = d.case_id
    where d.case_id = ${cases.whitfield}`.execute(database.db)
  await sql`update notification set read_at = created_at, delivered_at = created_at where account_id = ${accounts.rosa}
    and id <> (select id from notification where account_id = ${accounts.rosa} order by created_at desc, id desc limit 1)`.execute(
    database.db,
  )
  // A document sent back in the first minutes of a demo must create a new notification.
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

async function uploadDemoDocument(
  deps: PapersDeps,
  accountId: string,
  caseId: string,
  { category, name, decision, comment, completedOn, isOpened }: DemoDocument,
): Promise<void> {
  const { rows } = await sql<{ id: string; firmId: string }>`
    select
      c.id,
      c.firm_id
    from participant p
    join document_category c
      on c.firm_id = p.firm_id
      and c.case_id = p.case_id
    where p.account_id = ${accountId}
      and p.case_id = ${caseId}
      and c.template_key = ${category}
      and (c.debtor is null or c.debtor = p.debtor)`.execute(deps.database.db)
  const [place] = rows
  if (!place) throw new Error(`The demo case has no category ${category}`)
  const source = {
    ip: '127.0.0.1',
    requestId: 'demo-seed',
    background: false,
    language: 'en',
    userAgent: '',
  } as const
  const answer = await uploadDocument(
    deps,
    { kind: 'client', source, accountId, sessionId: deps.ids.rowId() },
    { fileName: name, declaredType: 'application/pdf', content: streamOnce(createSheet(name)) },
    { caseId, categoryId: place.id, batch: deps.ids.rowId(), uploadKey: undefined },
  )
  const documentId = answer.uploadedDocument?.id
  if (documentId === undefined)
    throw new Error(`The demo document was refused: ${answer.errorMessage}`)
  if (decision !== undefined)
    await deps.database.transact((tx) =>
      decideDocument(deps, tx, {
        documentId,
        firmId: place.firmId,
        decision,
        ...(comment === undefined ? {} : { comment }),
        ...(completedOn === undefined ? {} : { completedOn }),
      }),
    )
  if (isOpened) await open(deps, documentId, accountId)
}

async function open(
  { database }: PapersDeps,
  documentId: string,
  accountId: string,
): Promise<void> {
  await sql`
    insert into document_opened (document_id, account_id, firm_id)
    select id, ${accountId}, firm_id
    from document
    where id = ${documentId}`.execute(database.db)
}

function createSheet(name: string): Uint8Array {
  return samplePdf([name.replace('.pdf', ''), 'A sample for the demo. Nothing on it is real.'])
}

async function* streamOnce(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

/** Makes a PDF of plain English lines. The first line is the heading. */
function samplePdf(lines: readonly string[]): Uint8Array {
  const [heading = '', ...rest] = lines
  const page = [
    `BT /F1 20 Tf 72 700 Td (${escaped(heading)}) Tj`,
    ...rest.map((line, index) => `/F1 12 Tf 0 ${index === 0 ? -36 : -20} Td (${escaped(line)}) Tj`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return new TextEncoder().encode(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
