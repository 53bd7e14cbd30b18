// Draws and stores the documents of the stories, encrypted as uploads are, and writes their rows.
import { sql } from 'kysely'
import { sealText } from '#features/cases/server/firm-of-case.ts'
import { documentSubject } from '#features/documents/rules/document-news.ts'
import { fileTypes } from '#features/documents/rules/files/file-types.ts'
import { singleFileLimitBytes } from '#features/documents/rules/upload-limits.ts'
import { commentContext } from '#features/documents/server/review/sealed-comments.ts'
import { limitConcurrency } from '#lib/turns.ts'
import type { Tx } from '#ports/database.ts'
import type { FileVault } from '#ports/file-vault.ts'
import { getKind, usualKinds, type DocumentKind } from './document-kinds.ts'
import { drawPdf } from './draw-pdf.ts'
import { drawPhoto } from './draw-photo.ts'
import { insertRows, toBytes, type NewRow } from '../insert-rows.ts'
import type { CaseloadContext, PlacedCase, PlacedPerson } from '../placed-case.ts'
import { getOwner, type SheetOwner } from './sheets.ts'

interface Category {
  readonly id: string
  readonly caseId: string
  readonly templateKey: string
  readonly debtor: 1 | 2 | null
  readonly isRequired: boolean
}

interface PlannedDocument {
  readonly id: string
  readonly placed: PlacedCase
  readonly category: Category
  readonly person: PlacedPerson & { readonly accountId: string }
  readonly kind: DocumentKind
  readonly status: 'Accepted' | 'Pending' | 'Rejected' | 'Review'
  readonly comment: string | undefined
  readonly daysAgo: number
  /** YYYY-MM-DD, of a certificate. */
  readonly completedOn: string | undefined
  /** YYYY-MM-DD. The days in the document are before it. */
  readonly madeOn: string
}

const maxConcurrentFiles = 8
const kindsOfCourses = { first: 'certificate', second: 'secondCertificate' } as const

export async function placeDocuments(
  context: CaseloadContext & { readonly vault: FileVault },
  cases: readonly PlacedCase[],
): Promise<void> {
  const categories = await listCategories(context, cases)
  const planned = cases.flatMap((placed) =>
    planDocuments(context, placed, categories.get(placed.id) ?? []),
  )
  const inTurn = limitConcurrency({
    maxConcurrent: maxConcurrentFiles,
    maxQueued: planned.length,
    turnedAway: () => new Error('Too many documents'),
  })
  const rows = await Promise.all(
    planned.map((document, index) => inTurn(() => storeDocument(context, document, index))),
  )
  const { tx } = context
  await insertRows(tx, 'document', rows)
  await markRestNotNeeded(tx, cases)
  await insertRows(tx, 'document_opened', planned.flatMap(toOpened(context)))
  await insertRows(tx, 'document_comment', planned.flatMap(toComment(context)))
  await insertRows(tx, 'notification', planned.flatMap(toNotification(context)))
}

async function listCategories(
  { tx }: CaseloadContext,
  cases: readonly PlacedCase[],
): Promise<ReadonlyMap<string, readonly Category[]>> {
  const { rows } = await sql<Category>`
    select
      id,
      case_id,
      template_key,
      debtor,
      requirement = 'required' as is_required
    from document_category
    where case_id = any(${cases.map(({ id }) => id)}::uuid[])
    order by position`.execute(tx)
  return Map.groupBy(rows, ({ caseId }) => caseId)
}

/** A category that has a document stays required. */
async function markRestNotNeeded(tx: Tx, cases: readonly PlacedCase[]): Promise<void> {
  const ids = cases.flatMap(({ id, story }) => (story.documents?.isRestNotNeeded ? [id] : []))
  await sql`
    update document_category c
    set requirement = 'notNeeded', requirement_by = 'firm'
    where c.case_id = any(${ids}::uuid[])
      and c.requirement = 'required'
      and not exists (
        select from document d
        where d.firm_id = c.firm_id and d.category_id = c.id
      )`.execute(tx)
}

