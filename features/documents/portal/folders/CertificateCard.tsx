// spec: documents#certificate-view
import type { ReactNode } from 'react'
import { classNames } from '#ui/display/class-names.ts'
import { formatDate } from '#ui/language/format.ts'
import { IconTile, type TileTone } from '#ui/display/IconTile.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useWords } from '#ui/language/language.ts'
import type { Leaf } from '../answers.ts'
import { isCertificateNeeded, type CertificateState } from './certificate-state.ts'
import { certificateWords } from '../words.ts'

export interface CertificateCardProps {
  readonly facts: NonNullable<Leaf['certificate']>
  readonly state: CertificateState
  readonly children: ReactNode
}

const signs: Readonly<
  Record<CertificateState, { readonly icon: IconName; readonly tone: TileTone }>
> = {
  notNeeded: { icon: 'minus-circle', tone: 'plain' },
  needed: { icon: 'graduation-cap', tone: 'plain' },
  waiting: { icon: 'hourglass-medium-fill', tone: 'yours' },
  rejected: { icon: 'x-circle-fill', tone: 'bad' },
  accepted: { icon: 'check-circle-fill', tone: 'ok' },
  expired: { icon: 'clock', tone: 'plain' },
}

export function CertificateCard({ facts, state, children }: CertificateCardProps) {
  const words = useWords(certificateWords)
  return (
    <section
      className={classNames('card certificate', isCertificateNeeded(state) && 'asked-for-now')}
    >
      <div className="tile-head">
        <IconTile {...signs[state]} />
        <div className="head-words">
          <h2 className="soft small-text">{words.state}</h2>
          <p className="lead strong">{words[state]}</p>
        </div>
      </div>
      <CertificateState state={state} facts={facts} />
      {children}
    </section>
  )
}

function CertificateState({
  state,
  facts: { completed, expires },
}: {
  readonly state: CertificateState
  readonly facts: CertificateCardProps['facts']
}) {
  const words = useWords(certificateWords)
  if (state === 'accepted') {
    const days = [
      ...(completed === null ? [] : [words.finished(formatDate(completed))]),
      ...(expires === null ? [] : [words.validUntil(formatDate(expires))]),
    ]
    return days.length === 0 ? null : <p>{days.join('. ')}.</p>
  }
  if (state === 'expired')
    return <p>{words.expiredHint(expires === null ? '' : formatDate(expires))}</p>
  return <p>{words[`${state}Hint`]}</p>
}

export function AboutCertificate() {
  const words = useWords(certificateWords)
  return (
    <section>
      <h2 className="group-head">{words.about}</h2>
      <dl className="card asked">
        <div>
          <dt>{words.what}</dt>
          <dd>{words.whatText}</dd>
        </div>
        <div>
          <dt>{words.valid}</dt>
          <dd>{words.validText}</dd>
        </div>
        <div>
          <dt>{words.before}</dt>
          <dd>{words.beforeText}</dd>
        </div>
      </dl>
    </section>
  )
}
