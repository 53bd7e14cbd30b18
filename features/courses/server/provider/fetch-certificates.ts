import { Buffer } from 'node:buffer'
import type { Tx } from '#ports/database.ts'
import { toReasons } from './call-service.ts'
import {
  markFailed,
  lockWantedCertificate,
  saveCertificateFile,
  claimWantedCertificate,
  type CertificatesOfFirm,
  type WantedCertificate,
} from '../certificates/certificates.store.ts'
import { notifyFirm, notifyPeople } from '../notify-of-courses.ts'
import type { ItemOfFirm } from '../courses.store.ts'
import type { CoursesDeps } from '../deps.ts'

const maxBytes = 5 * 1_048_576
/** Max tries in one run over all firms, and for one item. */
const maxTries = 100
/** Logged as an error from this try on. */
const alarmingTries = 5
const pdfMark = Buffer.from('%PDF-')

/** Fetches the certificates of the item that are due. */
export async function fetchCertificatesOfItem(deps: CoursesDeps, item: ItemOfFirm): Promise<void> {
  await fetchDue(deps, maxTries, item)
}

/**
 * Returns the work of one run for each firm: fetches the certificates that are due. The limit
 * applies to the run as a whole.
 */
export function newFetchRun(): (deps: CoursesDeps, firmId: string) => Promise<'stop' | undefined> {
  let left = maxTries
  return async (deps, firmId) => {
    left -= await fetchDue(deps, left, { firmId })
    return left === 0 ? 'stop' : undefined
  }
}

/** Returns the number of tries. A failure is logged and does not stop the others. */
async function fetchDue(
  deps: CoursesDeps,
  max: number,
  scope: CertificatesOfFirm,
): Promise<number> {
  for (let count = 0; count < max; count += 1) {
    const wanted = await claimWantedCertificate(deps.database.db, scope)
    if (!wanted) return count
    try {
      await fetchOne(deps, wanted)
    } catch (error) {
      const facts = { certificate: wanted.id, tries: wanted.tries, error: toReasons(error) }
      if (wanted.tries >= alarmingTries)
        deps.log.error(facts, 'A certificate still cannot be fetched')
      else deps.log.warn(facts, 'A certificate could not be fetched; it is tried again')
    }
  }
  return max
}

async function fetchOne(deps: CoursesDeps, wanted: WantedCertificate): Promise<void> {
  const { id, firmId } = wanted
  const content = await deps.courseProvider.certificate(wanted.url)
  const fileKey = deps.secrets.newFileKey(firmId, wanted.firmKey, id)
  const seal = { key: fileKey.key, binding: `${firmId}|${id}` }
  const file = await deps.vault.stage(id, streamOnce(content), seal, maxBytes)
  if (file === 'too-large') throw new Error('The file of a certificate is larger than 5 MB')
  try {
    if (file.sha256 !== wanted.sha256)
      throw new Error('The file of a certificate is not the one that was announced')
    if (!Buffer.from(file.head).subarray(0, pdfMark.length).equals(pdfMark))
      throw new Error('The file of a certificate is no PDF')
    const check = await deps.checker.check(
      `certificate ${id}`,
      'pdf',
      () => deps.vault.openReceived(id, seal),
      file.bytes,
    )
    if (!check.isSound || check.flags.length > 0)
      throw new Error(
        `The file of a certificate is not sound: ${[check.reason, ...check.flags].join(' ')}`,
      )
    if ((await deps.scanner.scan(await deps.vault.openReceived(id, seal))) === 'infected')
      return await refuseInfected(deps, wanted)
    await deps.database.transact((tx) =>
      storeCertificate(deps, tx, wanted, { sealedKey: fileKey.sealed, bytes: file.bytes }),
    )
  } finally {
    await deps.vault.discardStaged(id)
  }
}

/** An infected file is not fetched again until the provider announces another. */
async function refuseInfected(deps: CoursesDeps, wanted: WantedCertificate): Promise<void> {
  deps.log.error(
    { certificate: wanted.id },
    'The file of a certificate is infected and was not kept',
  )
  await deps.database.transact(async (tx) => {
    if (!(await lockWantedCertificate(tx, wanted))) return
    await markFailed(tx, wanted)
    await notifyFirm(deps, tx, wanted, [wanted.debtor], 'infected')
  })
}

async function storeCertificate(
  deps: CoursesDeps,
  tx: Tx,
  wanted: WantedCertificate,
  file: { readonly sealedKey: Uint8Array; readonly bytes: number },
): Promise<void> {
  const { id, firmId, debtor } = wanted
  if (!(await lockWantedCertificate(tx, wanted))) return
  await deps.vault.commit(id)
  await saveCertificateFile(tx, wanted, file)
  await deps.audit.record(
    { event: 'course.certificate-stored', outcome: 'done', firmId, object: id },
    tx,
  )
  if (!wanted.isCurrent) return
  await deps.caseChanged(tx, wanted, { debtor })
  await notifyPeople(deps, tx, wanted, [debtor], 'certificate')
  await notifyFirm(deps, tx, wanted, [debtor], 'certificate')
}

async function* streamOnce(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
