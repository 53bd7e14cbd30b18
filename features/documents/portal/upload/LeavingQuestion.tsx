import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { uploadWords } from './words.ts'

export interface LeavingQuestionProps {
  readonly count: number
  readonly onStay: () => void
  readonly onLeave: () => void
}

export function LeavingQuestion({ count, onStay, onLeave }: LeavingQuestionProps) {
  const words = useWords(uploadWords)
  const answers = (
    <>
      <Button look="second" small onPress={onStay}>
        {words.stay}
      </Button>
      <Button look="quiet" small onPress={onLeave}>
        {words.leave}
      </Button>
    </>
  )
  return (
    <div className="dialog-notice">
      <Banner tone="wait" title={words.leaving(count)} action={answers} takesFocus>
        <p>{words.leavingHint(count)}</p>
      </Banner>
    </div>
  )
}