type Decided = Pick<PlannedDocument, 'status' | 'comment' | 'daysAgo' | 'completedOn'>

function planDocuments(
  { deps, days }: CaseloadContext,
  placed: PlacedCase,
  categories: readonly Category[],
): readonly PlannedDocument[] {
  const { story, people } = placed
  const { documents = {}, firstCourseDaysAgo, secondCourseDaysAgo } = story
  const visited = story.visitedDaysAgo ?? 0
  const joined = story.joinedDaysAgo ?? 0
  const plan = (kind: DocumentKind, category: Category, decided: Decided): PlannedDocument => {
    const person = people.find(({ debtor }) => debtor === (category.debtor ?? 1))
    const { accountId } = person ?? {}
    if (!person || accountId === undefined) throw new Error(`${story.about} has no account`)
    const id = deps.ids.rowId()
    const madeOn = decided.completedOn ?? days.day(-decided.daysAgo)
    return { id, placed, category, person: { ...person, accountId }, kind, madeOn, ...decided }
  }
  const listPlaces = (kind: DocumentKind) =>
    categories.filter(({ templateKey }) => templateKey === getKind(kind).category)
  /** One place for a kind; the debtors of a joint case take turns. */
  const pickPlace = (kind: DocumentKind, turn: number): Category => {
    const places = listPlaces(kind)
    const place = places[turn % places.length]
    if (!place) throw new Error(`A case of chapter ${story.chapter} has no place for ${kind}`)
    return place
  }
  const open = { comment: undefined, completedOn: undefined }

  const accepted = listAccepted(documents.accepted, listPlaces).map(([kind, category], index) =>
    plan(kind, category, {
      ...open,
      status: 'Accepted',
      daysAgo: Math.max(visited, joined - 1 - (index % 6)),
    }),
  )
  const toReview = (documents.toReview ?? []).map((kind, index) =>
    plan(kind, pickPlace(kind, index), {
      ...open,
      status: 'Pending',
      daysAgo: Math.min(joined, visited + (index % 4)),
    }),
  )
  const decided = (['sentBack', 'questioned'] as const).flatMap((decision) =>
    (documents[decision] ?? []).map(([kind, comment], index) =>
      plan(kind, pickPlace(kind, index), {
        ...open,
        status: decision === 'sentBack' ? 'Rejected' : 'Review',
        comment,
        daysAgo: Math.min(joined, visited + 4),
      }),
    ),
  )
  const certificates = (
    [
      ['first', firstCourseDaysAgo],
      ['second', secondCourseDaysAgo],
    ] as const
  ).flatMap(([course, daysAgo]) => {
    if (daysAgo === undefined) return []
    const kind = kindsOfCourses[course]
    return listPlaces(kind)
      .filter(({ debtor }) => debtor === 1 || !story.isSpouseCourseOpen)
      .map((category) =>
        plan(kind, category, {
          status: 'Accepted',
          comment: undefined,
          daysAgo,
          completedOn: days.day(-daysAgo),
        }),
      )
  })
  return [...accepted, ...toReview, ...decided, ...certificates]
}

function listAccepted(
  accepted: 'all' | readonly DocumentKind[] | undefined,
  listPlaces: (kind: DocumentKind) => readonly Category[],
): ReadonlyArray<readonly [DocumentKind, Category]> {
  const kinds = accepted === 'all' ? usualKinds : (accepted ?? [])
  return kinds.flatMap((kind) =>
    listPlaces(kind)
      .filter(({ isRequired }) => isRequired || accepted !== 'all')
      .map((category) => [kind, category] as const),
  )
}

