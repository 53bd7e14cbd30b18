// The provider's certificate, for the one whose it is.
import type { Readable } from 'node:stream'
import { takeDownloadTurn } from '#features/documents/server/files/download-turns.ts'
import { problemsOf } from '#lib/problem.ts'
import { isUuid } from '#lib/ids.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { coursesProblems } from '../../rules/problems.ts'
import { certificateOf, type StoredCertificate } from './certificates.store.ts'
import type { CoursesWorld } from '../deps.ts'

const problem = problemsOf(coursesProblems)

export interface CertificateHead {
  readonly bytes: number
  /** For `Repr-Digest`: SHA-256, base64. */
  readonly digest: string
}

export interface CertificateDownload extends CertificateHead {
  readonly content: Readable
}

/** Which certificate is wanted, as it stands in the address. */
export interface CertificateName {
  readonly orderId: string
  readonly orderItemId: string
}

/** Foreign, absent, malformed, the spouse's, not fetched yet and handed in on paper: the same answer (safety 2.10). */
export async function downloadCertificate(
  world: CoursesWorld,
  viewer: ClientViewer,
  name: CertificateName,
): Promise<CertificateDownload> {
  const certificate = await ownCertificate(world, viewer, name)
  const { accountId, source } = viewer
  const endTurn = takeDownloadTurn(accountId)
  let content: Readable | undefined
  try {
    content = await contentOfCertificate(world, certificate)
    content.once('close', endTurn)
    await world.audit.record({
      event: 'course.certificate-downloaded',
      outcome: 'done',
      accountId,
      firmId: certificate.firmId,
      object: certificate.id,
      ip: source.ip,
      requestId: source.requestId,
    })
    return { ...headOf(certificate), content }
  } catch (error) {
    content?.destroy()
    endTurn()
    throw error
  }
}

/** What a download would say of it; nothing of it is read. */
export async function headOfCertificate(
  world: CoursesWorld,
  viewer: ClientViewer,
  name: CertificateName,
): Promise<CertificateHead> {
  return headOf(await ownCertificate(world, viewer, name))
}

function contentOfCertificate(
  { vault, secrets }: Pick<CoursesWorld, 'vault' | 'secrets'>,
  { id, firmId, firmKey, sealedKey }: StoredCertificate,
): Promise<Readable> {
  return vault.open(id, {
    key: secrets.openFileKey(firmId, firmKey, id, sealedKey),
    binding: `${firmId}|${id}`,
  })
}

async function ownCertificate(
  { database }: CoursesWorld,
  { accountId }: ClientViewer,
  { orderId, orderItemId }: CertificateName,
): Promise<StoredCertificate> {
  const certificate =
    isUuid(orderId) && isUuid(orderItemId)
      ? await certificateOf(database.db, accountId, orderId, orderItemId)
      : undefined
  if (!certificate) throw problem('courses.certificate-not-found')
  return certificate
}

function headOf({ bytes, sha256 }: StoredCertificate): CertificateHead {
  return { bytes, digest: Buffer.from(sha256, 'hex').toString('base64') }
}
