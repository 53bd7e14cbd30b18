// Brings back what this tab had read before a reload, and keeps from then on what is read.
import { keepCases, restoreCases } from '#features/cases/portal/mirrored-cases.ts'
import { mirrorIsRead } from '#ui/tab-mirror.ts'

let isKeeping = false

/** Waits for the key, which comes with the session, and for nothing else. */
export async function restoreMirror(): Promise<void> {
  await mirrorIsRead()
  restoreCases()
  if (isKeeping) return
  isKeeping = true
  keepCases()
}
