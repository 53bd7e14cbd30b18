import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { IconTile } from '#ui/display/IconTile.tsx'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { StatusBadge } from '#ui/display/StatusBadge.tsx'
import { documentPaths } from '../document-paths.ts'
import { folderLook, type FolderFacts } from './folder-look.ts'
import { folderWords } from '../words.ts'

export interface FolderRow extends FolderFacts {
  readonly id: string
  readonly name: string
  readonly isNeeded: boolean
}

export interface FolderRowsProps {
  readonly folders: readonly FolderRow[]
  readonly areChildren?: boolean
  readonly isBrief?: boolean
  readonly rowClass?: string | undefined
}

export function FolderRows({
  folders,
  areChildren = false,
  isBrief = false,
  rowClass,
}: FolderRowsProps) {
  const words = useWords(folderWords)
  return folders.map((folder) => {
    const { icon, tone, line, hasBadge } = folderLook(folder, words)
    const isDone = !hasBadge || folder.status === 'Pending' || folder.status === 'Complete'
    const isBare =
      isBrief && !hasBadge && folder.documentCount === 0 && folder.requirement !== 'notNeeded'
    return (
      <li key={folder.id} className={rowClass}>
        <Link
          className={classNames(
            'item',
            'folder',
            folder.status === 'Rejected' && 'back',
            isDone && 'quiet',
          )}
          href={documentPaths.category(folder.id)}
        >
          <IconTile icon={areChildren ? 'file-text' : icon} tone={tone} />
          <span className="title-line">
            {areChildren ? <span className="visually-hidden">{words.view} </span> : null}
            <span>{folder.name}</span>
          </span>
          {isBare ? null : (
            <span className="line">
              {hasBadge ? <StatusBadge of="folder" status={folder.status} /> : null}
              <span className="second-line">{line}</span>
            </span>
          )}
          {areChildren ? (
            <span className="view" aria-hidden="true">
              {words.view}
            </span>
          ) : null}
          <Icon name="caret-right" className="caret" />
        </Link>
      </li>
    )
  })
}
