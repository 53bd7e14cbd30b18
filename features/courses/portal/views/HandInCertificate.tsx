// A way for somebody who has a certificate already: to the folder of the documents that waits for it.
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { documentPaths } from '#features/documents/portal/document-paths.ts'
import { Details } from '#ui/Details.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { Link } from '#ui/Link.tsx'
import { courseTypeOf, type CourseNumber } from '../../rules/courses.ts'
import { certificateUpload } from '../courses.operations.ts'
import { handInWords } from '../words.ts'

/** Nothing while there is no such folder. */
export function HandInCertificate({ course }: { readonly course: CourseNumber }) {
  const words = useWords(handInWords)
  const { id: caseId } = useCurrentCase()
  const { data } = useGraphQuery(certificateUpload, { caseId, courseType: courseTypeOf(course) })
  const folder = data?.manualUploadCertificateData.certificateDocument
  if (!folder) return null
  return (
    <Details summary={words.summary}>
      <p>{words.text}</p>
      <p>
        <Link href={documentPaths.category(folder.id)}>{words.link}</Link>
      </p>
    </Details>
  )
}
