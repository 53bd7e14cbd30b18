// Converts phone photos first, then applies the limits.
import { useRef } from 'react'
import { safeDocumentName } from '#features/documents/rules/files/document-name.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { isPhonePhoto, readablePhoto } from '../photo/phone-photo.ts'
import { sortOut } from './sort-out.ts'
import { toBytes, type NotAddedReason, type UploadItem } from '../upload-items.ts'
import type { UploadEvent } from '../upload-state.ts'

export interface Picking {
  /** `listed` are the files that already count toward the limits. */
  readonly pick: (files: readonly File[], listed: readonly UploadItem[]) => Promise<void>
  /** Discards files that are still being converted. */
  readonly forget: () => void
}

/** `whyOne` is the reason if only one file is accepted; otherwise it is undefined. */
export function usePicking(
  whyOne: NotAddedReason | undefined,
  dispatch: (event: UploadEvent) => void,
): Picking {
  const underWay = useRef<readonly File[]>(undefined)

  async function pick(files: readonly File[], listed: readonly UploadItem[]) {
    // Files dropped during a conversion must not displace earlier ones.
    if (underWay.current) return
    underWay.current = files
    const ready = files.some(isPhonePhoto) ? await madeReady(files) : files
    if (underWay.current !== files) return
    underWay.current = undefined
    const facts = ready.map((file) => ({ file, name: file.name, bytes: file.size }))
    const { fitting, notAdded } = sortOut(facts, {
      files: listed.length,
      bytes: toBytes(listed),
      whyOne,
    })
    dispatch({ type: 'picked', drafts: fitting.map(({ file }) => getDraft(file)), notAdded })
  }

  async function madeReady(files: readonly File[]): Promise<readonly File[]> {
    dispatch({ type: 'preparing', count: files.length })
    const ready: File[] = []
    // Converts one file at a time, because a phone has memory for only one large picture.
    for (const file of files) ready.push(await readablePhoto(file))
    return ready
  }

  return {
    pick,
    forget() {
      underWay.current = undefined
    },
  }
}

function getDraft(file: File): UploadItem {
  return { id: freshKey(), file, name: safeDocumentName(file.name), status: 'ready', sentBytes: 0 }
}
