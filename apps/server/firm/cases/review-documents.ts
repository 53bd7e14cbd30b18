import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { getFileState } from '#features/documents/rules/files/file-state.ts'
import type { Requirement } from '#features/documents/rules/records.ts'
import type { Decision } from '#features/documents/rules/review/review.ts'
import { getFirmOfDocument } from '#features/documents/server/files/firm-of-document.ts'
import { commentOnDocument } from '#features/documents/server/review/comment-on-document.ts'
import { dropHeldDecision } from '#features/documents/server/review/decide/apply-decisions.ts'
import { decideDocument } from '#features/documents/server/review/decide/decide-document.ts'
import { listForReview } from '#features/documents/server/review/decide/list-for-review.ts'
import { requestDocument } from '#features/documents/server/review/ask/request-document.ts'
import { sendDocument } from '#features/documents/server/review/ask/send-document.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { Problem } from '#lib/problem.ts'
import type { AppDeps } from '../../app-deps.ts'
import { asStaff, readStaff, wantedCase } from '../staff.ts'
import { formatTable } from '../table.ts'
import type { ActKind, Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

type Option =
  | 'comment'
  | 'reason'
  | 'completed'
  | 'needs'
  | 'category'
  | 'debtor'
  | 'as'
  | 'title'
  | 'description'
  | 'period'
  | 'why'
  | 'help'
  | 'folder'
  | 'file'
  | 'staff'

export type ReviewValues = Readonly<Partial<Record<Option, string | undefined>>>

const reviewUsage = `
  npm run firm -- review list <case id>
  npm run firm -- review accept <document id> [--completed YYYY-MM-DD] [--comment "…"] [--needs "October 2026; page 2"]
                  --needs: what is still missing beside it
  npm run firm -- review reject | question <document id> --reason cut-off | --comment "…"
                  --reason: a standard reason of the firm, in the client's language
  npm run firm -- review comment <document id> --comment "…"
  npm run firm -- review request <case id> --category <key> [--debtor 1|2] [--as required|optional|notNeeded]
  npm run firm -- review request <case id> --title "…" --description "…" [--folder <key>] [--debtor 1|2] [--as …] [--period "…"] [--why "…"] [--help "…"]
  npm run firm -- review send <case id> --file draft.pdf [--category <key>] [--debtor 1|2] [--comment "…"]
                  all but list: --staff dana@firm.example, the person who acts
`

const decisions = {
  accept: 'accepted',
  reject: 'rejected',
  question: 'questioned',
} as const satisfies Record<Decision, string>
const requirements: readonly Requirement[] = ['required', 'optional', 'notNeeded']

const acts: Readonly<Record<string, ActKind>> = {
  accept: 'document',
  reject: 'document',
  question: 'document',
  comment: 'document',
  request: 'case',
  send: 'case',
}

export const reviewCommand: Command = {
  usage: reviewUsage,
  act: ({ words: [act = ''] }) => acts[act],
  run: (deps, { words, values }) => reviewDocuments(deps, words, values),
}

/** Reports refusals with the messages that the product defines. */
export async function reviewDocuments(
  deps: AppDeps,
  [act = '', id = '']: readonly string[],
  values: ReviewValues,
): Promise<string> {
  try {
    if (act === 'list' || act === 'request' || act === 'send') {
      const legalCase = await wantedCase(deps, id)
      const staffDeps = asStaff(deps, legalCase.firmId)
      if (act === 'list') return await list(staffDeps, legalCase)
      return await (act === 'request' ? request : send)(staffDeps, legalCase, values)
    }
    if (act === 'accept' || act === 'reject' || act === 'question')
      return await decide(deps, act, id, values)
    if (act === 'comment') return await addComment(deps, id, values)
  } catch (error) {
    if (error instanceof Problem && error.kind !== 'unexpected' && error.kind !== 'unavailable')
      throw new UsageError(error.message)
    throw error
  }
  throw new UsageError(reviewUsage)
}

async function wantedDocument(
  deps: AppDeps,
  documentId: string,
  values: ReviewValues,
): Promise<{ readonly documentId: string; readonly firmId: string; readonly staffId?: string }> {
  const firmId = await getFirmOfDocument(deps.database.db, documentId)
  return { documentId, firmId, ...(await readStaff(deps, firmId, values)) }
}

function wantedDebtor({ debtor }: ReviewValues): { readonly debtor?: 1 | 2 } {
  if (debtor === undefined) return {}
  if (debtor !== '1' && debtor !== '2') throw new UsageError('--debtor: expected 1 or 2.')
  return { debtor: debtor === '1' ? 1 : 2 }
}

async function list(deps: AppDeps, legalCase: CaseOfFirm): Promise<string> {
  const { documents, open } = await listForReview(deps, legalCase)
  const papers = documents.map((document) => [
    document.id,
    document.category?.templateKey ?? '',
    document.name,
    document.status + (document.completed === null ? '' : `, completed ${document.completed}`),
    document.flags.join(' '),
    getFileState(document.scanState),
    `${document.uploadedBy}${document.isFromFirm ? ' (firm)' : ''}`,
    getMinute(document.uploaded),
    String(document.comments),
  ])
  const missing = open.map(({ templateKey, name, debtor }) => [
    templateKey,
    name,
    debtor === null ? 'all' : `debtor ${debtor}`,
  ])
  return [
    papers.length === 0
      ? 'Nothing was handed in.'
      : formatTable(
          [
            'document',
            'category',
            'name',
            'status',
            'flags',
            'file',
            'from',
            'uploaded (UTC)',
            'comments',
          ],
          papers,
        ),
    '',
    open.length === 0
      ? 'Nothing that is required is missing.'
      : formatTable(['still open', 'name', 'of'], missing),
  ].join('\n')
}

const getMinute = (instant: Date) => instant.toISOString().slice(0, 16).replace('T', ' ')

async function decide(
  deps: AppDeps,
  decision: Decision,
  documentId: string,
  values: ReviewValues,
): Promise<string> {
  const { comment: typed, reason, completed, needs } = values
  const document = await wantedDocument(deps, documentId, values)
  const staffDeps = asStaff(deps, document.firmId)
  const hasChanged = await staffDeps.database.transact(async (tx) => {
    await dropHeldDecision(tx, { id: document.documentId, firmId: document.firmId })
    return decideDocument(staffDeps, tx, {
      ...document,
      decision,
      ...(typed === undefined ? {} : { comment: typed }),
      ...(reason === undefined ? {} : { reasonKey: reason }),
      ...(completed === undefined ? {} : { completedOn: completed }),
      ...(needs === undefined ? {} : { stillNeeded: needs.split(';') }),
    })
  })
  return hasChanged
    ? `The document is now ${decisions[decision]}.`
    : `The document was ${decisions[decision]} before; nothing has changed.`
}

async function addComment(
  deps: AppDeps,
  documentId: string,
  values: ReviewValues,
): Promise<string> {
  const document = await wantedDocument(deps, documentId, values)
  const staffDeps = asStaff(deps, document.firmId)
  await staffDeps.database.transact((tx) =>
    commentOnDocument(staffDeps, tx, { ...document, comment: values.comment ?? '' }),
  )
  return 'The client sees the comment with the document.'
}

async function request(
  deps: AppDeps,
  legalCase: CaseOfFirm,
  values: ReviewValues,
): Promise<string> {
  const { category, title, description = '', folder, period, why, help } = values
  const requirement = requirements.find((known) => known === (values.as ?? 'required'))
  if (requirement === undefined)
    throw new UsageError(`--as: expected one of ${requirements.join(', ')}.`)
  if ((category === undefined) === (title === undefined))
    throw new UsageError('Expected either --category, or --title and --description.')
  const wanted =
    category === undefined
      ? {
          title: title ?? '',
          description,
          period,
          why,
          help,
          ...(folder === undefined ? {} : { folderKey: folder }),
        }
      : { key: category }
  const staff = await readStaff(deps, legalCase.firmId, values)
  const key = await deps.database.transact((tx) =>
    requestDocument(deps, tx, {
      ...legalCase,
      requirement,
      wanted,
      ...wantedDebtor(values),
      ...staff,
    }),
  )
  return `${key} is now ${requirement === 'notNeeded' ? 'not needed' : requirement}.`
}

async function send(deps: AppDeps, legalCase: CaseOfFirm, values: ReviewValues): Promise<string> {
  const { file, category, comment: typed } = values
  if (file === undefined) throw new UsageError('--file: expected the name of a file.')
  const facts = await stat(file).catch((cause: unknown) => {
    throw new UsageError(
      `--file: ${file} could not be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
  })
  if (!facts.isFile()) throw new UsageError(`--file: ${file} is not a file.`)
  const staff = await readStaff(deps, legalCase.firmId, values)
  const { id, name, flags } = await sendDocument(deps, {
    ...legalCase,
    fileName: basename(file),
    content: createReadStream(file),
    ...wantedDebtor(values),
    ...staff,
    ...(category === undefined ? {} : { categoryKey: category }),
    ...(typed === undefined ? {} : { comment: typed }),
  })
  return `Document ${id}: ${name}${flags.length === 0 ? '' : ` (${flags.join(', ')})`}`
}
