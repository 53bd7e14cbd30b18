// Pure state machine (spec: documents#upload-dialog-steps). send-files.ts sends the files.
import type { ProblemFacts } from '#lib/problem.ts'
import {
  withChanges,
  hasArrived,
  isOnItsWay,
  isSendable,
  type NotAdded,
  type NotAddedReason,
  type UploadItem,
} from './upload-items.ts'

export type UploadStep =
  | 'Start'
  | 'TakePhoto'
  | 'PreviewPhoto'
  | 'EditFile'
  | 'SubmitFiles'
  | 'View'
  | 'Finish'

export interface UploadState {
  readonly step: UploadStep
  readonly photo: File | undefined
  readonly preparing: number
  /** Files that were picked and not yet confirmed. */
  readonly drafts: readonly UploadItem[]
  readonly items: readonly UploadItem[]
  /** ID of the file that is viewed now or was viewed last. */
  readonly viewedId: string | undefined
  /** ID of the refused file. It is removed from the list when its replacement is confirmed. */
  readonly insteadOfId: string | undefined
  readonly notAdded: readonly NotAdded[]
  readonly isSending: boolean
  /** Number of submissions so far. It changes so that a repeated message is announced again. */
  readonly sendings: number
  /** True while the dialog asks if unsent files may be lost. */
  readonly isLeaving: boolean
  readonly isClosed: boolean
}

export type UploadEvent =
  | { readonly type: 'cameraWanted' }
  | { readonly type: 'photoTaken'; readonly photo: File }
  | { readonly type: 'photoRetaken' }
  | { readonly type: 'preparing'; readonly count: number }
  | {
      readonly type: 'picked'
      readonly drafts: readonly UploadItem[]
      readonly notAdded: readonly NotAdded[]
    }
  | { readonly type: 'draftRemoved'; readonly id: string }
  | { readonly type: 'named'; readonly names: Readonly<Record<string, string>> }
  | { readonly type: 'anotherWanted' }
  | { readonly type: 'differentWanted'; readonly id: string }
  | { readonly type: 'notTaken'; readonly reason: NotAddedReason }
  | { readonly type: 'viewed'; readonly id: string }
  | { readonly type: 'viewLeft' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'stayed' }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'sendingBegan'; readonly ids: readonly string[] }
  | { readonly type: 'fileBegan'; readonly id: string }
  | { readonly type: 'progressed'; readonly id: string; readonly sentBytes: number }
  | { readonly type: 'submitted'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly problem?: ProblemFacts | undefined }
  | { readonly type: 'cut'; readonly id: string; readonly problem?: ProblemFacts | undefined }
  | { readonly type: 'stopped' }
  | { readonly type: 'sendingEnded' }
  | { readonly type: 'closed' }

export const uploadStart: UploadState = {
  step: 'Start',
  photo: undefined,
  preparing: 0,
  drafts: [],
  items: [],
  viewedId: undefined,
  insteadOfId: undefined,
  notAdded: [],
  isSending: false,
  sendings: 0,
  isLeaving: false,
  isClosed: false,
}

/** Steps in which a user's event is valid. Upload events are valid in all steps. */
const stepsOf: Partial<Readonly<Record<UploadEvent['type'], readonly UploadStep[]>>> = {
  cameraWanted: ['Start'],
  photoTaken: ['TakePhoto'],
  photoRetaken: ['PreviewPhoto'],
  preparing: ['Start', 'TakePhoto', 'PreviewPhoto', 'EditFile'],
  picked: ['Start', 'TakePhoto', 'PreviewPhoto', 'EditFile'],
  draftRemoved: ['EditFile'],
  named: ['EditFile'],
  anotherWanted: ['SubmitFiles', 'View'],
  differentWanted: ['SubmitFiles', 'View'],
  notTaken: ['SubmitFiles', 'View'],
  viewed: ['SubmitFiles'],
  viewLeft: ['View'],
  removed: ['SubmitFiles'],
  sendingBegan: ['SubmitFiles'],
}

export function listedFiles({ items, drafts, insteadOfId }: UploadState): readonly UploadItem[] {
  return [...items.filter(({ id }) => id !== insteadOfId), ...drafts]
}

/** Number of files that would be lost if the dialog closed now. */
export function unsentFiles({ photo, drafts, items }: UploadState): number {
  return (photo ? 1 : 0) + drafts.length + items.filter(isSendable).length
}

/** True while a reload would lose unsent files or running uploads. */
export function hasUnsentFiles(state: UploadState): boolean {
  return !state.isClosed && (state.isSending || unsentFiles(state) > 0)
}

