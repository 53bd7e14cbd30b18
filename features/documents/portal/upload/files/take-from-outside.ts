import { countFinding, maxFiles } from '#features/documents/rules/upload-limits.ts'
import { wantsAnotherFile } from './failure-sentences.ts'
import type { NotAddedReason } from '../upload-items.ts'
import type { UploadEvent, UploadState } from '../upload-state.ts'

/** If `isTaken`, the files are added next. Undefined if the current step adds them itself. */
export type FromOutside = { readonly event: UploadEvent; readonly isTaken: boolean } | undefined

/** `whyOne` is the reason if only one file is accepted; otherwise it is undefined. */
export function takeDroppedFiles(
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
  // A list with room takes the files that fit.
  const full = items.length >= maxFiles ? countFinding(items.length, count) : undefined
  return full ? no(full.code) : { event: { type: 'anotherWanted' }, isTaken: true }
}

const no = (reason: NotAddedReason): FromOutside => ({
  event: { type: 'notTaken', reason },
  isTaken: false,
})
