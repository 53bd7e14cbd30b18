import { Suspense, useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import type { Intake } from '../intake-data.ts'
import { showingWords } from './words.ts'

const ShowingDialog = lazyPart(() => import('./ShowingDialog.tsx'), 'ShowingDialog')

export interface ShowingActionsProps {
  readonly caseId: string
  /** Null for a case that never had a questionnaire. */
  readonly intake: Intake | null
}

/** Shows or hides the questionnaire, and sets its deadline. */
export function ShowingActions({ caseId, intake }: ShowingActionsProps) {
  const words = useWords(showingWords)
  const mayChange = usePermissions()('review-intake')
  const [isOpen, setOpen] = useState(false)
  if (!mayChange) return null
  return (
    <>
      {intake === null ? (
        <Button onPress={() => setOpen(true)}>{words.show}</Button>
      ) : (
        <Button look="second" small name={words.changeName} onPress={() => setOpen(true)}>
          {intake.isShown ? words.change : words.show}
        </Button>
      )}
      {isOpen ? (
        <Suspense>
          <ShowingDialog caseId={caseId} intake={intake} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
