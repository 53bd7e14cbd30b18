// How much of what a browser has read or typed it may keep over a reload, and for how long.

interface Bound {
  readonly most: number
  readonly hours?: number
}

/**
 * `sections`: the section data of a questionnaire, 20. `cases`: what is known of a case and where it stands, its firm and its attorney (with the
 * attorney's picture, once there is one) included, 10. `courses`: 10 (seeds/000, section 9). `forms`: what was typed and not sent, 10, for a day (decisions 3.13).
 * `drafts`: answers of a questionnaire that the server has not got yet, for a day; so many that none is ever given up (decisions, questionnaire B4.6).
 * `visits`: where somebody was in a questionnaire, and which of its ends they have seen.
 */
export const mirrorBounds = {
  sections: { most: 20 },
  cases: { most: 10 },
  courses: { most: 10 },
  forms: { most: 10, hours: 24 },
  drafts: { most: 500, hours: 24 },
  visits: { most: 40 },
} as const satisfies Readonly<Record<string, Bound>>

export type MirrorKind = keyof typeof mirrorBounds

export function isMirrorKind(text: string | undefined): text is MirrorKind {
  return text !== undefined && Object.hasOwn(mirrorBounds, text)
}

/** True when something kept at `savedAtMs` is too old to be shown again. A clock that was set back makes nothing old. */
export function isTooOld(kind: MirrorKind, savedAtMs: number, nowMs: number): boolean {
  const { hours }: Bound = mirrorBounds[kind]
  return hours !== undefined && nowMs - savedAtMs >= hours * 3_600_000
}

/** What has to go so that the rest fits; `oldestFirst` is in the order in which it was kept. */
export function beyondBound<Entry>(
  kind: MirrorKind,
  oldestFirst: readonly Entry[],
): readonly Entry[] {
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length - mirrorBounds[kind].most))
}
