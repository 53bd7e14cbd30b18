// 'Loading...' over the page, for work that takes longer than a second.
import { createPortal } from 'react-dom'
import { useWords } from '../language/language.ts'
import { useLoading } from './use-loading.ts'
import { kitWords } from '../words.ts'

export function LoadingOverlay({ working }: { readonly working: boolean }) {
  const words = useWords(kitWords)
  if (useLoading(working) !== 'shown') return null
  // Outside of the page's content, which is a container: it would hold what is fixed.
  return createPortal(
    <div className="waiting" role="status">
      <p>
        <span className="spin" aria-hidden="true" />
        {words.loading}
      </p>
    </div>,
    document.body,
  )
}
