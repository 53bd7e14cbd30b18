import { monthDayYear } from '#lib/dates.ts'
import type { Difference } from '#ui/form/draft/Differences.tsx'
import { useWords } from '#ui/language/language.ts'
import { toChange, type Stage, type StageDraft } from './stage-draft.ts'
import { stageWords } from './words.ts'

/** The stage as it is saved, beside the draft. */
export function useStageRows(saved: Stage, draft: StageDraft): readonly Difference[] {
  const words = useWords(stageWords)
  const show = ({ stage, outcome, filedOn, caseNumber }: Stage) => [
    words.stages[stage],
    outcome === null ? words.none : words.outcomes[outcome],
    filedOn === null ? words.none : monthDayYear(filedOn),
    caseNumber ?? words.none,
  ]
  const names = [words.stage, words.outcome, words.filedOn, words.caseNumber]
  const [inCase, inDraft] = [show(saved), show(toChange(draft))]
  return names.map((name, index) => ({
    name,
    saved: inCase[index] ?? '',
    draft: inDraft[index] ?? '',
  }))
}
