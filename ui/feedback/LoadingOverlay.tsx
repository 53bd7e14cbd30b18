import { createPortal } from 'react-dom'
import { useWords } from '../language/language.ts'
import { useLoading } from './use-loading.ts'
import { kitWords } from '../words.ts'

export function LoadingOverlay({ working }: { readonly working: boolean }) {
  const words = useWords(kitWords)
  if (useLoading(working) !== 'shown') return null
  // Outside the page content, because fixed elements are positioned relative to that container.
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
