// How a folder of requested documents stands in a list: its sign, its sentence, and whether it needs a badge.
import type { TileTone } from '#ui/IconTile.tsx'
import type { IconName } from '#ui/icons/names.ts'
import type { FolderWords } from './words.ts'

export interface FolderFacts {
  /** Rejected, Pending, Complete or Unknown. */
  readonly status: string
  readonly requirement: string
  readonly documentCount: number
  /** What lies below; a leaf has none. */
  readonly subcategoryList: readonly unknown[]
  /** It holds nothing but what the firm sent: that is read, and asks for nothing. */
  readonly isFromAttorney?: boolean
}

export interface FolderLook {
  readonly icon: IconName
  readonly tone: TileTone
  readonly line: string
  /** False for what concerns only some and holds nothing: neither 'Needed' nor 'Complete' would be true. */
  readonly hasBadge: boolean
}

/** True when every folder is done or was never needed, so that a request to add something would be wrong. */
export function isNothingNeeded(folders: readonly FolderFacts[]): boolean {
  const isDone = (folder: FolderFacts) =>
    folder.status === 'Complete' && (folder.requirement === 'notNeeded' || folder.documentCount > 0 || isLeafOfIssued(folder))
  return folders.length > 0 && folders.every(isDone)
}

/** A category that asks for something and holds nothing is complete only by a provider's certificate. */
function isLeafOfIssued({ status, requirement, documentCount, subcategoryList }: FolderFacts): boolean {
  return status === 'Complete' && requirement !== 'notNeeded' && documentCount === 0 && subcategoryList.length === 0
}

export function folderLook(folder: FolderFacts, words: FolderWords): FolderLook {
  const { status, requirement, documentCount, subcategoryList, isFromAttorney = false } = folder
  if (isFromAttorney) return { icon: 'folder', tone: 'file', line: words.fromAttorney(documentCount), hasBadge: false }
  // An empty folder counts as complete when nothing in it is required, an empty optional leaf as needed.
  const asksNothing = status === (subcategoryList.length > 0 ? 'Complete' : 'Unknown') && requirement === 'optional'
  if (asksNothing && documentCount === 0) {
    return { icon: 'folder', tone: 'plain', line: words.optional, hasBadge: false }
  }
  if (status === 'Complete') {
    const empty = isLeafOfIssued(folder) ? words.certificateIssued : words.completeEmpty
    return { icon: 'check-circle-fill', tone: 'ok', line: documentCount === 0 ? empty : words.complete, hasBadge: true }
  }
  if (status === 'Pending') return { icon: 'hourglass-medium-fill', tone: 'yours', line: words.pending, hasBadge: true }
  if (status === 'Rejected') return { icon: 'x-circle-fill', tone: 'bad', line: words.rejected, hasBadge: true }
  return { icon: 'minus-circle', tone: 'plain', line: documentCount === 0 ? words.needed : words.neededPartly(documentCount), hasBadge: true }
}
