import type { ReactNode } from 'react'
import { classNames } from '../display/class-names.ts'

export interface CardProps {
  readonly children: ReactNode
  readonly name?: string
  readonly flush?: boolean
  readonly className?: string
}

export function Card({ children, name, flush = false, className }: CardProps) {
  return name === undefined ? (
    <div className={classNames('card', flush && 'flush', className)}>{children}</div>
  ) : (
    <section className={classNames('card', flush && 'flush', className)} aria-label={name}>
      {children}
    </section>
  )
}
