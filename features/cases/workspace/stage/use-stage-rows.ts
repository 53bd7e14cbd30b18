import { monthDayYear } from '#lib/dates.ts'
import type { Difference } from '#ui/form/draft/Differences.tsx'
import { useWords } from '#ui/language/language.ts'
import { toChange, type Stage, type StageDraft } from './stage-draft.ts'
import type { DebtorName } from './StageForm.tsx'
import { stageWords } from './words.ts'

/** The stage as it is saved, beside the draft. */
export function useStageRows(
  saved: Stage,
  draft: StageDraft,
  people: readonly DebtorName[],
): readonly Difference[] {
  const words = useWords(stageWords)
  const getName = (debtor: number) =>
    people.find((person) => person.debtor === debtor)?.givenName ?? ''
  const showEnd = ({ outcome, endedOn, docketNumber }: Partial<Stage['parts'][number]>) =>
    [
      outcome ? words.outcomes[outcome] : words.none,
      endedOn ? monthDayYear(endedOn) : '',
      docketNumber ? words.docket(docketNumber) : '',
    ]
      .filter(Boolean)
      .join(', ')
  const showDay = (day: string | null | undefined) => (day ? monthDayYear(day) : words.none)
  const change = toChange(draft)
  const inCase = saved.parts.map((part) =>
    people.length > 1 ? `${getName(part.debtor)}: ${showEnd(part)}` : showEnd(part),
  )
  const inDraft = showEnd(change as Partial<Stage['parts'][number]>)
  const name = draft.who === '' ? '' : `${getName(Number(draft.who))}: `
  return [
    { name: words.stage, saved: words.stages[saved.stage], draft: words.stages[draft.stage] },
    { name: words.outcome, saved: inCase.join('; '), draft: name + inDraft },
    { name: words.filedOn, saved: showDay(saved.filedOn), draft: showDay(change.filedOn) },
    {
      name: words.caseNumber,
      saved: saved.caseNumber ?? words.none,
      draft: change.caseNumber ?? words.none,
    },
  ]
}
