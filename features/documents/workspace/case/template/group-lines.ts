// The lines of a change of the checklist, as the dialog lists them.
import type { ChecklistRequirement } from '#ui/graphql/enums.generated.ts'
import type { CaseTemplateChangePartsFragment } from './template.operations.ts'

export type ChangeLine = CaseTemplateChangePartsFragment['lines'][number]

export interface GroupedLines {
  /** New in the case, or more needed than before. */
  readonly added: readonly ChangeLine[]
  readonly lessened: readonly ChangeLine[]
  readonly stays: readonly ChangeLine[]
}

const byNeed: readonly ChecklistRequirement[] = ['NOT_NEEDED', 'OPTIONAL', 'REQUIRED']

export function groupLines(lines: readonly ChangeLine[]): GroupedLines {
  const changing = lines.filter(({ stays }) => stays === null)
  const isMore = ({ from, to }: ChangeLine) =>
    from === null || byNeed.indexOf(to) > byNeed.indexOf(from)
  return {
    added: changing.filter(isMore),
    lessened: changing.filter((line) => !isMore(line)),
    stays: lines.filter(({ stays }) => stays !== null),
  }
}
