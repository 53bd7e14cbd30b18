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

interface PlaceGroup {
  readonly name: string
  readonly places: ReadonlyArray<{ readonly href: string; readonly label: string }>
}

/** The settings of the firm: places at the left, one of them beside. */
export function FirmFrame({ path, title, children }: FirmFrameProps) {
  const words = useWords(peopleWords)
  const groups: readonly PlaceGroup[] = [
    {
      name: words.groupPeople,
      places: [
        { href: workspacePaths.firm, label: words.peopleAndRoles },
        { href: workspacePaths.offices, label: words.offices },
        { href: workspacePaths.mailFooter, label: words.mailFooter },
      ],
    },
    {
      name: words.groupClients,
      places: [
        { href: workspacePaths.profile, label: words.profile },
        { href: workspacePaths.timelineTexts, label: words.timelineTexts },
        { href: workspacePaths.outcomes, label: words.outcomes },
        { href: workspacePaths.faqs, label: words.faqs },
      ],
    },
    {
      name: words.groupWork,
      places: [
        { href: workspacePaths.newCases, label: words.newCases },
        { href: workspacePaths.checklists, label: words.checklists },
        { href: workspacePaths.reasons, label: words.reasons },
        { href: workspacePaths.beforeFiling, label: words.beforeFiling },
        { href: workspacePaths.tasks, label: words.tasksByStage },
        { href: workspacePaths.reminders, label: words.reminders },
      ],
    },
    {
      name: words.groupSafety,
      places: [
        { href: workspacePaths.sessions, label: words.signInAndSessions },
        { href: workspacePaths.activity, label: words.activity },
      ],
    },
    { name: words.groupOwn, places: [{ href: workspacePaths.notices, label: words.notices }] },
  ]
  return (
    <Page title={words.firm} documentTitle={title}>
      <div className="settings">
        <nav className="settings-nav" aria-label={words.settings}>
          {groups.map(({ name, places }) => (
            <div key={name}>
              <p className="settings-group">{name}</p>
              {places.map(({ href, label }) => (
                <Link key={href} href={href} current={href === path}>
                  {label}
                </Link>
              ))}
            </div>
          ))}
        </nav>
        <div className="settings-body">{children}</div>
      </div>
    </Page>
  )
}
