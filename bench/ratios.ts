// Converts measured rounds to table rows: medians, and our cost relative to the limit.

export interface Row {
  readonly what: string
  readonly unit: string
  readonly ours: number | null
  /** The bare limit of the same run, or a budget. */
  readonly limit: number | null
  /** Our cost divided by the limit's: 1 is equal and more is worse, for rates and times alike. */
  readonly ratio: number | null
}

export interface Measured {
  readonly what: string
  readonly unit: string
  /** `more` for rates, `less` for times and sizes. */
  readonly better: 'more' | 'less'
  /** One value per round. */
  readonly ours: readonly number[]
  /** Values of the same rounds in the same order, or a single budget. */
  readonly limit?: readonly number[]
}

export interface Section {
  readonly title: string
  readonly rows: readonly Row[]
  readonly notes?: readonly string[]
}

/**
 * Compares each round with the limit of the same round, so that a disturbance of both hardly
 * changes the ratio. Missing values are null.
 */
export function toRow({ what, unit, better, ours, limit = [] }: Measured): Row {
  const [own, bare] = [median(ours), median(limit)]
  const cost = (figure: number, least: number) =>
    better === 'more' ? least / figure : figure / least
  const ratios =
    limit.length === ours.length
      ? ours.map((figure, round) => cost(figure, limit[round] ?? Number.NaN))
      : [cost(own, bare)]
  return { what, unit, ours: known(own), limit: known(bare), ratio: known(median(ratios)) }
}

/** For benchmarks with several values per round: one row for each value. */
export function comparing<Round>(ours: readonly Round[], limit: readonly Round[]) {
  return (
    what: string,
    unit: string,
    better: Measured['better'],
    read: (round: Round) => number,
  ): Row => toRow({ what, unit, better, ours: ours.map(read), limit: limit.map(read) })
}

/** The middle value, or the mean of the two middle values; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/**
 * The smallest value that this share (0 to 1) of the values does not exceed; NaN for an empty list.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

function known(figure: number): number | null {
  return Number.isFinite(figure) ? figure : null
}
