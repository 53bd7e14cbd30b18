// spec: questionnaire#section-status, wording#status-signs
import {
  isDone,
  isReadOnly,
  sectionStatus,
  type SectionStatus,
} from '../../rules/progress/section-status.ts'
import type { IconName } from '#ui/icons/names.ts'
import type { SectionStandingFragment } from '../questionnaire.operations.ts'

export type Section = SectionStandingFragment

export interface SectionLook {
  readonly label: 'notStarted' | 'inProgress' | 'complete'
  /** Undefined if the section has no button. */
  readonly action: 'start' | 'resume' | 'edit' | 'view' | undefined
  readonly icon: IconName
  /** Defined only with the label 'inProgress'. */
  readonly chip: 'wait' | 'dawn' | undefined
}

const done = { label: 'complete', icon: 'check-circle-fill', chip: undefined } as const

const looks: Readonly<Record<SectionStatus, SectionLook>> = {
  [sectionStatus.notStarted]: {
    label: 'notStarted',
    action: 'start',
    icon: 'minus-circle',
    chip: undefined,
  },
  [sectionStatus.inProgress]: {
    label: 'inProgress',
    action: 'resume',
    icon: 'hourglass-medium-fill',
    chip: 'wait',
  },
  [sectionStatus.completed]: { ...done, action: 'edit' },
  [sectionStatus.submitted]: { ...done, action: 'view' },
  [sectionStatus.rejected]: {
    label: 'inProgress',
    action: 'resume',
    icon: 'arrow-counter-clockwise',
    chip: 'dawn',
  },
  [sectionStatus.imported]: { ...done, action: undefined },
}

export function sectionLook(section: Pick<Section, 'sectionStatus'>): SectionLook {
  return looks[getStatus(section)]
}

export function getStatus({
  sectionStatus: status,
}: Pick<Section, 'sectionStatus'>): SectionStatus {
  return Object.values(sectionStatus).find((known) => known === status) ?? sectionStatus.notStarted
}

/** Returns a rejected section, or else one in progress, or else the next one not started. */
export function sectionToGoOnWith<S extends Pick<Section, 'sectionStatus'>>(
  sections: readonly S[],
): S | undefined {
  const first = (status: SectionStatus) => sections.find((section) => getStatus(section) === status)
  return (
    first(sectionStatus.rejected) ??
    first(sectionStatus.inProgress) ??
    first(sectionStatus.notStarted)
  )
}

export function doneIn(sections: readonly Pick<Section, 'sectionStatus'>[]): number {
  return sections.filter((section) => isDone(getStatus(section))).length
}

/** True when no section can be changed. */
export function isAllReadOnly(sections: readonly Pick<Section, 'sectionStatus'>[]): boolean {
  return sections.length > 0 && sections.every((section) => isReadOnly(getStatus(section)))
}

/** Returns rejected sections, or else if it was submitted (spec: questionnaire#banners). */
export function findNews(
  sections: readonly Pick<Section, 'sectionStatus' | 'isRejected' | 'sectionName'>[],
): { readonly sentBack: readonly string[] } | 'submitted' | undefined {
  const sentBack = sections
    .filter((section) => section.isRejected)
    .map(({ sectionName }) => sectionName)
  if (sentBack.length > 0) return { sentBack }
  return sections.some((section) => isReadOnly(getStatus(section))) ? 'submitted' : undefined
}
