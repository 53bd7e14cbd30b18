// A draft of staff in the mirror, with the record that its person saw (spec: staff#tab-drafts).
import type { Mirror } from '../../mirror/mirror.ts'
import { fittingDraft } from './fitting-draft.ts'
import { isSameDraft } from './keep-typed.ts'

export interface KeptDraftOptions<Values, Read> {
  /** Names the thing, as `note|<ID>`. Another thing needs another `key`. Undefined keeps nothing. */
  readonly name: string | undefined
  /** The draft at first, for the record as it is stored. */
  readonly begin: (read: Read) => Values
  readonly read: Read
  /** Fits stored values into those of this release. */
  readonly fit?: (stored: unknown, initial: Values) => Values
}

export interface DraftOf<Values, Read> {
  readonly draft: Values
  /** The record that the person began to change. */
  readonly base: Read
}

type DraftMirror = Pick<Mirror, 'read' | 'remove' | 'write'>

export function findKeptDraft<Values, Read>(
  mirror: DraftMirror,
  { name, begin, read, fit = fittingDraft }: KeptDraftOptions<Values, Read>,
): DraftOf<Values, Read> | undefined {
  const stored = name === undefined ? undefined : mirror.read('staff', name)
  if (!isRecord(stored) || !('draft' in stored)) return undefined
  const base = hasFieldsOf(stored['seen'], read) ? (stored['seen'] as Read) : read
  return { draft: fit(stored['draft'], begin(base)), base }
}

/** A draft without a change is not kept. */
export function keepDraft<Values, Read>(
  mirror: DraftMirror,
  { name, begin }: KeptDraftOptions<Values, Read>,
  { draft, base }: DraftOf<Values, Read>,
): void {
  if (name === undefined) return
  if (isSameDraft(draft, begin(base))) mirror.remove('staff', name)
  else mirror.write('staff', name, { draft, seen: base })
}

/** After a save. Words that were typed while it was under way stay. */
export function forgetSentDraft(mirror: DraftMirror, name: string, sent: unknown): void {
  const stored = mirror.read('staff', name)
  if (isRecord(stored) && isSameDraft(stored['draft'], sent)) mirror.remove('staff', name)
}

function hasFieldsOf(stored: unknown, read: unknown): boolean {
  if (!isRecord(read)) return false
  return isRecord(stored) && Object.keys(read).every((field) => field in stored)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
