import { useSyncExternalStore } from 'react'
import { credentials } from '#ui/graphql/graph.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import type { Overlay } from './course-overlay.ts'

export type LocalSteps = ReadonlyMap<string, Overlay>

let steps: LocalSteps = new Map()
const listeners = new Set<() => void>()

export function localStepKey(caseId: string, course: CourseNumber): string {
  return `${caseId} ${course}`
}

export function setLocalStep(
  caseId: string,
  course: CourseNumber,
  overlay: Overlay | undefined,
): void {
  const key = localStepKey(caseId, course)
  const others = [...steps].filter(([name]) => name !== key)
  steps = new Map(overlay === undefined ? others : [...others, [key, overlay]])
  notifyListeners()
}

export function useLocalSteps(): LocalSteps {
  return useSyncExternalStore(subscribe, current, current)
}

function current(): LocalSteps {
  return steps
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

// The steps are cleared when the session ends.
credentials.subscribe(() => {
  if (credentials.get() === undefined && steps.size > 0) {
    steps = new Map()
    notifyListeners()
  }
})
