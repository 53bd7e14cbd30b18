import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { useHeldAct } from './use-meeting-act.ts'
import { datesWords } from './words.ts'

export interface MeetingQuestionProps {
  readonly caseId: string
  readonly day: string
  readonly onContinue: () => void
}

/** Asks what happened on a day that is over. */
export function MeetingQuestion({ caseId, day, onContinue }: MeetingQuestionProps) {
  const words = useWords(datesWords)
  const { formatDay } = useFormats()
  const { isBusy, problem, markHeld } = useHeldAct(caseId)
  return (
    <div className="part-notice">
      <Banner
        tone={problem === undefined ? 'wait' : 'bad'}
        title={problem ?? words.over(formatDay(day, 'monthDayYear'))}
      >
        <div className="actions">
          <Button look="second" busy={isBusy} onPress={() => void markHeld(day)}>
            {words.wasHeld}
          </Button>
          <Button look="second" onPress={onContinue}>
            {words.wasContinued}
          </Button>
        </div>
      </Banner>
    </div>
  )
}
