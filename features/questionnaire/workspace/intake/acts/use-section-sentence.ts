import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import type { Section } from '../intake-data.ts'
import { intakeWords } from '../words.ts'
import { getSectionState } from './section-state.ts'

/** Returns `Handed in by Rosa, today, 4:12 PM`. */
export function useSectionSentence(): (section: Section) => string {
  const words = useWords(intakeWords)
  const { formatDayOrTime } = useFormats()
  return (section) => {
    const { handedInAt, handedInBy, checked, approved } = section
    const state = getSectionState(section)
    const act = state === 'approved' ? approved : state === 'checked' ? checked : null
    const at = act?.at ?? (state === 'handedIn' ? handedInAt : null)
    const by = act
      ? `${act.by.givenName} ${act.by.familyName}`
      : state === 'handedIn'
        ? handedInBy
        : null
    const when = at === null ? '' : formatDayOrTime(at)
    return words.actBy(words.sectionStates[state], by ?? '', when)
  }
}
