// The list of a firm (spec: filing#filing-list).
import { isUuid } from '#lib/ids.ts'
import { isSameName } from '#lib/folded.ts'
import { oneLine } from '#lib/text.ts'
import type { FilingList, FirmLine } from './lines.ts'
import type { FilingFinding } from './typed-fees.ts'

export const maxOwnLines = 20
export const maxLineName = 80

export const toLineField = (key: string) => `line-${key}`

/** Findings are in the order of the form. */
export function findLineProblems(own: readonly FirmLine[]): readonly FilingFinding[] {
  return own.flatMap(({ key, name }, index): readonly FilingFinding[] => {
    const field = toLineField(key)
    const typed = oneLine(name)
    if (typed === '') return [{ code: 'filing.line-blank', field }]
    if ([...typed].length > maxLineName)
      return [{ code: 'filing.line-too-long', field, params: { max: maxLineName } }]
    const isTwice = own.slice(0, index).some((before) => isSameName(before.name, name))
    return isTwice ? [{ code: 'filing.line-twice', field }] : []
  })
}

/** True for lines that a form of ours can send. */
export function areLines(own: readonly FirmLine[]): boolean {
  const keys = new Set(own.map(({ key }) => key))
  return (
    own.length <= maxOwnLines && keys.size === own.length && own.every(({ key }) => isUuid(key))
  )
}

export function toStoredList({ optional, own }: FilingList): FilingList {
  return {
    optional: [...new Set(optional)],
    own: own.map(({ key, name, isNecessary }) => ({ key, name: oneLine(name), isNecessary })),
  }
}

export function countListDifferences({ optional, own }: FilingList): number {
  return optional.length + own.length
}
