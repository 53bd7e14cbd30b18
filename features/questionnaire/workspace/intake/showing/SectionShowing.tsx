import { Suspense, useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import type { Intake, Section } from '../intake-data.ts'
import { showingWords } from './words.ts'

const SectionShowingDialog = lazyPart(
  () => import('./SectionShowingDialog.tsx'),
  'SectionShowingDialog',
)

export interface SectionShowingProps {
  readonly intake: Intake
  readonly section: Section
}

/** Hides one section from the clients, or shows it. */
export function SectionShowing({ intake, section }: SectionShowingProps) {
  const words = useWords(showingWords)
  const mayChange = usePermissions()('review-intake')
  const [isOpen, setOpen] = useState(false)
  if (!mayChange) return null
  return (
    <>
      <Button look="quiet" onPress={() => setOpen(true)}>
        {section.isShown ? words.hideSection : words.showSection}
      </Button>
      {isOpen ? (
        <Suspense>
          <SectionShowingDialog intake={intake} section={section} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
