import type { SendToClientInput } from '#contract/workspace.generated.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { UploadedFile } from '#ports/upload.ts'
import { problem } from '../../rules/review/review-problems.ts'
import type { DocumentsDeps } from '../deps.ts'
import type { QueueDeps } from '../review/decide/deps.ts'
import { sendDocument } from '../review/ask/send-document.ts'

/** Returns the ID of the document (spec: case-checklist#send). */
export async function sendToClient(
  deps: DocumentsDeps & QueueDeps,
  viewer: StaffViewer,
  file: UploadedFile,
  { caseId, debtor, comment, asksAcknowledgment }: SendToClientInput,
): Promise<string> {
  requirePermission(deps, viewer, 'review-documents')
  const { firmId, staffId } = viewer
  const database = deps.workspaceDatabase.forFirm(firmId)
  const key = await database.transact(async (tx) => {
    const legalCase = await requireCase(tx, viewer, caseId)
    const people = await listPeople(tx, legalCase)
    if (debtor != null && !people.some((person) => person.debtor === debtor))
      throw problem('documents.no-such-debtor')
    return legalCase
  })
  const { id } = await sendDocument(
    { ...deps, database },
    {
      ...{ ...key, staffId, fileName: file.fileName, content: file.content, asksAcknowledgment },
      ...(debtor === 1 || debtor === 2 ? { debtor } : {}),
      ...(comment != null && comment.trim() !== '' && { comment }),
    },
  )
  return id
}
