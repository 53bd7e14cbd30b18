import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../display/class-names.ts'
import { Icon } from '../display/Icon.tsx'
import type { IconName } from '../icons/names.ts'

export type BannerTone = 'ok' | 'wait' | 'bad' | 'note' | 'plain' | 'dawn'

export interface BannerProps {
  readonly tone: BannerTone
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly slim?: boolean
  readonly takesFocus?: boolean
}

const toneIcon: Readonly<Record<BannerTone, IconName>> = {
  ok: 'check-circle-fill',
  wait: 'warning-fill',
  bad: 'warning-circle-fill',
  note: 'info-fill',
  plain: 'info-fill',
  dawn: 'arrow-counter-clockwise',
}

/** Errors are announced at once, others politely. */
export function Banner({
  tone,
  title,
  children,
  action,
  slim = false,
  takesFocus = false,
}: BannerProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <section
      className={classNames('banner', tone, slim && 'slim')}
      ref={box}
      tabIndex={-1}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon name={toneIcon[tone]} />
      <div>
        <p className={slim ? undefined : 'strong'}>{title}</p>
        {children ? <div className="stack-2">{children}</div> : null}
        {action ? <div className="actions">{action}</div> : null}
      </div>
    </section>
  )
}
