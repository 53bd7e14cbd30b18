import { Button } from '#ui/display/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { clientPaths } from '#features/cases/workspace/paths.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import { isSameFilter, myOpenCases, type ListChoice } from '../filters/address.ts'

export interface NoRowsProps {
  readonly choice: ListChoice
  readonly myId: string
  readonly everything: number | undefined
  readonly onChange: (choice: ListChoice) => void
}

/** Says why the list is empty and offers the next search. */
export function NoRows({ choice, myId, everything, onChange }: NoRowsProps) {
  const words = useWords(listWords)
  const { filter } = choice
  const { text } = filter
  if (everything === 0)
    return (
      <EmptyState
        title={words.firstDay}
        action={
          <ButtonLink href={clientPaths.invite} icon="plus">
            {words.invite}
          </ButtonLink>
        }
      >
        {words.firstDayLead}
      </EmptyState>
    )
  const show = (next: ListChoice['filter']) => () => onChange({ ...choice, filter: next })
  if (text)
    return filter.includesComplete === true ? (
      <Empty
        title={words.noMatchAtAll(text)}
        action={words.clearFilters}
        onPress={show(myOpenCases(myId))}
      />
    ) : (
      <Empty
        title={words.noMatch(text)}
        action={words.searchComplete}
        onPress={show({ text, includesComplete: true, archive: 'INCLUDED' })}
      />
    )
  const isMine = isSameFilter(filter, myOpenCases(myId))
  return (
    <Empty
      title={isMine ? words.noneOfMine : words.noneWithFilter}
      action={words.showAllOpen}
      onPress={show({})}
    />
  )
}

interface EmptyProps {
  readonly title: string
  readonly action: string
  readonly onPress: () => void
}

function Empty({ title, action, onPress }: EmptyProps) {
  return (
    <div className="card empty" role="status">
      <p className="strong">{title}</p>
      <div className="actions">
        <Button look="second" onPress={onPress}>
          {action}
        </Button>
      </div>
    </div>
  )
}
