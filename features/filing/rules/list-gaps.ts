import type { CountedGap, FilingGap } from '#features/cases/rules/status/stage-gaps.ts'
import {
  isNecessary,
  isOpenOn,
  isProductLine,
  productLines,
  type FilingLine,
  type FilingList,
  type ProductLine,
} from './lines.ts'

const gaps: Readonly<Record<ProductLine, FilingGap>> = {
  documents: 'DOCUMENTS',
  intake: 'INTAKE',
  warnings: 'WARNINGS',
  identity: 'IDENTITY',
  counseling: 'COUNSELING',
  fees: 'FEES',
  signed: 'SIGNED',
  conflicts: 'CONFLICTS',
}

/** The open necessary lines, those of both debtors as one (spec: filing#filing-with-gaps). */
export function listGaps(
  lines: readonly FilingLine[],
  list: FilingList,
  today: string,
): ReadonlyArray<CountedGap<FilingGap>> {
  const open = lines.filter((line) => isNecessary(list, line.line) && isOpenOn(today, line))
  return [
    ...productLines.flatMap((name) => {
      const [fresh, old] = [open.filter(isOf(name, 'open')), open.filter(isOf(name, 'done'))]
      return [
        ...(fresh.length > 0 ? [{ gap: gaps[name], count: countOf(fresh), name: '' }] : []),
        ...(old.length > 0
          ? [{ gap: 'COUNSELING_TOO_OLD' as const, count: old.length, name: '' }]
          : []),
      ]
    }),
    ...list.own
      .filter(({ key }) => open.some(({ line }) => line === key && !isProductLine(line)))
      .map(({ name }) => ({ gap: 'OWN' as const, count: 0, name })),
  ]
}

const isOf = (name: ProductLine, wanted: FilingLine['state']) => {
  return ({ line, state }: FilingLine) => line === name && state === wanted
}

/** People where each debtor has a line, otherwise what is missing. */
function countOf(lines: readonly FilingLine[]): number {
  const [first] = lines
  return first?.debtor === 0 ? first.missing : lines.length
}
