import { Icon } from '../display/Icon.tsx'
import type { IconName } from '../icons/names.ts'
import { useWords } from '../language/language.ts'
import { Link } from './Link.tsx'
import { kitWords } from '../words.ts'

export interface CaseMenuEntry {
  readonly href: string
  readonly label: string
  readonly icon: IconName
  readonly iconWhenCurrent: IconName
  readonly current: boolean
  /** A notice such as '2 to review'. */
  readonly news?: string | undefined
}

export function CaseMenu({ entries }: { readonly entries: readonly CaseMenuEntry[] }) {
  const words = useWords(kitWords)
  return (
    <nav className="menu" aria-label={words.caseMenu}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link href={entry.href} current={entry.current}>
              <Icon name={entry.current ? entry.iconWhenCurrent : entry.icon} />
              <span>{entry.label}</span>
              {entry.news === undefined ? null : (
                <>
                  <span className="active-mark" aria-hidden="true" />
                  <span className="visually-hidden"> {entry.news}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
