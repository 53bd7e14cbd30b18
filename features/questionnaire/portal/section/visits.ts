// What this tab remembers of the ways through a questionnaire: which ends were seen, and where somebody was last (decisions B3.8, B3.11).
import { tabMirror } from '#ui/mirror/tab-mirror.ts'

/** The done page of a section is shown once in a session of the browser. */
export function noteDoneVisit(caseId: string, sectionId: string): void {
  tabMirror.write('visits', `done|${caseId}|${sectionId}`, true)
}

export function isDoneVisited(caseId: string, sectionId: string): boolean {
  return tabMirror.read('visits', `done|${caseId}|${sectionId}`) === true
}

/** The address of a question, for whoever comes without one. */
export function noteLastPlace(caseId: string, path: string): void {
  tabMirror.write('visits', `place|${caseId}`, path)
}

export function lastPlace(caseId: string): string | undefined {
  const path = tabMirror.read('visits', `place|${caseId}`)
  return typeof path === 'string' ? path : undefined
}

/** Which sections somebody has opened on the page of answers. */
export function noteOpenSections(caseId: string, sectionIds: readonly string[]): void {
  tabMirror.write('visits', `check|${caseId}`, sectionIds)
}

export function openSections(caseId: string): readonly string[] {
  const ids = tabMirror.read('visits', `check|${caseId}`)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
