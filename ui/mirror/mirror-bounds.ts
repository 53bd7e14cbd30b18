// spec: limits#mirror-bounds, limits#unsent-forms, limits#staff-drafts
import { draftDays } from '#lib/draft-days.ts'

interface Bound {
  readonly most: number
  readonly hours?: number
}

/** The limit for `drafts` is so high that no draft is dropped (spec: saving#drafts). */
export const mirrorBounds = {
  sections: { most: 20 },
  cases: { most: 10 },
  courses: { most: 10 },
  forms: { most: 10, hours: 24 },
  drafts: { most: 500, hours: 24 },
  visits: { most: 40 },
  /** In the workspace: what staff have typed. */
  staff: { most: 200, hours: draftDays * 24 },
} as const satisfies Readonly<Record<string, Bound>>

export type MirrorKind = keyof typeof mirrorBounds

export function isMirrorKind(text: string | undefined): text is MirrorKind {
  return text !== undefined && Object.hasOwn(mirrorBounds, text)
}

/** A clock that was set back expires nothing. */
export function isTooOld(kind: MirrorKind, savedAtMs: number, nowMs: number): boolean {
  const { hours }: Bound = mirrorBounds[kind]
  return hours !== undefined && nowMs - savedAtMs >= hours * 3_600_000
}

export function beyondBound<Entry>(
  kind: MirrorKind,
  oldestFirst: readonly Entry[],
): readonly Entry[] {
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length - mirrorBounds[kind].most))
}
