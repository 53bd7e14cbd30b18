import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { documentPaths } from '#features/documents/portal/document-paths.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { getCourseType, type CourseNumber } from '../../../rules/progress/courses.ts'
import { certificateUpload } from '../../courses.operations.ts'

/** Returns undefined while the folder is loading, and if there is no folder for the certificate. */
export function useCertificateFolder(course: CourseNumber): string | undefined {
  const { id: caseId } = useCurrentCase()
  const { data } = useGraphQuery(certificateUpload, { caseId, courseType: getCourseType(course) })
  const folder = data?.manualUploadCertificateData.certificateDocument
  return folder ? documentPaths.category(folder.id) : undefined
}
