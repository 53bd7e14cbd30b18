import { isFirmOnly } from '../category-template/category-kind.ts'
import { folderSeverity } from '../document-status.ts'

export interface GroupedFolder {
  readonly status: string
  readonly requirement: string
  readonly isNeeded: boolean
  readonly topic: string
}

export interface FolderGroups<Folder> {
  readonly needed: readonly Folder[]
  /** Folders that are not needed come last. */
  readonly ifAny: readonly Folder[]
  readonly fromFirm: readonly Folder[]
}

export function groupFolders<Folder extends GroupedFolder>(
  folders: readonly Folder[],
): FolderGroups<Folder> {
  const rest = folders.filter(({ isNeeded, topic }) => !isNeeded && !isFirmOnly(topic))
  return {
    needed: byRank(
      folders.filter(({ isNeeded }) => isNeeded),
      folderSeverity,
    ),
    ifAny: byRank(rest, ({ requirement }) => (requirement === 'notNeeded' ? 1 : 0)),
    fromFirm: folders.filter(({ isNeeded, topic }) => !isNeeded && isFirmOnly(topic)),
  }
}

function byRank<Folder>(
  folders: readonly Folder[],
  rank: (folder: Folder) => number,
): readonly Folder[] {
  return folders.toSorted((left, right) => rank(left) - rank(right))
}

/** True if everything needed is complete, so that it would be wrong to ask for more. */
export function isNothingNeeded(
  folders: ReadonlyArray<Pick<GroupedFolder, 'isNeeded' | 'status'>>,
): boolean {
  return folders.every(({ isNeeded, status }) => !isNeeded || status === 'Complete')
}

export function getTopic(templateKey: string): string {
  return templateKey.split('.', 1)[0] ?? templateKey
}
