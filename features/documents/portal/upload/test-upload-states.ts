import type { UploadItem } from './upload-items.ts'
import { nextUploadState, uploadStart, type UploadEvent, type UploadState } from './upload-state.ts'

const item = (id: string): UploadItem => ({
  id,
  file: new File(['x'], `${id}.pdf`),
  name: `${id}.pdf`,
  status: 'ready',
  sentBytes: 0,
})
export const after = (state: UploadState, ...events: readonly UploadEvent[]) =>
  events.reduce(nextUploadState, state)
export const picked = (...ids: string[]): UploadEvent => ({
  type: 'picked',
  drafts: ids.map(item),
  notAdded: [],
})
export const named: UploadEvent = { type: 'named', names: {} }
export const another: UploadEvent = { type: 'anotherWanted' }
export const camera: UploadEvent = { type: 'cameraWanted' }
export const photo: UploadEvent = { type: 'photoTaken', photo: new File(['x'], 'photo.png') }
export const sending: UploadEvent = { type: 'sendingBegan', ids: ['a', 'b'] }
export const bothArrived: readonly UploadEvent[] = [
  { type: 'submitted', id: 'a' },
  { type: 'submitted', id: 'b' },
  { type: 'sendingEnded' },
]
export const withList = after(uploadStart, picked('a', 'b'), named)

export const states = {
  Start: uploadStart,
  'Start with files': after(withList, another),
  TakePhoto: after(uploadStart, camera),
  'TakePhoto with files': after(withList, another, camera),
  PreviewPhoto: after(uploadStart, camera, photo),
  'PreviewPhoto with files': after(withList, another, camera, photo),
  EditFile: after(uploadStart, picked('c')),
  'EditFile with files': after(withList, another, picked('c')),
  SubmitFiles: withList,
  'SubmitFiles, leaving': after(withList, { type: 'cancelled' }),
  'SubmitFiles with nothing to send': after(
    withList,
    sending,
    { type: 'submitted', id: 'a' },
    { type: 'refused', id: 'b' },
    { type: 'sendingEnded' },
  ),
  'SubmitFiles while sending': after(withList, sending),
  View: after(withList, { type: 'viewed', id: 'a' }),
  'View while sending': after(withList, sending, { type: 'viewed', id: 'a' }),
  Finish: after(withList, sending, ...bothArrived),
} satisfies Readonly<Record<string, UploadState>>

/** Events that the user causes. The events of the upload have their own tests. */
export const acts = {
  camera,
  photo,
  'take it again': { type: 'photoRetaken' },
  pick: picked('c'),
  'pick what does not fit': {
    type: 'picked',
    drafts: [],
    notAdded: [{ name: 'a.exe', code: 'documents.unsupported-type' }],
  },
  'pick a phone photo': { type: 'preparing', count: 1 },
  'want another for b': { type: 'differentWanted', id: 'b' },
  'drop what is not taken': { type: 'notTaken', reason: 'sending' },
  'remove the draft': { type: 'draftRemoved', id: 'c' },
  named,
  another,
  view: { type: 'viewed', id: 'a' },
  'view what is not there': { type: 'viewed', id: 'z' },
  back: { type: 'viewLeft' },
  remove: { type: 'removed', id: 'a' },
  send: sending,
  cancel: { type: 'cancelled' },
  stay: { type: 'stayed' },
  close: { type: 'closed' },
} satisfies Readonly<Record<string, UploadEvent>>
