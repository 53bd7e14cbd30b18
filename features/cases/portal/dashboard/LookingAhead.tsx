import { Dialog } from '#ui/page/Dialog.tsx'
import { useWords } from '#ui/language/language.ts'
import { VerticalTimeline } from '#ui/display/VerticalTimeline.tsx'
import type { CurrentCase } from '../current-case/current-case-context.ts'
import { stepMarks, stepSentence } from './timeline.ts'
import { dashboardWords } from '../words.ts'

export function LookingAhead({
  current,
  onClose,
}: {
  readonly current: CurrentCase
  readonly onClose: () => void
}) {
  const words = useWords(dashboardWords)
  const sentences = new Map(current.statuses.map((entry) => [entry.id, stepSentence(entry, words)]))
  const steps = stepMarks(current).map((step) => ({ ...step, sentence: sentences.get(step.id) }))
  return (
    <Dialog isOpen onClose={onClose} title={words.lookingAhead}>
      {current.status === 'Complete' ? null : <p className="soft mb-4">{words.lookingAheadHint}</p>}
      <VerticalTimeline steps={steps} name={words.progress} />
    </Dialog>
  )
}