async function storeDocument(
  { deps, days, vault }: CaseloadContext & { readonly vault: FileVault },
  planned: PlannedDocument,
  index: number,
): Promise<NewRow> {
  const { id, placed, category, person, kind, status, daysAgo, completedOn, madeOn } = planned
  const { firm, index: caseIndex } = placed
  const { draw, photo } = getKind(kind)
  const pages = draw(toOwner(person, caseIndex, madeOn))
  const [page] = pages
  const content =
    photo === undefined || !page
      ? drawPdf(pages)
      : await drawPhoto(page, photo === 'sound' ? undefined : photo)
  const fileKey = deps.secrets.newFileKey(firm.id, firm.sealedKey, id)
  const seal = { key: fileKey.key, binding: `${firm.id}|${id}` }
  const file = await vault.stage(id, once(content), seal, singleFileLimitBytes)
  if (file === 'too-large') throw new Error(`The document ${kind} is too large`)
  await vault.commit(id)
  const uploadedAt = days.at(daysAgo, index)
  return {
    id,
    firm_id: firm.id,
    case_id: placed.id,
    category_id: category.id,
    account_id: person.accountId,
    name: getName(planned),
    mime_type: fileTypes[photo === undefined ? 'pdf' : 'jpg'].mimeType,
    bytes: file.bytes,
    sha256: file.sha256,
    status,
    scan_state: 'unscanned',
    sealed_key: toBytes(fileKey.sealed),
    uploaded_at: uploadedAt,
    decided_at: status === 'Pending' ? null : days.at(Math.max(0, daysAgo - 1), index),
    flags: [],
    completed_on: completedOn ?? null,
  }
}

function toOwner({ name }: PlacedPerson, caseIndex: number, today: string): SheetOwner {
  const address = { street: `${12 + caseIndex * 3} Harbor Lane`, place: 'Brooklyn, NY 11201' }
  return getOwner(name, address, caseIndex, today)
}

function getName({ kind, person, placed, madeOn }: PlannedDocument): string {
  const { name } = getKind(kind)
  return typeof name === 'string' ? name : name(toOwner(person, placed.index, madeOn))
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

/** Clients have read the decisions that were made before their last visit. */
const toOpened =
  ({ days }: CaseloadContext) =>
  ({ id, placed, category, status, daysAgo }: PlannedDocument): readonly NewRow[] => {
    const visited = placed.story.visitedDaysAgo ?? 0
    if (status !== 'Accepted' || daysAgo <= visited) return []
    return placed.people
      .filter(({ debtor }) => category.debtor === null || category.debtor === debtor)
      .map(({ accountId }) => ({
        document_id: id,
        account_id: accountId,
        firm_id: placed.firm.id,
        opened_at: days.at(visited, placed.index),
      }))
  }

const toComment =
  ({ deps, days }: CaseloadContext) =>
  ({ id, placed, comment, daysAgo }: PlannedDocument, index: number): readonly NewRow[] => {
    if (comment === undefined) return []
    const commentId = deps.ids.rowId()
    const sealing = { firmId: placed.firm.id, firmKey: placed.firm.sealedKey }
    const sealed = sealText(deps, sealing, commentContext({ id: commentId }), comment)
    return [
      {
        id: commentId,
        firm_id: placed.firm.id,
        document_id: id,
        staff_id: placed.paralegalId,
        comment_sealed: toBytes(sealed),
        created_at: days.at(Math.max(0, daysAgo - 1), index),
      },
    ]
  }

/** The client reads in the portal that a document came back. */
const toNotification =
  ({ deps, days }: CaseloadContext) =>
  (document: PlannedDocument, index: number): readonly NewRow[] => {
    const { id, placed, person, status, comment, daysAgo } = document
    if (comment === undefined) return []
    const { firm, paralegalId } = placed
    return [
      {
        id: deps.ids.rowId(),
        firm_id: firm.id,
        account_id: person.accountId,
        case_id: placed.id,
        destination_id: id,
        type: 'document',
        kind: status === 'Rejected' ? 'document.sent-back' : 'document.questioned',
        params: {
          actors: [{ id: paralegalId, name: firm.nameOf(paralegalId) }],
          objects: [documentSubject({ id, name: getName(document) })],
        },
        display_type: 1,
        created_at: days.at(Math.max(0, daysAgo - 1), index),
      },
    ]
  }
