import { useRef, type ReactNode } from 'react'
import { classNames } from '../display/class-names.ts'
import { useDocumentTitle } from '../navigation/document-title.ts'
import { useFocusOnArrival } from '../navigation/focus-on-arrival.ts'

export interface PageProps {
  /** The heading; the document title is `title - Daybreak`. */
  readonly title: string
  readonly documentTitle?: string
  readonly lead?: ReactNode
  readonly back?: ReactNode
  readonly children?: ReactNode
  /** Max 640 px wide and centered, for forms outside a case. */
  readonly narrow?: boolean
}

export function Page({ title, documentTitle, lead, back, children, narrow = false }: PageProps) {
  useDocumentTitle(documentTitle ?? title)
  return (
    <div className={classNames(narrow && 'narrow')}>
      {back}
      <div className="page-head">
        <PageHeading>{title}</PageHeading>
        {lead ? <p className="lead soft">{lead}</p> : null}
      </div>
      {children}
    </div>
  )
}

/** For pages that place the heading themselves. Requires `useDocumentTitle`. */
export function PageHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
