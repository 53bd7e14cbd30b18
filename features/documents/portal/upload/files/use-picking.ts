// Looks into the files and converts photos first, then applies the limits.
import { useRef } from 'react'
import { safeDocumentName } from '#features/documents/rules/files/document-name.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { planFile, prepareFile, type PreparedFile } from './prepare-file.ts'
import { sortOut } from './sort-out.ts'
import { toBytes, type NotAddedReason, type UploadItem } from '../upload-items.ts'
import type { UploadEvent } from '../upload-state.ts'

export interface Picking {
  /** `listed` are the files that already count toward the limits. */
  readonly pick: (files: readonly File[], listed: readonly UploadItem[]) => Promise<void>
  /** Discards files that are still being prepared. */
  readonly forget: () => void
}

/** `whyOne` is the reason if only one file is accepted; otherwise it is undefined. */
export function usePicking(
  whyOne: NotAddedReason | undefined,
  dispatch: (event: UploadEvent) => void,
): Picking {
  const underWay = useRef<readonly File[]>(undefined)

  async function pick(files: readonly File[], listed: readonly UploadItem[]) {
    // Files dropped during the preparation must not displace earlier ones.
    if (underWay.current) return
    underWay.current = files
    const prepared = await prepare(files)
    if (underWay.current !== files) return
    underWay.current = undefined
    const facts = prepared.map((each) => ({
      ...each,
      name: each.file.name,
      bytes: each.file.size,
    }))
    const { fitting, notAdded } = sortOut(facts, {
      files: listed.length,
      bytes: toBytes(listed),
      whyOne,
    })
    dispatch({ type: 'picked', drafts: fitting.map(getDraft), notAdded })
  }

  async function prepare(files: readonly File[]): Promise<readonly PreparedFile[]> {
    const plans = await Promise.all(files.map(planFile))
    if (plans.some(({ isConverted, isTooLarge }) => isConverted || isTooLarge))
      dispatch({ type: 'preparing', count: files.length })
    const prepared: PreparedFile[] = []
    // Converts one file at a time, because a phone has memory for only one large picture.
    for (const plan of plans) prepared.push(await prepareFile(plan))
    return prepared
  }

  return {
    pick,
    forget() {
      underWay.current = undefined
    },
  }
}

function getDraft({ file, needsPassword }: PreparedFile): UploadItem {
  const name = safeDocumentName(file.name)
  return { id: freshKey(), file, name, status: 'ready', sentBytes: 0, needsPassword }
}
