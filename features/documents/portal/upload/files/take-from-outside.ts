// What becomes of files that are dropped on the dialog or pasted into it, wherever one is in it.
import { countFinding } from '#features/documents/rules/upload-limits.ts'
import { wantsAnotherFile } from './failure-sentences.ts'
import type { NotAddedReason } from '../upload-items.ts'
import type { UploadEvent, UploadState } from '../upload-state.ts'

/** Only told, or told and then picked as if they had been chosen. Undefined: they are chosen where one is. */
export type FromOutside = { readonly event: UploadEvent; readonly isTaken: boolean } | undefined

/** `whyOne`: what is said when one file alone may come in. On the list and before a file of it, the way leads over the start, as by hand. */
export function fromOutside(
  { step, items, isSending }: UploadState,
  count: number,
  whyOne: NotAddedReason | undefined,
): FromOutside {
  if (step !== 'SubmitFiles' && step !== 'View') return undefined
  if (isSending) return no('sending')
  const [only] = items
  if (whyOne && only)
    return wantsAnotherFile(only)
      ? { event: { type: 'differentWanted', id: only.id }, isTaken: true }
      : no(whyOne)
  const full = countFinding(items.length, count)
  return full ? no(full.code) : { event: { type: 'anotherWanted' }, isTaken: true }
}

const no = (reason: NotAddedReason): FromOutside => ({
  event: { type: 'notTaken', reason },
  isTaken: false,
})
