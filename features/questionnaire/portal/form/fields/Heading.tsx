import type { ReactNode } from 'react'

export interface HeadingProps {
  readonly level: number
  readonly id: string
  readonly children: ReactNode
}

export function Heading({ level, id, children }: HeadingProps) {
  const Tag = `h${Math.min(level, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  return (
    <Tag id={id} tabIndex={-1}>
      {children}
    </Tag>
  )
}
