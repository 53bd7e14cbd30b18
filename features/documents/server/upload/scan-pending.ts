// Runs every minute for each firm: scans files that arrived while the scanner was unavailable.
import { Readable } from 'node:stream'
import { notifyStaffOfCase } from '#features/cases/server/notify-staff.ts'
import { listNames } from '#features/cases/server/participants/participants.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import type { DocumentNoticeKind } from '../../rules/document-news.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import type { DocumentKey } from '../documents.store.ts'
import { clearOpened, lockDocumentRow } from '../review/review.store.ts'
import { isStillAsked } from '../review/decide/still-asked.ts'
import { isScannerAway } from './scanner-away.ts'
import { saveScan, rejectUnusable, waitingFiles, type WaitingFile } from './scans.store.ts'
import { findStoredContent } from '../files/stored-content.ts'
import { notifyClients } from '../review/notify-clients.ts'
import type { DocumentsDeps } from '../deps.ts'

const maxFiles = 200

type ScanDeps = DocumentsDeps & NotifyDeps

/**
 * Returns the work of one run for each firm. Safe to run concurrently: the first result counts. Ends
 * a firm's turn at the first file that gets no result, and the run if the scanner is unavailable or
 * the limit of the run is reached.
 */
export function newScanRun(): (deps: ScanDeps, firmId: string) => Promise<'stop' | undefined> {
  let left = maxFiles
  return async (deps, firmId) => {
    for (const file of await waitingFiles(deps.database.db, firmId, left)) {
      left -= 1
      const answer = await answerAbout(deps, file)
      if (answer === 'away') return (await isScannerThere(deps)) ? undefined : 'stop'
      if (answer !== 'none') await saveScanResult(deps, file, answer)
    }
    return left === 0 ? 'stop' : undefined
  }
}

async function answerAbout(
  deps: ScanDeps,
  file: WaitingFile,
): Promise<'clean' | 'infected' | 'none' | 'away'> {
  try {
    const result = await deps.scanner.scan(await findStoredContent(deps, file))
    // In this case, the scanner was removed from the settings after the upload.
    return result === 'unscanned' ? 'away' : result
  } catch (error) {
    await saveScan(deps.database.db, file)
    if (isScannerAway(error)) return 'away'
    deps.log.error(
      { document: file.id, error: String(error) },
      'A file that waits for the virus scanner cannot be read',
    )
    return 'none'
  }
}

/** The scanner refuses a single file with the same error, so an empty one is tried. */
async function isScannerThere({ scanner }: ScanDeps): Promise<boolean> {
  try {
    return (await scanner.scan(Readable.from([]))) !== 'unscanned'
  } catch (error) {
    if (!isScannerAway(error)) throw error
    return false
  }
}

async function saveScanResult(
  deps: ScanDeps,
  file: DocumentKey,
  state: 'clean' | 'infected',
): Promise<void> {
  await deps.database.transact(async (tx) => {
    const document = await lockDocumentRow(tx, file)
    if (document?.scanState !== 'pending') return
    await saveScan(tx, file, state)
    if (state === 'clean') return
    await deps.audit.record(
      {
        event: 'document.scanned',
        outcome: 'refused',
        firmId: document.firmId,
        object: document.id,
        details: { code: 'documents.corrupt-file' },
      },
      tx,
    )
    if (document.isFromFirm) return notifyOfUnusable(deps, tx, document)
    if (document.status === 'Replaced') return
    await rejectUnusable(tx, document)
    await clearOpened(tx, document)
    const isAsked = await isStillAsked(deps, tx, document)
    const kind = isAsked ? 'document.unusable' : 'document.unusable-settled'
    await notifyClients(deps, tx, { kind, document })
    await deps.caseChanged(tx, document)
  })
}

async function notifyOfUnusable(deps: ScanDeps, tx: Tx, legalCase: CaseOfFirm): Promise<void> {
  const people = await listNames(tx, legalCase)
  const kind: DocumentNoticeKind = 'document.unusable-sent'
  await notifyStaffOfCase(deps, tx, legalCase, { kind, params: { people } })
}
