// Notes and titles of tasks are sealed under the firm's key.
import {
  openText,
  type SealingDeps,
  type SealingFirm,
} from '#features/firm/server/keys/sealed-text.ts'

export const noteContext = ({ id }: { readonly id: string }) => `case-note|${id}`
export const taskContext = ({ id }: { readonly id: string }) => `case-task|${id}`

export function openTitle(
  deps: SealingDeps,
  task: SealingFirm & {
    readonly id: string
    readonly title: string | null
    readonly titleSealed: Uint8Array | null
  },
): string {
  const { title: clear, titleSealed: sealed } = task
  return openText(deps, task, taskContext(task), { sealed, clear })
}
