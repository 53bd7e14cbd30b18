import type { FolderFacts } from '../folder-look.ts'

interface EndedFolder extends FolderFacts {
  readonly isNeeded: boolean
}

/** What an ended case shows: what its firm asked for later, and what was sent. */
export function groupEnded<Folder extends EndedFolder>(folders: readonly Folder[]) {
  const needed = folders.filter(({ isNeeded }) => isNeeded)
  const isOpenLeaf = ({ status, subcategoryList }: Folder) =>
    status === 'Unknown' && subcategoryList.length === 0
  const rest = folders.filter((folder) => !needed.includes(folder))
  const kept = rest
    .filter((folder) => folder.documentCount > 0 || isOpenLeaf(folder))
    .map((folder) => ({ ...folder, isRecord: folder.documentCount > 0 }))
  return { needed, kept }
}
