// What a person of a firm reads of its cases, for scripts. The audit names the person.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { getFirmOfDocument } from '#features/documents/server/files/firm-of-document.ts'
import { openStaffFile } from '#features/documents/server/review/staff-file.ts'
import { readCaseIntake } from '#features/questionnaire/server/intake/case-intake.ts'
import { readIntakeSection } from '#features/questionnaire/server/intake/intake-parts.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { AppDeps } from '../../app-deps.ts'
import { reportProblems } from '../in-words.ts'
import { openAsStaff, wantedCase, wantedCaseId } from '../staff.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

interface ReadCaseValues {
  readonly staff?: string | undefined
  readonly to?: string | undefined
  readonly json?: boolean | undefined
  readonly pdf?: string | undefined
}

export const openDocumentCommand: Command = {
  usage: `
  npm run firm -- review open <document id> --to file.pdf --staff dana@firm.example
`,
  act: () => undefined,
  run: (deps, { words: [, documentId = ''], values }) => openDocument(deps, documentId, values),
}

export const readAnswersCommand: Command = {
  usage: `
  npm run firm -- questionnaire:answers <case id> --json | --pdf answers.pdf --staff dana@firm.example
`,
  act: () => undefined,
  run: (deps, { words: [id], values }) => readAnswers(deps, wantedCaseId(id), values),
}

/** Writes the file of a document. An existing file is not replaced. */
export async function openDocument(
  deps: AppDeps,
  documentId: string,
  values: ReadCaseValues,
): Promise<string> {
  const { to } = values
  if (to === undefined) throw new UsageError('--to: expected the name of the new file.')
  const viewer = await reportProblems(async () =>
    openAsStaff(deps, await getFirmOfDocument(deps.database.db, documentId), values),
  )
  return saveDocument(deps, viewer, documentId, to)
}

async function saveDocument(
  deps: AppDeps,
  viewer: StaffViewer,
  documentId: string,
  path: string,
): Promise<string> {
  const { content, bytes } = await reportProblems(() =>
    openStaffFile(deps, viewer, { documentId, purpose: 'save' }),
  )
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'path' in error)) throw error
    throw new UsageError(`${path} could not be written: ${error.message}`)
  }
  return `${path} has ${bytes} bytes.`
}

/** As JSON, or the newest PDF copy of what the client submitted. */
export async function readAnswers(
  deps: AppDeps,
  id: string,
  values: ReadCaseValues,
): Promise<string> {
  const { json, pdf } = values
  if ((json === true) === (pdf !== undefined))
    throw new UsageError('Expected either --json, or --pdf and the name of the new file.')
  const { caseId, firmId } = await wantedCase(deps, id)
  const viewer = await openAsStaff(deps, firmId, values)
  const intake = await readCaseIntake(deps, viewer, { caseId, isPage: true })
  if (!intake) throw new UsageError('This case has no questionnaire.')
  const { copyDocumentId, submittedAt, dueOn } = intake
  if (pdf !== undefined) {
    if (typeof copyDocumentId !== 'string')
      throw new UsageError('There is no PDF copy: nothing was submitted yet.')
    return saveDocument(deps, viewer, copyDocumentId, pdf)
  }
  const sections = []
  for (const { id: sectionId } of intake.sections) {
    const { section, groups } = await readIntakeSection(deps, viewer, { caseId, sectionId })
    const { systemName, name, status, isShown } = section
    sections.push({ systemName, name, status, isShown, groups })
  }
  return JSON.stringify({ caseId, dueOn, submittedAt, sections }, undefined, 2)
}
