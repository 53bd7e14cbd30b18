import { sectionStatus } from '../../../rules/progress/section-status.ts'
import type { Section } from '../intake-data.ts'

export type SectionState =
  | 'notStarted'
  | 'inProgress'
  | 'complete'
  | 'handedIn'
  | 'sentBack'
  | 'checked'
  | 'approved'

export function getSectionState({ status, isSentBack, approved }: Section): SectionState {
  if (status === sectionStatus.imported) return approved ? 'approved' : 'checked'
  if (status === sectionStatus.submitted) return 'handedIn'
  if (isSentBack) return 'sentBack'
  if (status === sectionStatus.completed) return 'complete'
  return status === sectionStatus.notStarted ? 'notStarted' : 'inProgress'
}

export type SectionAct = 'check' | 'approve'

/** The next act of the firm. Undefined while the client has the section, and after approval. */
export function getNextAct(section: Section): SectionAct | undefined {
  const state = getSectionState(section)
  if (state === 'handedIn') return 'check'
  return state === 'checked' ? 'approve' : undefined
}

export function canBeSentBack(section: Section): boolean {
  return ['handedIn', 'checked', 'approved'].includes(getSectionState(section))
}
