// A request of the firm while it is typed.
import { parseMonthDayYear } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import { oneLine } from '#lib/text.ts'
import type { ChecklistRequirement } from '#ui/graphql/enums.generated.ts'
import { findProblemInRequest } from '../../rules/categories/requested.ts'

export interface RequestDraft {
  readonly title: string
  readonly description: string
  /** `` for all people of the case. */
  readonly debtor: string
  readonly requirement: ChecklistRequirement
  /** As typed. */
  readonly dueOn: string
}

const fieldOf: Readonly<Record<string, keyof RequestDraft>> = {
  'documents.title-missing': 'title',
  'documents.description-missing': 'description',
}

/** Returns the problems in the order of the form. */
export function findRequestProblems(draft: RequestDraft): readonly Finding[] {
  const words = { title: oneLine(draft.title), description: oneLine(draft.description) }
  const code = findProblemInRequest(words)
  const findings: Finding[] = []
  if (code !== undefined) findings.push({ code, field: fieldOf[code] ?? 'title' })
  if (draft.dueOn.trim() !== '' && parseMonthDayYear(draft.dueOn) === undefined)
    findings.push({ code: 'documents.no-due-day', field: 'dueOn' })
  return findings
}
