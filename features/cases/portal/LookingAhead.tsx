// The whole way of the case, one sentence for each step.
import { Dialog } from '#ui/Dialog.tsx'
import { useWords } from '#ui/language.ts'
import { VerticalTimeline } from '#ui/VerticalTimeline.tsx'
import { stepSentence, stepState, type TimelineEntry } from './timeline.ts'
import { dashboardWords } from './words.ts'

export function LookingAhead({ entries, onClose }: { readonly entries: readonly TimelineEntry[]; readonly onClose: () => void }) {
  const words = useWords(dashboardWords)
  const steps = entries.map((entry) => ({ id: entry.id, name: entry.name, state: stepState(entry.state), sentence: stepSentence(entry, words) }))
  return (
    <Dialog isOpen onClose={onClose} title={words.lookingAhead}>
      <p className="soft mb-4">{words.lookingAheadHint}</p>
      <VerticalTimeline steps={steps} name={words.progress} />
    </Dialog>
  )
}
