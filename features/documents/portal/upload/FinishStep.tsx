// The last step: thanks, and the dialog closes by itself.
import { useEffect, useEffectEvent } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { uploadWords } from './words.ts'

/** After a successful submission the dialog closes after 4 seconds (seeds/001, sections 4 and 9). */
const closesAfterMs = 4000

export interface FinishStepProps {
  readonly count: number
  /** The one file took the place of a document. */
  readonly isReplaced: boolean
  readonly onClose: () => void
}

export function FinishStep({ count, isReplaced, onClose }: FinishStepProps) {
  const words = useWords(uploadWords)
  // Only the first moment counts: a new function must not start the four seconds anew.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), closesAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Banner tone="ok" title={isReplaced ? words.finishedReplacing : words.finished(count)}>
        <p>{words.finishedHint(count)}</p>
      </Banner>
      <div className="acts">
        <Button look="second" onPress={onClose}>
          {words.done}
        </Button>
      </div>
    </>
  )
}
