// The certificate from a provider for the staff of its firm (spec: courses#courses-of-a-case).
import type { Readable } from 'node:stream'
import { claimDownloadTurn } from '#features/documents/server/files/download-turns.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { problem } from '../../rules/problems.ts'
import type { FirmCoursesDeps } from '../firm/deps.ts'
import { findCertificateOfFirm } from './certificates.store.ts'
import {
  contentOfCertificate,
  findReading,
  type CertificateDownload,
} from './download-certificate.ts'

/** Foreign, missing, malformed and not yet fetched certificates give the same error. */
export async function openStaffCertificate(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  certificateId: string,
): Promise<CertificateDownload> {
  requirePermission(deps, viewer, 'courses')
  const { firmId, staffId } = viewer
  const database = deps.workspaceDatabase.forFirm(firmId)
  const certificate = isUuid(certificateId)
    ? await findCertificateOfFirm(database.db, { id: certificateId, firmId })
    : undefined
  if (!certificate) throw problem('courses.certificate-not-found')
  const endTurn = claimDownloadTurn(staffId)
  let content: Readable | undefined
  try {
    content = await contentOfCertificate(deps, certificate)
    content.once('close', endTurn)
    const { caseId, participantId } = certificate
    const actor = getStaffActor(viewer)
    const details = { ...actor.details, certificateId, participantId }
    const entry = { event: 'course.certificate-opened', outcome: 'done', object: caseId } as const
    await database.transact((tx) => deps.audit.record({ ...actor, ...entry, details }, tx))
    return { ...findReading(certificate), content }
  } catch (error) {
    content?.destroy()
    endTurn()
    throw error
  }
}
