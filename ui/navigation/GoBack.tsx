import type { ReactNode } from 'react'
import { Icon } from '../display/Icon.tsx'
import { Link } from './Link.tsx'
import type { PageState } from './navigation.ts'

export interface GoBackProps {
  readonly href: string
  /** The name of the target page, not "Back". */
  readonly children: ReactNode
  readonly state?: PageState
}

export function GoBack({ href, children, state }: GoBackProps) {
  return (
    <Link href={href} className="goback" {...(state === undefined ? {} : { state })}>
      <Icon name="caret-left" size="small" />
      {children}
    </Link>
  )
}
