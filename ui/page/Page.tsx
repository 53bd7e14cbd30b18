// One page: names the document, shows the heading and receives the focus when one arrives.
import { useRef, type ReactNode } from 'react'
import { classNames } from '../display/class-names.ts'
import { useDocumentTitle } from '../navigation/document-title.ts'
import { useFocusOnArrival } from '../navigation/focus-on-arrival.ts'

export interface PageProps {
  /** The heading; the document is called `title - Daybreak`. */
  readonly title: string
  /** When the document should be called otherwise than the heading. */
  readonly documentTitle?: string
  /** The sentence below the heading. */
  readonly lead?: ReactNode
  /** A link back, above the heading. */
  readonly back?: ReactNode
  readonly children?: ReactNode
  /** At most 640 px wide and centred: forms outside a case. */
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

/** The heading alone, for pages that place it themselves (inside the hero, beside a picture). Use `useDocumentTitle` with it. */
export function PageHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
