// What a person has typed for a new note, by case, until it is saved or the session ends.
import { credentials } from '#ui/graphql/graph.ts'

const drafts = new Map<string, string>()

export function getNoteDraft(caseId: string): string {
  return drafts.get(caseId) ?? ''
}

export function keepNoteDraft(caseId: string, text: string): void {
  if (text === '') drafts.delete(caseId)
  else drafts.set(caseId, text)
}

credentials.subscribe(() => {
  if (credentials.get() === undefined) drafts.clear()
})
