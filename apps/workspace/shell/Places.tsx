import { useRouterState } from '@tanstack/react-router'
import { ReviewCount } from '#features/documents/workspace/review/queue/ReviewCount.tsx'
import { sessionWords } from '#features/staff/workspace/words.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { shellWords } from '../words.ts'
import { places } from './places.ts'

/** A rail at the left; on phones a bar at the bottom. */
export function Places() {
  const { navigation } = useWords(sessionWords)
  const words = useWords(shellWords)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <nav className="places" aria-label={navigation}>
      <ul>
        {places.map(({ name, href, icon, isForWideScreens }) => (
          <li key={name} className={isForWideScreens ? 'hide-phone' : undefined}>
            <Link href={href} current={path === href || path.startsWith(`${href}/`)}>
              <Icon name={icon} />
              <span>{words.places[name]}</span>
              {name === 'review' ? <ReviewCount /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
