// The cases that were opened last in this tab, newest first (spec: client-list#palette).
import { credentials } from '#ui/graphql/graph.ts'

export interface RecentCase {
  readonly id: string
  /** Last name first. */
  readonly name: string
}

const max = 6
let recent: readonly RecentCase[] = []

export function rememberOpenedCase(opened: RecentCase): void {
  recent = [opened, ...recent.filter(({ id }) => id !== opened.id)].slice(0, max)
}

export function recentCases(): readonly RecentCase[] {
  return recent
}

credentials.subscribe(() => {
  if (credentials.get() === undefined) recent = []
})
