import { useWords } from '#ui/language/language.ts'
import { kitWords } from '#ui/words.ts'
import { colleagueName } from '#features/cases/workspace/client-names.ts'
import { clientWords, listWords } from '#features/cases/workspace/words.ts'
import type { ClientFilter } from '../clients.operations.ts'
import {
  chapters,
  compact,
  deadlineWindows,
  firstSort,
  isSameSort,
  sortKeys,
  stages,
  usualSort,
  type ListChoice,
} from './address.ts'
import type { ClientColleaguesQuery } from '#features/cases/workspace/team/team.operations.ts'

export type Colleague = ClientColleaguesQuery['team'][number]

export interface Control {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly isInUse: boolean
  readonly onChange: (value: string) => void
}

interface Condition {
  readonly label: string
  readonly remove: () => void
}

export interface ControlsInput {
  readonly choice: ListChoice
  readonly myId: string
  readonly team: readonly Colleague[]
  readonly onChange: (choice: ListChoice) => void
}

export interface Controls {
  readonly filters: readonly Control[]
  readonly sort: Control
  /** Conditions without a control, which can only be removed. */
  readonly conditions: readonly Condition[]
}

/** The option of the stages that shows the archive. */
const archived = 'ARCHIVED'
/** The option of the stages for cases whose list before filing is complete. */
const ready = 'READY'

export function useControls({ choice, myId, team, onChange }: ControlsInput): Controls {
  const words = useWords(listWords)
  const { chapter: chapterName, left, steps } = useWords(clientWords)
  const { statuses } = useWords(kitWords)
  const { filter, sort } = choice
  const change = (changes: ClientFilter) =>
    onChange({ ...choice, filter: compact({ ...filter, ...changes }) })
  const remove = (name: keyof ClientFilter) => () => change({ [name]: undefined })
  const any = { value: '', label: words.any }

  const stage: Control = {
    name: 'stage',
    label: words.stage,
    value: filter.readyToFile ? ready : filter.archive === 'ONLY' ? archived : (filter.stage ?? ''),
    isInUse: Boolean(filter.stage) || filter.readyToFile === true || filter.archive === 'ONLY',
    options: [
      any,
      { value: 'PRE_FILING', label: statuses.matter['Pre-Filing'] },
      { value: ready, label: steps.READY_TO_FILE },
      { value: 'FILED', label: statuses.matter.Filed },
      { value: 'COMPLETE', label: statuses.matter.Complete },
      { value: archived, label: words.archived },
    ],
    onChange: (value) =>
      change({
        stage: stages.find((each) => each === value),
        archive: value === archived ? 'ONLY' : undefined,
        readyToFile: value === ready ? true : undefined,
      }),
  }
  const chapter: Control = {
    name: 'chapter',
    label: words.chapterLabel,
    value: filter.chapter?.toString() ?? '',
    isInUse: Boolean(filter.chapter),
    options: [any, ...chapters.map((each) => ({ value: String(each), label: chapterName(each) }))],
    onChange: (value) => change({ chapter: chapters.find((each) => String(each) === value) }),
  }
  const assigned: Control = {
    name: 'assigned',
    label: words.assigned,
    value: filter.assignedTo ?? '',
    isInUse: Boolean(filter.assignedTo),
    options: assignedOptions(filter.assignedTo ?? undefined, myId, team, { ...words, left }),
    onChange: (value) => change({ assignedTo: value === '' ? undefined : value }),
  }
  const deadline: Control = {
    name: 'deadline',
    label: words.deadline,
    value: filter.deadline ?? '',
    isInUse: Boolean(filter.deadline),
    options: [any, ...deadlineWindows.map((each) => ({ value: each, label: words.windows[each] }))],
    onChange: (value) => change({ deadline: deadlineWindows.find((each) => each === value) }),
  }
  const sortControl: Control = {
    name: 'sort',
    label: words.sortBy,
    value: sort.key,
    isInUse: !isSameSort(sort, usualSort),
    options: sortKeys.map((key) => ({ value: key, label: words.sorts[key] })),
    onChange: (value) => {
      const key = sortKeys.find((each) => each === value)
      if (key !== undefined) onChange({ ...choice, sort: firstSort(key) })
    },
  }
  const { language, waitingOn, quietForDays, quietForAtMostDays, needs } = filter
  const conditions = [
    language && { label: words.inUse.language[language], remove: remove('language') },
    waitingOn && { label: words.inUse.waitingOn[waitingOn], remove: remove('waitingOn') },
    needs && { label: words.inUse.needs[needs], remove: remove('needs') },
    quietForDays && { label: words.inUse.quiet(quietForDays), remove: remove('quietForDays') },
    quietForAtMostDays && {
      label: words.inUse.quietAtMost(quietForAtMostDays),
      remove: remove('quietForAtMostDays'),
    },
    filter.includesComplete && {
      label: words.alsoComplete,
      remove: remove('includesComplete'),
    },
    filter.archive === 'INCLUDED' && {
      label: words.alsoArchived,
      remove: remove('archive'),
    },
  ].filter((condition): condition is Condition => typeof condition === 'object')
  return { filters: [stage, chapter, assigned, deadline], sort: sortControl, conditions }
}

interface AssignedWords {
  readonly anyone: string
  readonly me: string
  readonly colleague: string
  readonly left: (name: string) => string
}

function assignedOptions(
  value: string | undefined,
  myId: string,
  team: readonly Colleague[],
  words: AssignedWords,
): Control['options'] {
  const colleagues = team
    .filter(
      ({ id, state, hasWork }) =>
        id !== myId && (state !== 'DEACTIVATED' || hasWork || id === value),
    )
    .map(({ state, ...colleague }) => ({
      value: colleague.id,
      label: colleagueName({ ...colleague, hasLeft: state === 'DEACTIVATED' }, words.left),
    }))
  const isUnknown =
    value !== undefined && value !== myId && colleagues.every((option) => option.value !== value)
  return [
    { value: '', label: words.anyone },
    { value: myId, label: words.me },
    ...colleagues,
    ...(isUnknown ? [{ value, label: words.colleague }] : []),
  ]
}
