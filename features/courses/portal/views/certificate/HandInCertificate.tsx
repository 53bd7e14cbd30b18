import { ofOrderItem } from '#features/documents/portal/upload/business-object.ts'
import { Details } from '#ui/page/Details.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import type { CourseOfViewer } from '../../data/use-courses.ts'
import { handInWords } from '../../words.ts'
import { useCertificateFolder } from './use-certificate-folder.ts'

/** Renders nothing if there is no folder for the certificate. */
export function HandInCertificate({
  course: { courseNumber, order },
}: {
  readonly course: CourseOfViewer
}) {
  const words = useWords(handInWords)
  const folder = useCertificateFolder(courseNumber)
  if (folder === undefined) return null
  return (
    <Details summary={words.summary}>
      <p>{words.text}</p>
      <div className="actions gap-small">
        <ButtonLink small look="second" href={folder} state={ofOrderItem(order?.orderItemId)}>
          {words.link}
        </ButtonLink>
      </div>
    </Details>
  )
}
