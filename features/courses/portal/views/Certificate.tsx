// The certificate: the provider's, to be downloaded, or the one that somebody has sent, to be looked at.
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { documentPaths } from '#features/documents/portal/document-paths.ts'
import { downloadFile } from '#features/documents/portal/download.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { today } from '#ui/clock.ts'
import { formatDate } from '#ui/format.ts'
import { IconTile } from '#ui/IconTile.tsx'
import { useWords } from '#ui/language.ts'
import { ButtonLink } from '#ui/Link.tsx'
import type { CourseOrder, CourseStanding } from '../courses-data.ts'
import { certificateWords, courseStatusLabels } from '../words.ts'
import { isOutdated } from './course-look.ts'
import { InfoCard } from './InfoCard.tsx'

/** The name it is saved under, in every language (seeds/002, section 7). */
const certificateFileName = 'Certificate.pdf'

export interface CertificateProps {
  readonly order: CourseOrder
  readonly standing: CourseStanding | undefined
}

export function Complete({ order, standing }: CertificateProps) {
  const words = useWords(certificateWords)
  const { status } = useCurrentCase()
  const { state, save } = useCertificate(order)
  const expires = order.courseCertificationExpirationDate
  const isOld = isOutdated(expires, status, today())
  return (
    <section className="card certificate">
      <div className="tile-head">
        <IconTile icon={isOld ? 'calendar-blank' : 'check-circle-fill'} tone={isOld ? 'yours' : 'ok'} />
        <div className="min-w-0">
          <h2 className="soft sm">{words.title}</h2>
          <p className="lead b">{isOld ? words.tooOld : words.ready}</p>
        </div>
      </div>
      {isOld && expires !== null ? <Banner tone="wait" title={words.outdated(formatDate(expires))} /> : <p>{words.attorneyKnows}</p>}
      <CertificateFacts order={order} number={standing?.certificateNumber ?? null} />
      {state === 'failed' ? <Banner tone="bad" title={words.failed} /> : null}
      <div className="acts">
        <Button icon="download-simple" busy={state === 'working' && words.downloading} onPress={save}>
          {words.download}
        </Button>
      </div>
    </section>
  )
}

function CertificateFacts({ order, number }: { readonly order: CourseOrder; readonly number: string | null }) {
  const words = useWords(certificateWords)
  const { courseCompletionDate: completed, courseCertificationExpirationDate: expires } = order
  const facts = [
    ...(completed === null ? [] : [{ name: words.completed, value: formatDate(completed) }]),
    ...(expires === null ? [] : [{ name: words.validUntil, value: formatDate(expires) }]),
    ...(number === null ? [] : [{ name: words.number, value: number }]),
  ]
  return (
    <dl className="kv above">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="b">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The provider's certificate is not there; the document that was sent stands for it. */
export function Uploaded({ order, standing }: CertificateProps) {
  const words = useWords(certificateWords)
  const labels = useWords(courseStatusLabels)
  const upload = standing?.uploadedCertificate
  return (
    <InfoCard
      icon={upload?.isWaiting ? 'hourglass-medium-fill' : 'check-circle-fill'} tone={upload?.isWaiting ? 'yours' : 'ok'} title={labels.manuallyUploaded}
      action={upload ? <ButtonLink href={documentPaths.detail(upload.documentId)} icon="eye">{words.view}</ButtonLink> : undefined}
    >
      <p>{upload?.isWaiting ? words.waiting : words.checked}</p>
      <CertificateFacts order={order} number={null} />
    </InfoCard>
  )
}

function useCertificate({ orderId, orderItemId }: CourseOrder) {
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  function save() {
    setState('working')
    const address = `/certificate/download/${encodeURIComponent(orderId)}/${encodeURIComponent(orderItemId ?? '')}`
    void downloadFile(address, certificateFileName).then(() => setState('idle'), () => setState('failed'))
  }
  return { state, save }
}
