import type { ReactNode } from 'react'
import { Page } from '#ui/page/Page.tsx'
import type { Leaf } from '../../answers.ts'
import { CategoryDocuments } from '../CategoryDocuments.tsx'
import { EndedNote } from './EndedNote.tsx'

export interface EndedLeafProps {
  readonly leaf: Leaf
  /** How the case ended. */
  readonly end: string
  readonly back: ReactNode
}

/** A category that takes nothing any more. */
export function EndedLeaf({ leaf: { name, documentList }, end, back }: EndedLeafProps) {
  const isWaiting = documentList.some(({ status }) => status === 'Pending')
  return (
    <Page title={name} back={back}>
      <div className="stack-6">
        <EndedNote end={end} isWaiting={isWaiting} />
        {documentList.length === 0 ? null : (
          <CategoryDocuments name={name} documents={documentList} isFromAttorney={false} />
        )}
      </div>
    </Page>
  )
}
