// Folders and categories as a list: each with its state, and View for those inside a folder.
import { useWords } from '#ui/language.ts'
import { ButtonLink } from '#ui/Link.tsx'
import { List, ListLink, ListRow } from '#ui/List.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { documentPaths } from './document-paths.ts'
import { folderLook, type FolderFacts } from './folder-look.ts'
import { folderWords } from './words.ts'

export interface FolderRow extends FolderFacts {
  readonly id: string
  readonly name: string
}

/** The top of the tree: a row is one link. */
export function TopFolders({ name, folders }: { readonly name: string; readonly folders: readonly FolderRow[] }) {
  const words = useWords(folderWords)
  return (
    <List name={name}>
      {folders.map((folder) => {
        const { icon, tone, line, hasBadge } = folderLook(folder, words)
        return (
          <ListLink
            key={folder.id}
            href={documentPaths.category(folder.id)}
            icon={icon}
            tone={tone}
            title={folder.name}
            lines={[line]}
            {...(hasBadge ? { badge: <StatusBadge of="folder" status={folder.status} /> } : {})}
          />
        )
      })}
    </List>
  )
}

/** What lies in a folder: each with a View button and a status (seeds/001, section 2). */
export function ChildFolders({ name, folders }: { readonly name: string; readonly folders: readonly FolderRow[] }) {
  const words = useWords(folderWords)
  return (
    <List name={name}>
      {folders.map((folder) => {
        const { icon, tone, line, hasBadge } = folderLook(folder, words)
        return (
          <ListRow
            key={folder.id}
            icon={icon}
            tone={tone}
            title={folder.name}
            lines={[line]}
            {...(hasBadge ? { badge: <StatusBadge of="folder" status={folder.status} /> } : {})}
          >
            <ButtonLink look="second" small href={documentPaths.category(folder.id)} name={words.viewOf(folder.name)}>
              {words.view}
            </ButtonLink>
          </ListRow>
        )
      })}
    </List>
  )
}
