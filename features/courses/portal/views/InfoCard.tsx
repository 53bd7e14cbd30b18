import type { ReactNode } from 'react'
import { IconTile, type TileTone } from '#ui/display/IconTile.tsx'
import type { IconName } from '#ui/icons/names.ts'

export interface InfoCardProps {
  readonly icon: IconName
  readonly tone?: TileTone
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export function InfoCard({ icon, tone = 'plain', title, children, action }: InfoCardProps) {
  return (
    <section className="card course-card">
      <div className="tile-head">
        <IconTile icon={icon} tone={tone} />
        <h2>{title}</h2>
      </div>
      {children}
      {action ? <div className="actions">{action}</div> : null}
    </section>
  )
}
