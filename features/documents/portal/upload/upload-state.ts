// The upload dialog as a state machine: Start, TakePhoto, PreviewPhoto, EditFile, SubmitFiles, View, Finish (seeds/001, section 4). Pure; sending happens elsewhere.
import { changed, hasArrived, isOnItsWay, isSendable, type NotAdded, type UploadItem } from './upload-items.ts'

export type UploadStep = 'Start' | 'TakePhoto' | 'PreviewPhoto' | 'EditFile' | 'SubmitFiles' | 'View' | 'Finish'

export interface UploadState {
  readonly step: UploadStep
  /** Taken and not yet used. */
  readonly photo: File | undefined
  /** So many picked files are being made ready. */
  readonly preparing: number
  /** Picked and not yet confirmed. */
  readonly drafts: readonly UploadItem[]
  readonly items: readonly UploadItem[]
  /** The file that is looked at. */
  readonly viewedId: string | undefined
  readonly notAdded: readonly NotAdded[]
  readonly isSending: boolean
  readonly isClosed: boolean
}

export type UploadEvent =
  | { readonly type: 'cameraWanted' }
  | { readonly type: 'photoTaken'; readonly photo: File }
  | { readonly type: 'photoRetaken' }
  | { readonly type: 'preparing'; readonly count: number }
  | { readonly type: 'picked'; readonly drafts: readonly UploadItem[]; readonly notAdded: readonly NotAdded[] }
  | { readonly type: 'draftRemoved'; readonly id: string }
  | { readonly type: 'named'; readonly names: Readonly<Record<string, string>> }
  | { readonly type: 'anotherWanted' }
  | { readonly type: 'viewed'; readonly id: string }
  | { readonly type: 'viewLeft' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'sendingBegan'; readonly ids: readonly string[] }
  | { readonly type: 'fileBegan'; readonly id: string }
  | { readonly type: 'progressed'; readonly id: string; readonly sentBytes: number }
  | { readonly type: 'submitted'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly message?: string | undefined }
  | { readonly type: 'cut'; readonly id: string; readonly message?: string | undefined }
  | { readonly type: 'stopped' }
  | { readonly type: 'sendingEnded' }
  | { readonly type: 'closed' }

export const uploadStart: UploadState = {
  step: 'Start', photo: undefined, preparing: 0, drafts: [], items: [], viewedId: undefined, notAdded: [], isSending: false, isClosed: false,
}

/** Where a person's act counts; anywhere else it changes nothing. What is told about sending counts everywhere. */
const stepsOf: Partial<Readonly<Record<UploadEvent['type'], readonly UploadStep[]>>> = {
  cameraWanted: ['Start'],
  photoTaken: ['TakePhoto'],
  photoRetaken: ['PreviewPhoto'],
  preparing: ['Start', 'TakePhoto'],
  picked: ['Start', 'TakePhoto', 'PreviewPhoto'],
  draftRemoved: ['EditFile'],
  named: ['EditFile'],
  anotherWanted: ['SubmitFiles'],
  viewed: ['SubmitFiles'],
  viewLeft: ['View'],
  removed: ['SubmitFiles'],
  sendingBegan: ['SubmitFiles'],
}

/** True while a reload would lose something: files under way, or chosen and not yet sent. */
export function hasUnsentFiles({ isSending, photo, drafts, items, isClosed }: UploadState): boolean {
  return !isClosed && (isSending || photo !== undefined || drafts.length > 0 || items.some(isSendable))
}

export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  if (stepsOf[event.type]?.includes(state.step) === false) return state
  switch (event.type) {
    case 'cameraWanted':
      return { ...state, step: 'TakePhoto', preparing: 0, notAdded: [] }
    case 'photoTaken':
      return { ...state, step: 'PreviewPhoto', preparing: 0, photo: event.photo, notAdded: [] }
    case 'photoRetaken':
      return { ...state, step: 'TakePhoto', photo: undefined, notAdded: [] }
    case 'preparing':
      return { ...state, preparing: event.count, notAdded: [] }
    case 'picked':
      return afterPicked(state, event.drafts, event.notAdded)
    case 'draftRemoved':
      return afterDraftRemoved(state, state.drafts.filter(({ id }) => id !== event.id))
    case 'named': {
      const named = state.drafts.map((draft) => ({ ...draft, name: event.names[draft.id] ?? draft.name }))
      return { ...state, step: 'SubmitFiles', drafts: [], items: [...state.items, ...named] }
    }
    case 'anotherWanted':
      return state.isSending ? state : { ...state, step: 'Start', notAdded: [] }
    case 'viewed':
      return state.items.some(({ id }) => id === event.id) ? { ...state, step: 'View', viewedId: event.id } : state
    case 'viewLeft':
      return backToTheList(state)
    case 'cancelled':
      return cancelled(state)
    case 'removed':
      return finishedIfAllSubmitted({ ...state, items: state.items.filter(({ id }) => id !== event.id) })
    case 'sendingBegan':
      if (state.isSending) return state
      return { ...state, items: changed(state.items, event.ids, { status: 'waiting', sentBytes: 0, message: undefined }), notAdded: [], isSending: true }
    case 'fileBegan':
      return { ...state, items: changed(state.items, [event.id], { status: 'sending' }) }
    case 'progressed':
      return { ...state, items: changed(state.items, [event.id], { sentBytes: event.sentBytes }) }
    case 'submitted':
      return { ...state, items: changed(state.items, [event.id], { status: 'submitted' }) }
    case 'refused':
    case 'cut':
      return { ...state, items: changed(state.items, [event.id], { status: event.type, sentBytes: 0, message: event.message }) }
    case 'stopped':
      return { ...state, items: changed(state.items, state.items.filter(isOnItsWay).map(({ id }) => id), { status: 'ready', sentBytes: 0 }) }
    case 'sendingEnded':
      return finishedIfAllSubmitted({ ...state, isSending: false })
    case 'closed':
      return { ...state, isClosed: true }
  }
}

function afterPicked(state: UploadState, drafts: readonly UploadItem[], notAdded: readonly NotAdded[]): UploadState {
  if (drafts.length === 0) return { ...state, preparing: 0, notAdded }
  return { ...state, step: 'EditFile', preparing: 0, photo: undefined, drafts, notAdded }
}

function afterDraftRemoved(state: UploadState, drafts: readonly UploadItem[]): UploadState {
  if (drafts.length > 0) return { ...state, drafts }
  return { ...state, drafts, step: state.items.length > 0 ? 'SubmitFiles' : 'Start' }
}

/** Cancel with files present goes to SubmitFiles, without it closes (seeds/001, section 4). On the list itself it closes, unless bytes are under way. */
function cancelled(state: UploadState): UploadState {
  if (state.step === 'View') return backToTheList(state)
  if (state.isSending) return state
  if (state.step === 'SubmitFiles' || state.step === 'Finish' || state.items.length === 0) return { ...state, isClosed: true }
  return { ...state, step: 'SubmitFiles', photo: undefined, preparing: 0, drafts: [], notAdded: [] }
}

/** All may have arrived while one of them was looked at. */
function backToTheList(state: UploadState): UploadState {
  return finishedIfAllSubmitted({ ...state, step: 'SubmitFiles', viewedId: undefined })
}

function finishedIfAllSubmitted(state: UploadState): UploadState {
  if (state.isSending || state.step !== 'SubmitFiles') return state
  if (state.items.length === 0) return { ...state, step: 'Start' }
  return state.items.every(hasArrived) ? { ...state, step: 'Finish' } : state
}
