// The upload dialog as a state machine: Start, EditFile, SubmitFiles, Finish (seeds/001, section 4). Pure; sending happens elsewhere.
import type { DocumentsProblemCode } from '#features/documents/rules/problems.ts'

export type UploadStep = 'Start' | 'EditFile' | 'SubmitFiles' | 'Finish'

/** refused: the server said no, another file is needed. cut: it never arrived, the same file can be sent again. */
export type FileStatus = 'ready' | 'waiting' | 'sending' | 'submitted' | 'refused' | 'cut'

export interface UploadItem {
  /** Also the key under which the server knows repeated tries. */
  readonly id: string
  readonly file: File
  readonly name: string
  readonly status: FileStatus
  /** Bytes that have left this device. */
  readonly sentBytes: number
  /** What the server said, when it refused. */
  readonly message?: string
}

/** A file that did not even come into the list. */
export interface NotAdded {
  readonly name: string
  readonly code: DocumentsProblemCode
}

export interface UploadState {
  readonly step: UploadStep
  /** Picked and not yet confirmed. */
  readonly drafts: readonly UploadItem[]
  readonly items: readonly UploadItem[]
  readonly notAdded: readonly NotAdded[]
  readonly isSending: boolean
  readonly isClosed: boolean
}

export type UploadEvent =
  | { readonly type: 'picked'; readonly drafts: readonly UploadItem[]; readonly notAdded: readonly NotAdded[] }
  | { readonly type: 'draftRemoved'; readonly id: string }
  | { readonly type: 'named'; readonly names: Readonly<Record<string, string>> }
  | { readonly type: 'anotherWanted' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'sendingBegan'; readonly ids: readonly string[] }
  | { readonly type: 'fileBegan'; readonly id: string }
  | { readonly type: 'progressed'; readonly id: string; readonly sentBytes: number }
  | { readonly type: 'submitted'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly message?: string }
  | { readonly type: 'cut'; readonly id: string }
  | { readonly type: 'sendingEnded' }
  | { readonly type: 'closed' }

export const uploadStart: UploadState = { step: 'Start', drafts: [], items: [], notAdded: [], isSending: false, isClosed: false }

/** True for a file that Submit sends: new, or one that never arrived. */
export function isSendable({ status }: UploadItem): boolean {
  return status === 'ready' || status === 'cut'
}

/** True while a reload would lose something: files under way, or chosen and not yet sent. */
export function hasUnsentFiles({ isSending, drafts, items, isClosed }: UploadState): boolean {
  return !isClosed && (isSending || drafts.length > 0 || items.some(isSendable))
}

export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'picked':
      return { ...state, drafts: event.drafts, notAdded: event.notAdded, step: event.drafts.length > 0 ? 'EditFile' : state.step }
    case 'draftRemoved':
      return afterDraftRemoved(state, state.drafts.filter(({ id }) => id !== event.id))
    case 'named': {
      const named = state.drafts.map((draft) => ({ ...draft, name: event.names[draft.id] ?? draft.name }))
      return { ...state, step: 'SubmitFiles', drafts: [], items: [...state.items, ...named] }
    }
    case 'anotherWanted':
      return { ...state, step: 'Start', notAdded: [] }
    case 'cancelled':
      return cancelled(state)
    case 'removed':
      return finishedIfAllSubmitted({ ...state, items: state.items.filter(({ id }) => id !== event.id) })
    case 'sendingBegan':
      return { ...change(state, event.ids, { status: 'waiting', sentBytes: 0 }), notAdded: [], isSending: true }
    case 'fileBegan':
      return change(state, [event.id], { status: 'sending' })
    case 'progressed':
      return change(state, [event.id], { sentBytes: event.sentBytes })
    case 'submitted':
      return change(state, [event.id], { status: 'submitted' })
    case 'refused':
      return change(state, [event.id], { status: 'refused', sentBytes: 0, ...(event.message === undefined ? {} : { message: event.message }) })
    case 'cut':
      return change(state, [event.id], { status: 'cut', sentBytes: 0 })
    case 'sendingEnded':
      return finishedIfAllSubmitted({ ...state, isSending: false })
    case 'closed':
      return { ...state, isClosed: true }
  }
}

function change(state: UploadState, ids: readonly string[], parts: Partial<UploadItem>): UploadState {
  return { ...state, items: state.items.map((item) => (ids.includes(item.id) ? { ...item, ...parts } : item)) }
}

function afterDraftRemoved(state: UploadState, drafts: readonly UploadItem[]): UploadState {
  if (drafts.length > 0) return { ...state, drafts }
  return { ...state, drafts, step: state.items.length > 0 ? 'SubmitFiles' : 'Start' }
}

/** Cancel with files present goes to SubmitFiles, without it closes (seeds/001, section 4). Nothing stops while bytes are under way. */
function cancelled(state: UploadState): UploadState {
  if (state.isSending) return state
  const isBeforeTheList = state.step === 'Start' || state.step === 'EditFile'
  if (isBeforeTheList && state.items.length > 0) return { ...state, drafts: [], notAdded: [], step: 'SubmitFiles' }
  return { ...state, isClosed: true }
}

function finishedIfAllSubmitted(state: UploadState): UploadState {
  if (state.isSending) return state
  if (state.items.length === 0) return { ...state, step: 'Start' }
  return state.items.every(({ status }) => status === 'submitted') ? { ...state, step: 'Finish' } : state
}