export function nextUploadState(before: UploadState, event: UploadEvent): UploadState {
  if (stepsOf[event.type]?.includes(before.step) === false) return before
  // Every event except Cancel closes the question about leaving.
  const state =
    before.isLeaving && event.type !== 'cancelled' ? { ...before, isLeaving: false } : before
  switch (event.type) {
    case 'cameraWanted':
      return { ...state, step: 'TakePhoto', preparing: 0, notAdded: [] }
    case 'photoTaken':
      return { ...state, step: 'PreviewPhoto', preparing: 0, photo: event.photo, notAdded: [] }
    case 'photoRetaken':
      return { ...state, step: 'TakePhoto', preparing: 0, photo: undefined, notAdded: [] }
    case 'preparing':
      return { ...state, preparing: event.count, notAdded: [] }
    case 'picked':
      return withPicked(state, event.drafts, event.notAdded)
    case 'draftRemoved':
      return withoutDraft(
        state,
        state.drafts.filter(({ id }) => id !== event.id),
      )
    case 'named': {
      const named = state.drafts.map((draft) => ({
        ...draft,
        name: event.names[draft.id] ?? draft.name,
      }))
      return {
        ...onTheList(state),
        items: [...state.items.filter(({ id }) => id !== state.insteadOfId), ...named],
      }
    }
    case 'anotherWanted':
      return toStart(state, undefined)
    case 'differentWanted':
      return state.items.some(({ id, status }) => id === event.id && status === 'refused')
        ? toStart(state, event.id)
        : state
    case 'notTaken':
      return { ...state, notAdded: [{ name: '', code: event.reason }] }
    case 'viewed':
      return state.items.some(({ id }) => id === event.id)
        ? { ...state, step: 'View', viewedId: event.id, notAdded: [] }
        : state
    case 'viewLeft':
      return backToTheList(state)
    case 'cancelled':
      return toCancelled(state)
    case 'stayed':
      return state
    case 'removed':
      return finishedIfAllSubmitted({
        ...state,
        items: state.items.filter(({ id }) => id !== event.id),
        notAdded: [],
      })
    case 'sendingBegan':
      return state.isSending ? state : sendingBegan(state, event.ids)
    case 'fileBegan':
      return { ...state, items: withChanges(state.items, [event.id], { status: 'sending' }) }
    case 'progressed':
      return {
        ...state,
        items: withChanges(state.items, [event.id], { sentBytes: event.sentBytes }),
      }
    case 'submitted':
      return { ...state, items: withChanges(state.items, [event.id], { status: 'submitted' }) }
    case 'refused':
    case 'cut':
      return {
        ...state,
        items: withChanges(state.items, [event.id], {
          status: event.type,
          sentBytes: 0,
          problem: event.problem,
        }),
      }
    case 'stopped':
      return {
        ...state,
        items: withChanges(
          state.items,
          state.items.filter(isOnItsWay).map(({ id }) => id),
          { status: 'ready', sentBytes: 0 },
        ),
      }
    case 'sendingEnded':
      return finishedIfAllSubmitted({ ...state, isSending: false, notAdded: [] })
    case 'closed':
      return { ...state, isClosed: true }
  }
}

function withPicked(
  state: UploadState,
  drafts: readonly UploadItem[],
  notAdded: readonly NotAdded[],
): UploadState {
  if (drafts.length === 0) return { ...state, preparing: 0, notAdded }
  return {
    ...state,
    step: 'EditFile',
    preparing: 0,
    photo: undefined,
    drafts: [...state.drafts, ...drafts],
    notAdded,
  }
}

function toStart(state: UploadState, insteadOfId: string | undefined): UploadState {
  return state.isSending
    ? state
    : { ...state, step: 'Start', insteadOfId, viewedId: undefined, notAdded: [] }
}

function onTheList(state: UploadState): UploadState {
  return {
    ...state,
    step: 'SubmitFiles',
    photo: undefined,
    preparing: 0,
    drafts: [],
    insteadOfId: undefined,
    notAdded: [],
  }
}

function sendingBegan(state: UploadState, ids: readonly string[]): UploadState {
  const items = withChanges(state.items, ids, {
    status: 'waiting',
    sentBytes: 0,
    problem: undefined,
  })
  return { ...state, items, notAdded: [], isSending: true, sendings: state.sendings + 1 }
}

function withoutDraft(state: UploadState, drafts: readonly UploadItem[]): UploadState {
  if (drafts.length > 0) return { ...state, drafts }
  return state.items.length > 0
    ? onTheList(state)
    : { ...state, drafts, step: 'Start', preparing: 0 }
}

/** Only the second Cancel closes and loses files (spec: documents#upload-cancel). */
function toCancelled(state: UploadState): UploadState {
  if (state.step === 'View') return backToTheList(state)
  if (state.isSending) return state
  const closes = state.step === 'SubmitFiles' || state.step === 'Finish' || state.items.length === 0
  if (closes)
    return !state.isLeaving && unsentFiles(state) > 0
      ? { ...state, isLeaving: true }
      : { ...state, isClosed: true }
  return onTheList(state)
}

/** All files may have arrived while one of them was viewed. */
function backToTheList(state: UploadState): UploadState {
  return finishedIfAllSubmitted({ ...state, step: 'SubmitFiles', notAdded: [] })
}

function finishedIfAllSubmitted(state: UploadState): UploadState {
  if (state.isSending || state.step !== 'SubmitFiles') return state
  if (state.items.length === 0) return { ...state, step: 'Start' }
  return state.items.every(hasArrived) ? { ...state, step: 'Finish' } : state
}
