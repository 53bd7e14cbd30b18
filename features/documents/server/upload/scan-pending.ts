// Runs every minute: scans files that arrived while the scanner was unavailable.
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import { unusableSentMail } from '../../rules/document-news.ts'
import { clearOpened, lockDocumentRow } from '../review/review.store.ts'
import { isScannerAway } from './scanner-away.ts'
import { saveScan, rejectUnusable, waitingFiles, type WaitingFile } from './scans.store.ts'
import { findStoredContent } from '../files/stored-content.ts'
import { notifyClients } from '../notify-clients.ts'
import type { DocumentsDeps } from '../deps.ts'

const maxConcurrent = 200

type ScanDeps = DocumentsDeps & NotifyDeps

/** Safe to run concurrently: the first result counts. Stops while the scanner is unavailable. */
export async function scanPending(deps: ScanDeps): Promise<void> {
  for (const file of await waitingFiles(deps.database.db, maxConcurrent)) {
    const answer = await answerAbout(deps, file)
    if (answer === 'away') return
    if (answer !== 'none') await saveScanResult(deps, file.id, answer)
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
    await saveScan(deps.database.db, file.id)
    if (isScannerAway(error)) return 'away'
    deps.log.error(
      { document: file.id, error: String(error) },
      'A file that waits for the virus scanner cannot be read',
    )
    return 'none'
  }
}

async function saveScanResult(
  deps: ScanDeps,
  documentId: string,
  state: 'clean' | 'infected',
): Promise<void> {
  await deps.database.transact(async (tx) => {
    const document = await lockDocumentRow(tx, documentId)
    if (document?.scanState !== 'pending') return
    await saveScan(tx, documentId, state)
    if (state === 'clean') return
    await deps.audit.record(
      {
        event: 'document.scanned',
        outcome: 'refused',
        firmId: document.firmId,
        object: documentId,
        details: { code: 'documents.corrupt-file' },
      },
      tx,
    )
    if (document.isFromFirm) return alertFirmOfCase(deps, tx, document.caseId, unusableSentMail)
    if (document.status === 'Replaced') return
    await rejectUnusable(tx, documentId)
    await clearOpened(tx, documentId)
    await notifyClients(deps, tx, { kind: 'document.unusable', document })
  })
}
