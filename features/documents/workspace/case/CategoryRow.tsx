import { useEffect } from 'react'
import { Icon } from '#ui/display/Icon.tsx'
import type { Tone } from '#ui/display/statuses.ts'
import { SavedSelect } from '#ui/form/choice/SavedSelect.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import type { IconName } from '#ui/icons/names.ts'
import { formatDate } from '#ui/language/format.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import type { ChecklistRequirement } from '#ui/graphql/enums.generated.ts'
import { isFirmOnly } from '../../rules/category-template/category-kind.ts'
import {
  setCategoryRequirement,
  type CaseChecklistPartsFragment,
} from './case-checklist.operations.ts'
import type { CaseCategory } from './checklist-view.ts'
import { DocumentLines } from './DocumentLines.tsx'
import { readChecklistAgain } from './read-checklist-again.ts'
import { caseDocumentsWords, checklistSentences } from './words.ts'

const signs: Readonly<
  Record<CaseCategory['state'], { readonly tone: Tone; readonly icon: IconName }>
> = {
  NEEDED: { tone: 'plain', icon: 'minus-circle' },
  MORE_NEEDED: { tone: 'wait', icon: 'plus' },
  TO_REVIEW: { tone: 'note', icon: 'eye-fill' },
  QUESTIONED: { tone: 'note', icon: 'question-fill' },
  SENT_BACK: { tone: 'dawn', icon: 'arrow-u-up-left' },
  COMPLETE: { tone: 'ok', icon: 'check-circle-fill' },
  IF_ANY: { tone: 'plain', icon: 'minus-circle' },
  NOT_NEEDED: { tone: 'plain', icon: 'prohibit' },
}

const needs: readonly ChecklistRequirement[] = ['REQUIRED', 'OPTIONAL', 'NOT_NEEDED']

export interface CategoryRowProps {
  readonly category: CaseCategory
  readonly checklist: CaseChecklistPartsFragment
  readonly onProblem: (problem: string | undefined) => void
}

export function CategoryRow({ category, checklist, onProblem }: CategoryRowProps) {
  const words = useWords(caseDocumentsWords)
  const sentences = useWords(checklistSentences)
  const act = useAct({ trouble: words.trouble, sentences })
  const { id: categoryId, key, name, requirement, state, dueOn, letters, lastLetterAt } = category
  const { formatDay } = useFormats()
  const { tone, icon } = signs[state]
  const { problem } = act
  useEffect(() => onProblem(problem), [problem, onProblem])

  async function change(wanted: ChecklistRequirement): Promise<void> {
    const { caseId } = checklist
    await act.run(
      async () =>
        (
          await graph.run(setCategoryRequirement, {
            ...{ caseId, categoryId, seen: requirement, requirement: wanted },
          })
        ).setCategoryRequirement,
    )
    await readChecklistAgain()
  }

  return (
    <tr>
      <td>
        <span className="checklist-what">{name}</span>
        <span className="second-line">{useReason(category)}</span>
        {dueOn === null ? null : (
          <span className="second-line">{words.due(formatDay(dueOn, 'monthDayYear'))}</span>
        )}
      </td>
      <td data-label={words.columns.who}>{useReader(category, checklist)}</td>
      <td data-label={words.columns.need}>
        {isFirmOnly(key) ? null : (
          <SavedSelect
            name={words.needOf(name)}
            stored={requirement}
            options={needs.map((value) => ({ value, label: words.needs[value] }))}
            onSave={change}
          />
        )}
      </td>
      <td data-label={words.columns.state}>
        <span className={`badge ${tone}`}>
          <Icon name={icon} size="small" />
          {words.states[state]}
        </span>
        {category.stillNeeded.length === 0 ? null : (
          <span className="second-line">{category.stillNeeded.join(', ')}</span>
        )}
        {letters === 0 || lastLetterAt === null || state === 'COMPLETE' ? null : (
          <span className="second-line">{words.askedTimes(letters, formatDate(lastLetterAt))}</span>
        )}
        <DocumentLines documents={category.documents} />
      </td>
    </tr>
  )
}

/** Returns the reason why the category is asked for. */
function useReason({
  key,
  source,
  because,
  isExtra,
  requirement,
  requestedBy,
  ...rest
}: CaseCategory) {
  const words = useWords(caseDocumentsWords)
  if (isFirmOnly(key)) return words.ofFirm
  if (isExtra && requestedBy !== null && rest.requestedAt !== null)
    return words.extra(requestedBy.givenName, formatDate(rest.requestedAt))
  if (source === 'ANSWERS' && because.length > 0) return because.join(' ')
  if (source === 'FIRM') return words.byFirm
  return requirement === 'REQUIRED' ? words.always : words.optional
}

function useReader({ debtor }: CaseCategory, { people }: CaseChecklistPartsFragment): string {
  const words = useWords(caseDocumentsWords)
  if (people.length < 2) return people[0]?.givenName ?? words.wholeCase
  return people.find((person) => person.debtor === debtor)?.givenName ?? words.joint
}
