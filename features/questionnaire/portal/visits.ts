// spec: questionnaire#done-page, questionnaire#active-hint
import { tabMirror } from '#ui/mirror/tab-mirror.ts'

/** The done page of a section appears once per browser session. */
export function storeDoneVisit(caseId: string, sectionId: string): void {
  tabMirror.write('visits', `done|${caseId}|${sectionId}`, true)
}

export function isDoneVisited(caseId: string, sectionId: string): boolean {
  return tabMirror.read('visits', `done|${caseId}|${sectionId}`) === true
}

/** Remembers the path of the last question. */
export function storeLastPlace(caseId: string, path: string): void {
  tabMirror.write('visits', `place|${caseId}`, path)
}

export function lastPlace(caseId: string): string | undefined {
  const path = tabMirror.read('visits', `place|${caseId}`)
  return typeof path === 'string' ? path : undefined
}

/** Remembers the open sections of the check page. */
export function storeOpenSections(caseId: string, sectionIds: readonly string[]): void {
  tabMirror.write('visits', `check|${caseId}`, sectionIds)
}

export function openSections(caseId: string): readonly string[] {
  const ids = tabMirror.read('visits', `check|${caseId}`)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
