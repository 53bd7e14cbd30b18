import type { Row, Section } from './ratios.ts'

const heads = ['ours', 'limit', 'ratio'] as const
const figureWidth = 9

/** `limit` is the bare limit of the same run, or the budget; `ratio` is our cost divided by it. */
export function tableText(sections: readonly Section[]): string {
  const labels = sections.flatMap(({ rows }) => rows.map(getLabel))
  const width = Math.max(0, ...labels.map(({ length }) => length)) + 2
  return sections.map((section) => sectionText(section, width)).join('\n\n')
}

function sectionText({ title, rows, notes = [] }: Section, width: number): string {
  const head = title.padEnd(width) + heads.map((name) => name.padStart(figureWidth)).join('')
  const lines = rows.map((row) => {
    const figures = [
      figureText(row.ours),
      figureText(row.limit),
      row.ratio === null ? '' : `${figureText(row.ratio)} ×`,
    ]
    return (
      getLabel(row).padEnd(width) + figures.map((figure) => figure.padStart(figureWidth)).join('')
    ).trimEnd()
  })
  return [head, ...lines, ...notes.map((note) => `  ${note}`)].join('\n')
}

function getLabel({ what, unit }: Row): string {
  return `  ${what}, ${unit}`
}

/** Shows three significant digits, but all digits of a number of 1,000 or more. */
export function figureText(figure: number | null): string {
  if (figure === null) return '–'
  const size = Math.abs(figure)
  const digits = size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2
  return figure.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
