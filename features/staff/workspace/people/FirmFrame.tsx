import type { ReactNode } from 'react'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { Page } from '#ui/page/Page.tsx'
import { workspacePaths } from '../paths.ts'
import { peopleWords } from '../words.ts'

export interface FirmFrameProps {
  readonly path: string
  readonly title: string
  readonly children: ReactNode
}

/** The settings of the firm: places at the left, one of them beside. */
export function FirmFrame({ path, title, children }: FirmFrameProps) {
  const words = useWords(peopleWords)
  const places = [
    { group: words.groupPeople, href: workspacePaths.firm, label: words.peopleAndRoles },
    { group: words.groupSafety, href: workspacePaths.sessions, label: words.signInAndSessions },
    { group: words.groupOwn, href: workspacePaths.notices, label: words.notices },
  ]
  return (
    <Page title={words.firm} documentTitle={title}>
      <div className="settings">
        <nav className="settings-nav" aria-label={words.settings}>
          {places.map(({ group, href, label }) => (
            <div key={href}>
              <p className="settings-group">{group}</p>
              <Link href={href} current={href === path}>
                {label}
              </Link>
            </div>
          ))}
        </nav>
        <div className="settings-body">{children}</div>
      </div>
    </Page>
  )
}
