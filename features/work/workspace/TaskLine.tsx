import { useId, type ReactNode } from 'react'
import { classNames } from '#ui/display/class-names.ts'
import { useSavedChoice } from '#ui/form/choice/use-saved-choice.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { useAge } from '#features/cases/workspace/case/use-age.ts'
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { colleagueName } from '#features/cases/workspace/client-names.ts'
import { dayInWords } from '#features/cases/workspace/row-words.ts'
import { usePresent } from '#features/cases/workspace/use-present.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import type { CaseTaskPartsFragment } from './work.operations.ts'
import { workWords } from './words.ts'

export interface TaskLineProps {
  readonly task: CaseTaskPartsFragment
  /** Resolves when the lists are read again. */
  readonly onDone: (isDone: boolean) => Promise<void>
  /** Another task is being saved. */
  readonly isBusy: boolean
  /** Where the task belongs. */
  readonly place?: ReactNode
  /** The menu. */
  readonly children?: ReactNode
}

/** A task with its box to tick, who does it and until when. */
export function TaskLine({ task, onDone, isBusy, place, children }: TaskLineProps) {
  const words = useWords(workWords)
  const toAge = useAge()
  const id = useId()
  const { title, assignee, doneAt, doneBy } = task
  const done = useSavedChoice({ stored: doneAt !== null, save: onDone, isBusy, settlesMs: 0 })

  return (
    <li className="task">
      <label className="pick bare">
        <input
          type="checkbox"
          checked={done.value}
          onChange={({ currentTarget }) => done.choose(currentTarget.checked)}
          aria-describedby={id}
        />
        <span className={classNames('task-title', done.value && 'is-done')}>{title}</span>
      </label>
      <p id={id} className="task-facts soft small-text">
        {place}
        {doneAt !== null && doneBy !== null ? (
          <span>{words.doneBy(`${doneBy.givenName} ${doneBy.familyName}`, toAge(doneAt))}</span>
        ) : (
          <>
            <Due day={task.dueOn} />
            <Assignee assignee={assignee} />
          </>
        )}
      </p>
      {children}
    </li>
  )
}

function Assignee({ assignee }: Pick<CaseTaskPartsFragment, 'assignee'>) {
  const words = useWords(workWords)
  const { left } = useWords(clientWords)
  if (assignee === null) return <span>{words.noOne}</span>
  return (
    <span className={classNames(assignee.hasLeft && 'overdue')}>
      {colleagueName(assignee, left)}
    </span>
  )
}

function Due({ day }: { readonly day: string | null }) {
  const words = useWords(workWords)
  const shared = useWords(clientWords)
  const { formatDay } = useFormats()
  const present = usePresent()
  if (day === null) return null
  const shown = dayInWords(day, { present, words: shared, formatDay })
  return day < officeDay(present) ? (
    <span className="overdue">{words.overdue(shown)}</span>
  ) : (
    <span>{words.due(shown)}</span>
  )
}
