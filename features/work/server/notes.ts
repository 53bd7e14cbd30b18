// Internal notes of the firm at a case (spec: workspace#notes).
import type { CaseNote } from '#contract/workspace.generated.ts'
import { openText, sealText } from '#features/firm/server/keys/sealed-text.ts'
import { isUuid } from '#lib/ids.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import { problem } from '../rules/problems.ts'
import { findNoteProblem, maxNotes, toNote } from '../rules/work.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { saveActivity } from '#features/cases/server/summary/client-activity.ts'
import { getColleague, listColleagues, type Colleagues } from '#features/staff/server/colleagues.ts'
import {
  countNotes,
  deleteNote,
  findNote,
  insertNote,
  listNotes,
  updateNote,
  type NoteRow,
} from './notes.store.ts'
import { noteContext } from './sealed-work.ts'

export interface AddNoteInput {
  readonly caseId: string
  /** Becomes the ID of the note, so that a repeated request adds it once. */
  readonly key: string
  readonly text: string
}

export interface ChangeNoteInput {
  readonly noteId: string
  /** The version that was read. */
  readonly version: number
  readonly text: string
}

/** Newest first. */
export async function listCaseNotes(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<readonly CaseNote[]> {
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const [notes, colleagues] = [await listNotes(tx, key), await listColleagues(tx, viewer)]
    return notes.map((note) => toCaseNote(deps, note, colleagues))
  })
}

export async function addNote(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { caseId, key: id, text }: AddNoteInput,
): Promise<CaseNote> {
  requireText(text)
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    if (!isUuid(id)) throw problem('cases.note-absent')
    const { notes, firmKey } = await countNotes(tx, key)
    if (notes >= maxNotes) throw problem('cases.too-many-notes', { max: maxNotes })
    const note = { ...key, id: id.toLowerCase(), authorId: staffId }
    const textSealed = sealNote(deps, { ...note, firmKey }, text)
    const isNew = await insertNote(tx, { ...note, textSealed })
    const stored = await getOwnNote(tx, viewer, note.id)
    if (stored.caseId !== key.caseId) throw problem('cases.note-absent')
    if (isNew) await recordChange(deps, tx, viewer, 'case.note-added', stored)
    return read(deps, tx, viewer, stored)
  })
}

export async function changeNote(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { noteId, version, text }: ChangeNoteInput,
): Promise<CaseNote> {
  requireText(text)
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const note = await getOwnNote(tx, viewer, noteId)
    const key = { firmId: note.firmId, noteId: note.id }
    const isSaved = await updateNote(tx, key, version, sealNote(deps, note, text))
    const current = await read(deps, tx, viewer, await getOwnNote(tx, viewer, noteId))
    if (!isSaved) throw outdated(problem('cases.note-changed'), { note: current })
    await recordChange(deps, tx, viewer, 'case.note-changed', note)
    return current
  })
}

export async function removeNote(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  noteId: string,
): Promise<void> {
  await deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const note = await getOwnNote(tx, viewer, noteId)
    await deleteNote(tx, { firmId: note.firmId, noteId: note.id })
    await recordChange(deps, tx, viewer, 'case.note-removed', note)
  })
}

/** Malformed, unknown, of another firm and of a colleague get the same refusal. */
async function getOwnNote(db: Db, viewer: StaffViewer, noteId: string): Promise<NoteRow> {
  const key = { firmId: viewer.firmId, noteId: noteId.toLowerCase() }
  const note = isUuid(noteId) ? await findNote(db, key) : undefined
  if (note?.authorId !== viewer.staffId) throw problem('cases.note-absent')
  return note
}

function requireText(text: string): void {
  const finding = findNoteProblem(text)
  if (finding) throw problem(finding.code, finding.params)
}

function sealNote(
  deps: WorkspaceDeps,
  note: Pick<NoteRow, 'firmId' | 'firmKey' | 'id'>,
  text: string,
): Uint8Array {
  return sealText(deps, note, noteContext(note), toNote(text))
}

async function read(
  deps: WorkspaceDeps,
  db: Db,
  viewer: StaffViewer,
  note: NoteRow,
): Promise<CaseNote> {
  return toCaseNote(deps, note, await listColleagues(db, viewer))
}

function toCaseNote(deps: WorkspaceDeps, note: NoteRow, colleagues: Colleagues): CaseNote {
  const { id, textSealed: sealed, text: clear, createdAt: at, changedAt, version } = note
  const text = openText(deps, note, noteContext(note), { sealed, clear })
  return { id, text, author: getColleague(colleagues, note.authorId), at, changedAt, version }
}

/** The text is not in the audit: a removed note is gone. */
async function recordChange(
  deps: WorkspaceDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  event: AuditEventName,
  { firmId, caseId, id: noteId }: NoteRow,
): Promise<void> {
  const { staffId } = viewer
  await saveActivity(tx, { firmId, caseId }, { staffId })
  const actor = getStaffActor(viewer)
  const details = { ...actor.details, noteId }
  await deps.audit.record({ event, outcome: 'done', ...actor, object: caseId, details }, tx)
}
