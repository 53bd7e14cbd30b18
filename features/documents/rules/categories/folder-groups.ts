// The groups that requested folders are listed in: what is needed, what only some people have, and what the firm sent.
import { isFirmsOwn } from './category-kind.ts'
import { folderSeverity } from '../document-status.ts'

export interface GroupedFolder {
  /** Rejected, Unknown, Pending or Complete. */
  readonly status: string
  readonly requirement: string
  readonly isNeeded: boolean
  readonly topic: string
}

export interface FolderGroups<Folder> {
  /** Sent back first, then what still has to be sent, what waits for the firm, and what is complete. */
  readonly needed: readonly Folder[]
  /** What is not needed comes last. */
  readonly ifAny: readonly Folder[]
  readonly fromFirm: readonly Folder[]
}

/** Within a group, folders of the same rank keep their order. */
export function groupFolders<Folder extends GroupedFolder>(
  folders: readonly Folder[],
): FolderGroups<Folder> {
  const rest = folders.filter(({ isNeeded, topic }) => !isNeeded && !isFirmsOwn(topic))
  return {
    needed: byRank(
      folders.filter(({ isNeeded }) => isNeeded),
      folderSeverity,
    ),
    ifAny: byRank(rest, ({ requirement }) => (requirement === 'notNeeded' ? 1 : 0)),
    fromFirm: folders.filter(({ isNeeded, topic }) => !isNeeded && isFirmsOwn(topic)),
  }
}

function byRank<Folder>(
  folders: readonly Folder[],
  rank: (folder: Folder) => number,
): readonly Folder[] {
  return folders.toSorted((left, right) => rank(left) - rank(right))
}

/** True when everything that is needed is complete, so that a request to add something would be wrong. */
export function isNothingNeeded(
  folders: ReadonlyArray<Pick<GroupedFolder, 'isNeeded' | 'status'>>,
): boolean {
  return folders.every(({ isNeeded, status }) => !isNeeded || status === 'Complete')
}

/** What a category is about: the first part of its template key, which leaves share with their folder. */
export function topicOf(templateKey: string): string {
  return templateKey.split('.', 1)[0] ?? templateKey
}
