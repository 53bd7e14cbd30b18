import { useState, type ReactNode } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { documentPaths } from '#features/documents/portal/document-paths.ts'
import { downloadFile } from '#features/documents/portal/document/download.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button, type ButtonLook } from '#ui/display/Button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { formatDate } from '#ui/language/format.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { IconTile, type TileTone } from '#ui/display/IconTile.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { paths } from '#ui/navigation/paths.ts'
import type { Tone } from '#ui/display/statuses.ts'
import type { CertificateAge } from '../../../rules/deadlines/certificate-age.ts'
import type { CourseNumber } from '../../../rules/progress/courses.ts'
import type { CourseOrder, CourseStanding } from '../../data/dashboard.ts'
import { certificateWords, courseStatusLabels } from '../../words.ts'

/** The same in every language (spec: courses#certificate-download). */
const certificateFileName = 'Certificate.pdf'

export interface CertificateProps {
  readonly course: CourseNumber
  readonly order: CourseOrder
  readonly courseState: CourseStanding | undefined
  readonly age: CertificateAge | undefined
}

export function Complete({ course, order, courseState, age }: CertificateProps) {
  const words = useWords(certificateWords)
  const labels = useWords(courseStatusLabels)
  const { attorneyName } = useCurrentCase()
  const { state, save } = useCertificate(order)
  const isNew = age === undefined || age.state === 'valid'
  const look: ButtonLook = isNew ? 'primary' : 'second'
  const chip = findChip(age, words) ?? {
    tone: 'ok',
    icon: 'check-circle-fill',
    word: labels.complete,
  }
  return (
    <CertificateCard
      title={words.title}
      age={age}
      chip={chip}
      tile={isNew ? 'ok' : age.state === 'ending' ? 'yours' : 'plain'}
      about={
        order.providerName === null
          ? words.courses[course]
          : `${words.courses[course]}, ${order.providerName}`
      }
      actions={
        <Button
          look={look}
          icon="download-simple"
          busy={state === 'working' && words.downloading}
          onPress={save}
        >
          {words.download}
        </Button>
      }
    >
      <CertificateDates order={order} age={age} number={courseState?.certificateNumber ?? null} />
      {isNew ? <p className="measure">{words.attorneyHasIt(attorneyName)}</p> : null}
      {state === 'failed' ? <Banner tone="bad" title={words.failed} /> : null}
      <AgeText order={order} age={age} />
    </CertificateCard>
  )
}

/** Shown when the course has only an uploaded certificate. */
export function Uploaded({ order, courseState, age }: CertificateProps) {
  const words = useWords(certificateWords)
  const labels = useWords(courseStatusLabels)
  const upload = courseState?.uploadedCertificate
  const isWaiting = upload?.isWaiting === true
  const isNew = age === undefined || age.state === 'valid'
  return (
    <CertificateCard
      title={labels.manuallyUploaded}
      age={age}
      chip={findChip(age, words)}
      tile={isWaiting || age?.state === 'ending' ? 'yours' : isNew ? 'ok' : 'plain'}
      actions={
        upload ? (
          <ButtonLink
            look={isNew ? 'primary' : 'second'}
            href={documentPaths.detail(upload.documentId)}
            icon="eye"
          >
            {words.view}
          </ButtonLink>
        ) : null
      }
    >
      <p className="measure">{isWaiting ? words.waiting : words.checked}</p>
      <CertificateDates order={order} age={age} number={null} />
      <AgeText order={order} age={age} />
    </CertificateCard>
  )
}

interface Chip {
  readonly tone: Tone
  readonly icon: IconName
  readonly word: string
}

function findChip(
  age: CertificateAge | undefined,
  words: { readonly daysLeft: (days: number) => string; readonly noLongerValid: string },
): Chip | undefined {
  if (age?.state === 'ending')
    return { tone: 'wait', icon: 'hourglass-medium-fill', word: words.daysLeft(age.daysLeft) }
  if (age?.state === 'outdated')
    return { tone: 'plain', icon: 'calendar-blank', word: words.noLongerValid }
  return undefined
}

interface CertificateCardProps {
  readonly title: string
  readonly about?: string
  readonly age: CertificateAge | undefined
  readonly chip: Chip | undefined
  readonly tile: TileTone
  readonly actions: ReactNode
  readonly children: ReactNode
}

function CertificateCard({
  title,
  about,
  age,
  chip,
  tile,
  actions,
  children,
}: CertificateCardProps) {
  return (
    <section className={classNames('card course-card course-certificate', age?.state)}>
      <div className="certificate-head">
        <IconTile icon="certificate" tone={tile} />
        <div className="head-words">
          <h2>{title}</h2>
          {about === undefined ? null : <p className="soft small-text">{about}</p>}
        </div>
        {chip === undefined ? null : (
          <span className={classNames('badge', chip.tone)}>
            <Icon name={chip.icon} size="small" />
            {chip.word}
          </span>
        )}
      </div>
      {children}
      <div className="actions">
        <NextStep age={age} />
        {actions}
      </div>
    </section>
  )
}

function CertificateDates({
  order,
  age,
  number,
}: {
  readonly order: CourseOrder
  readonly age: CertificateAge | undefined
  readonly number: string | null
}) {
  const words = useWords(certificateWords)
  const { courseCompletionDate: completed, courseCertificationExpirationDate: expires } = order
  const facts = [
    ...(completed === null ? [] : [{ name: words.completed, value: formatDate(completed) }]),
    ...(expires === null
      ? []
      : [
          {
            name: age?.state === 'outdated' ? words.wasValidUntil : words.validUntil,
            value: formatDate(expires),
          },
        ]),
    ...(number === null ? [] : [{ name: words.number, value: number }]),
  ]
  return (
    <div>
      {age === undefined ? null : (
        <progress
          className="progress-bar"
          max={age.totalDays}
          value={age.usedDays}
          aria-label={words.daysUsed(age.usedDays, age.totalDays)}
        />
      )}
      <dl className={classNames('certificate-dates', age && 'ends')}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function AgeText({
  order,
  age,
}: {
  readonly order: CourseOrder
  readonly age: CertificateAge | undefined
}) {
  const words = useWords(certificateWords)
  const { attorneyName } = useCurrentCase()
  if (age === undefined || age.state === 'valid') return null
  const day = formatDate(order.courseCertificationExpirationDate ?? '')
  return (
    <p className="measure">
      {age.state === 'outdated' ? words.outdated(day) : words.endsSoon(day, attorneyName)}
    </p>
  )
}

function NextStep({ age }: { readonly age: CertificateAge | undefined }) {
  const words = useWords(certificateWords)
  const { attorneyName } = useCurrentCase()
  if (age?.state === 'ending')
    return <ButtonLink href={paths.caseHome()}>{words.toTasks}</ButtonLink>
  if (age?.state === 'outdated')
    return (
      <ButtonLink href={paths.lawFirmInformation} icon="chat-circle-text">
        {words.ask(attorneyName)}
      </ButtonLink>
    )
  return null
}

function useCertificate({ orderId, orderItemId }: CourseOrder) {
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  function save() {
    setState('working')
    const address = `/certificate/download/${encodeURIComponent(orderId)}/${encodeURIComponent(orderItemId ?? '')}`
    void downloadFile(address, certificateFileName).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return { state, save }
}
