import type { Readable } from 'node:stream'
import { claimDownloadTurn } from '#features/documents/server/files/download-turns.ts'
import { isUuid } from '#lib/ids.ts'
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import { problem } from '../../rules/problems.ts'
import { findCertificate, type StoredCertificate } from './certificates.store.ts'
import type { CoursesDeps } from '../deps.ts'

export interface CertificateHead {
  readonly bytes: number
  /** For `Repr-Digest`: SHA-256, base64. */
  readonly digest: string
}

export interface CertificateDownload extends CertificateHead {
  readonly content: Readable
}

export interface CertificateName {
  readonly orderId: string
  readonly orderItemId: string
}

/**
 * Foreign, missing, malformed, not yet fetched and uploaded certificates give the same error
 * (spec: security#certificate-owner).
 */
export async function downloadCertificate(
  deps: CoursesDeps,
  viewer: ClientViewer,
  name: CertificateName,
): Promise<CertificateDownload> {
  const certificate = await ownCertificate(deps, viewer, name)
  const { accountId } = viewer
  const endTurn = claimDownloadTurn(accountId)
  let content: Readable | undefined
  try {
    content = await contentOfCertificate(deps, certificate)
    content.once('close', endTurn)
    await deps.audit.record({
      event: 'course.certificate-downloaded',
      outcome: 'done',
      ...getActor(viewer),
      firmId: certificate.firmId,
      object: certificate.id,
    })
    return { ...findReading(certificate), content }
  } catch (error) {
    content?.destroy()
    endTurn()
    throw error
  }
}

/** Returns the download's headers without reading the file. */
export async function headOfCertificate(
  deps: CoursesDeps,
  viewer: ClientViewer,
  name: CertificateName,
): Promise<CertificateHead> {
  return findReading(await ownCertificate(deps, viewer, name))
}

export function contentOfCertificate(
  { vault, secrets }: Pick<CoursesDeps, 'vault' | 'secrets'>,
  { id, firmId, firmKey, sealedKey }: StoredCertificate,
): Promise<Readable> {
  return vault.open(id, {
    key: secrets.openFileKey(firmId, firmKey, id, sealedKey),
    binding: `${firmId}|${id}`,
  })
}

async function ownCertificate(
  { database }: CoursesDeps,
  { accountId }: ClientViewer,
  { orderId, orderItemId }: CertificateName,
): Promise<StoredCertificate> {
  const certificate =
    isUuid(orderId) && isUuid(orderItemId)
      ? await findCertificate(database.db, accountId, orderId, orderItemId)
      : undefined
  if (!certificate) throw problem('courses.certificate-not-found')
  return certificate
}

export function findReading({ bytes, sha256 }: StoredCertificate): CertificateHead {
  return { bytes, digest: Buffer.from(sha256, 'hex').toString('base64') }
}
