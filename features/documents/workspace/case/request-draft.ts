// A request of the firm while it is typed.
import { parseMonthDayYear } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import { oneLine } from '#lib/text.ts'
import type { ChecklistRequirement } from '#ui/graphql/enums.generated.ts'
import { findProblemInDueDay, findProblemInRequest } from '../../rules/categories/requested.ts'

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
export function findRequestProblems(draft: RequestDraft, today: string): readonly Finding[] {
  const words = { title: oneLine(draft.title), description: oneLine(draft.description) }
  const code = findProblemInRequest(words)
  const findings: Finding[] = []
  if (code !== undefined) findings.push({ code, field: fieldOf[code] ?? 'title' })
  const dueOn = draft.dueOn.trim()
  const dayCode =
    dueOn === '' ? undefined : findProblemInDueDay(parseMonthDayYear(dueOn) ?? dueOn, today)
  if (dayCode !== undefined) findings.push({ code: dayCode, field: 'dueOn' })
  return findings
}
