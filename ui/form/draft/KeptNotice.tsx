import { Button } from '../../display/Button.tsx'
import { useWords } from '../../language/language.ts'
import { keptWords } from './words.ts'

export interface KeptNoticeProps {
  readonly draft: { readonly isKept: boolean; readonly discard: () => void }
}

/** Says that the form shows words from an earlier time. */
export function KeptNotice({ draft: { isKept, discard } }: KeptNoticeProps) {
  const words = useWords(keptWords)
  if (!isKept) return null
  return (
    <div className="kept-notice small-text" role="status">
      <span>{words.isBack}</span>
      <Button look="quiet" small onPress={discard}>
        {words.discard}
      </Button>
    </div>
  )
}
