import { Button } from '../../display/Button.tsx'
import { Banner } from '../../feedback/Banner.tsx'
import { useWords } from '../../language/language.ts'
import { kitWords } from '../../words.ts'
import { Differences, type Difference } from './Differences.tsx'

export interface RefusalProps {
  /** Nothing is shown without one. */
  readonly problem: string | undefined
  /** What someone saved first, beside the draft. */
  readonly rows?: readonly Difference[] | undefined
  /** Fills the form with what is saved. */
  readonly onTake: () => void
}

/** Why a dialog could not save, and what a colleague saved first. */
export function Refusal({ problem, rows, onTake }: RefusalProps) {
  const { takeSaved } = useWords(kitWords)
  if (problem === undefined) return null
  return (
    <div className="dialog-notice">
      <Banner tone="bad" title={problem} takesFocus>
        {rows === undefined ? null : (
          <>
            <Differences rows={rows} />
            <div className="actions">
              <Button look="second" small onPress={onTake}>
                {takeSaved}
              </Button>
            </div>
          </>
        )}
      </Banner>
    </div>
  )
}
