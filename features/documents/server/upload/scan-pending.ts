// The job of each minute: asks the virus scanner about files that came while it could not be asked.
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import type { NotifyWorld } from '#features/notifications/server/deps.ts'
import { unusableSentMail } from '../../rules/document-news.ts'
import { clearOpened, holdDocument } from '../review/review.store.ts'
import { isScannerAway } from './scanner-away.ts'
import { noteScan, rejectUnusable, waitingFiles, type WaitingFile } from './scans.store.ts'
import { storedContent } from '../stored-content.ts'
import { tellClients } from '../notify-clients.ts'
import type { DocumentsWorld } from '../deps.ts'

const mostAtOnce = 200

type ScanningWorld = DocumentsWorld & NotifyWorld

/** Safe to run twice at once: both may scan, and only the first one's answer counts. Ends early while the scanner is still away. */
export async function scanPending(world: ScanningWorld): Promise<void> {
  for (const file of await waitingFiles(world.database.db, mostAtOnce)) {
    const answer = await answerAbout(world, file)
    if (answer === 'away') return
    if (answer !== 'none') await settle(world, file.id, answer)
  }
}

async function answerAbout(
  world: ScanningWorld,
  file: WaitingFile,
): Promise<'clean' | 'infected' | 'none' | 'away'> {
  try {
    const result = await world.scanner.scan(await storedContent(world, file))
    // A scanner that was taken away since has not looked at it.
    return result === 'unscanned' ? 'away' : result
  } catch (error) {
    await noteScan(world.database.db, file.id)
    if (isScannerAway(error)) return 'away'
    world.log.error(
      { document: file.id, error: String(error) },
      'A file that waits for the virus scanner cannot be read',
    )
    return 'none'
  }
}

async function settle(
  world: ScanningWorld,
  documentId: string,
  state: 'clean' | 'infected',
): Promise<void> {
  await world.database.transact(async (tx) => {
    const document = await holdDocument(tx, documentId)
    if (document?.scanState !== 'pending') return
    await noteScan(tx, documentId, state)
    if (state === 'clean') return
    await world.audit.record(
      {
        event: 'document.scanned',
        outcome: 'refused',
        firmId: document.firmId,
        object: documentId,
        details: { code: 'documents.corrupt-file' },
      },
      tx,
    )
    if (document.isFromFirm) return alertFirmOfCase(world, tx, document.caseId, unusableSentMail)
    if (document.status === 'Replaced') return
    await rejectUnusable(tx, documentId)
    await clearOpened(tx, documentId)
    await tellClients(world, tx, { kind: 'document.unusable', document })
  })
}
