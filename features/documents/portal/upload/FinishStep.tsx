import { useEffect, useEffectEvent } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { uploadWords } from './words.ts'

/** spec: documents#upload-finish */
const closesAfterMs = 4000

export interface FinishStepProps {
  readonly count: number
  readonly isReplaced: boolean
  readonly onClose: () => void
}

export function FinishStep({ count, isReplaced, onClose }: FinishStepProps) {
  const words = useWords(uploadWords)
  // A new callback must not restart the four seconds.
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
      <div className="actions">
        <Button look="second" onPress={onClose}>
          {words.done}
        </Button>
      </div>
    </>
  )
}
