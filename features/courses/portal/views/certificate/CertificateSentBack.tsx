import { ofOrderItem } from '#features/documents/portal/upload/business-object.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import type { CourseOfViewer } from '../../data/use-courses.ts'
import { pageWords } from '../../words.ts'
import { useCertificateFolder } from './use-certificate-folder.ts'

export function CertificateSentBack({
  course: { courseNumber, order },
}: {
  readonly course: CourseOfViewer
}) {
  const words = useWords(pageWords)
  const folder = useCertificateFolder(courseNumber)
  const another = folder ? (
    <ButtonLink small look="second" href={folder} state={ofOrderItem(order?.orderItemId)}>
      {words.toCategory}
    </ButtonLink>
  ) : undefined
  return <Banner tone="wait" title={words.sentBack} action={another} />
}
