import type { ReactNode } from 'react'
import { IconTile, type TileTone } from '../display/IconTile.tsx'
import type { IconName } from '../icons/names.ts'

export interface NextStep {
  readonly icon: IconName
  readonly tone: TileTone
  readonly who: ReactNode
  readonly what: ReactNode
}

export function WhatHappensNext({
  title,
  steps,
}: {
  readonly title: string
  readonly steps: readonly NextStep[]
}) {
  return (
    <section className="stack gap-large">
      <h2>{title}</h2>
      <ol className="who-next">
        {steps.map(({ icon, tone, who, what }) => (
          <li key={icon}>
            <IconTile icon={icon} tone={tone} />
            <div>
              <p className="strong">{who}</p>
              <p className="soft small-text">{what}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
