// The filter and the order of the list in the address of the page (spec: client-list#address).
import type {
  ArchiveFilter,
  ClientLanguage,
  ClientNeed,
  ClientSortKey,
  ClientStage,
  DeadlineWindow,
  WaitingOn,
} from '#ui/graphql/enums.generated.ts'
import { clientPaths } from '#features/cases/workspace/paths.ts'
import type { ClientFilter, ClientSort } from '../clients.operations.ts'

export interface ListChoice {
  readonly filter: ClientFilter
  readonly sort: ClientSort
}

export const stages = ['PRE_FILING', 'FILED', 'COMPLETE'] as const satisfies readonly ClientStage[]
export const chapters = [7, 13] as const
export const deadlineWindows = [
  'OVERDUE',
  'WITHIN_7_DAYS',
  'WITHIN_14_DAYS',
  'WITHIN_30_DAYS',
] as const satisfies readonly DeadlineWindow[]
const archives = ['ONLY', 'INCLUDED'] as const satisfies readonly ArchiveFilter[]
const languages = ['EN', 'ES'] as const satisfies readonly ClientLanguage[]
const waitingOn = ['FIRM', 'CLIENT'] as const satisfies readonly WaitingOn[]
const needs = [
  'DOCUMENTS_TO_REVIEW',
  'SECTIONS_TO_CHECK',
  'HELP_REQUESTED',
  'MESSAGE_UNDELIVERED',
  'INVITATION_ENDED',
] as const satisfies readonly ClientNeed[]
export const sortKeys = [
  'LAST_ACTIVITY',
  'NAME',
  'NEXT_DEADLINE',
  'OPENED',
] as const satisfies readonly ClientSortKey[]

const anyPerson = 'anyone'

/** The direction of the first press on a heading: newest first, A first, soonest first. */
export function firstSort(key: ClientSortKey): ClientSort {
  return { key, isDescending: key === 'LAST_ACTIVITY' || key === 'OPENED' }
}

export const usualSort = firstSort('LAST_ACTIVITY')

/** The filter that is shown at first. */
export const myOpenCases = (myId: string): ClientFilter => ({ assignedTo: myId })

const toWord = (value: string) => value.toLowerCase().replaceAll('_', '-')

function findWord<Value extends string>(
  values: readonly Value[],
  word: string | null,
): Value | undefined {
  return values.find((value) => toWord(value) === word)
}

function readDays(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}

function readSort(word: string | null): ClientSort {
  const isDescending = word?.startsWith('-') === true
  const key = findWord(sortKeys, isDescending ? (word?.slice(1) ?? null) : word)
  return key === undefined ? usualSort : { key, isDescending }
}

/** Ignores values that it does not know. */
export function readAddress(search: string, myId: string): ListChoice {
  const params = new URLSearchParams(search)
  const text = params.get('q')?.trim()
  const assigned = params.get('assigned') ?? myId
  const chapter = chapters.find((number) => String(number) === params.get('chapter'))
  return {
    filter: compact({
      text: text === '' ? undefined : text,
      assignedTo: assigned === anyPerson ? undefined : assigned,
      stage: findWord(stages, params.get('stage')),
      includesComplete: params.get('complete') === 'too' ? true : undefined,
      archive: findWord(archives, params.get('archive')),
      chapter,
      language: findWord(languages, params.get('language')),
      waitingOn: findWord(waitingOn, params.get('waiting-on')),
      quietForDays: readDays(params.get('quiet-days')),
      quietForAtMostDays: readDays(params.get('quiet-days-max')),
      deadline: findWord(deadlineWindows, params.get('deadline')),
      needs: findWord(needs, params.get('needs')),
      readyToFile: params.get('ready') === 'to-file' ? true : undefined,
    }),
    sort: readSort(params.get('sort')),
  }
}

/** Returns `` or `?…`. Equal choices have equal addresses. */
export function toAddress({ filter, sort }: ListChoice, myId: string): string {
  const { text, assignedTo, chapter, quietForDays, quietForAtMostDays } = filter
  const values: Readonly<Record<string, string | undefined>> = {
    q: text ?? undefined,
    assigned: assignedTo === myId ? undefined : (assignedTo ?? anyPerson),
    stage: wordOf(filter.stage),
    complete: filter.includesComplete === true ? 'too' : undefined,
    archive: wordOf(filter.archive),
    chapter: chapter?.toString(),
    language: wordOf(filter.language),
    'waiting-on': wordOf(filter.waitingOn),
    'quiet-days': quietForDays?.toString(),
    'quiet-days-max': quietForAtMostDays?.toString(),
    deadline: wordOf(filter.deadline),
    needs: wordOf(filter.needs),
    ready: filter.readyToFile === true ? 'to-file' : undefined,
    sort: isSameSort(sort, usualSort)
      ? undefined
      : `${sort.isDescending ? '-' : ''}${toWord(sort.key)}`,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) params.set(name, value)
  return params.size === 0 ? '' : `?${params.toString()}`
}

/** The address of the list with this filter. Any person's cases unless the filter names one. */
export function pathOfClients(filter: ClientFilter, myId: string): string {
  return `${clientPaths.clients}${toAddress({ filter, sort: usualSort }, myId)}`
}

export function isSameFilter(a: ClientFilter, b: ClientFilter): boolean {
  return (
    toAddress({ filter: a, sort: usualSort }, '') === toAddress({ filter: b, sort: usualSort }, '')
  )
}

export function isSameSort(a: ClientSort, b: ClientSort): boolean {
  return a.key === b.key && a.isDescending === b.isDescending
}

/** Filters that the bar shows as in use, the search not included. */
export function countFilters(filter: ClientFilter): number {
  return Object.keys(compact({ ...filter, text: undefined })).length
}

const wordOf = (value: string | null | undefined) => (value ? toWord(value) : undefined)

/** Without conditions that are left out. */
export function compact(filter: ClientFilter): ClientFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== null),
  )
}

/** A stored filter; what has an unknown form is left out. */
export function readStoredFilter(stored: unknown): ClientFilter {
  if (typeof stored !== 'object' || stored === null) return {}
  const values = new Map<string, unknown>(Object.entries(stored))
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const number = (name: string) => {
    const value = values.get(name)
    return typeof value === 'number' ? value : undefined
  }
  const choose = <Value extends string>(known: readonly Value[], name: string) =>
    known.find((value) => value === values.get(name))
  return compact({
    text: text('text'),
    assignedTo: text('assignedTo'),
    stage: choose(stages, 'stage'),
    includesComplete: values.get('includesComplete') === true ? true : undefined,
    archive: choose(archives, 'archive'),
    chapter: number('chapter'),
    language: choose(languages, 'language'),
    waitingOn: choose(waitingOn, 'waitingOn'),
    quietForDays: number('quietForDays'),
    quietForAtMostDays: number('quietForAtMostDays'),
    deadline: choose(deadlineWindows, 'deadline'),
    needs: choose(needs, 'needs'),
    readyToFile: values.get('readyToFile') === true ? true : undefined,
  })
}
