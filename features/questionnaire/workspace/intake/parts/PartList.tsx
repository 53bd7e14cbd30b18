import type { IntakeView } from '#features/cases/workspace/paths.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { canBeSentBack } from '../acts/section-state.ts'
import type { Intake } from '../intake-data.ts'
import type { IntakePart } from '../intake-place.ts'
import { intakeWords } from '../words.ts'
import { PartBadges } from './PartBadges.tsx'

export interface PartListProps {
  readonly intake: Intake
  readonly view: IntakeView
  readonly parts: readonly IntakePart[]
  readonly current: IntakePart | undefined
  readonly toHref: (slug: string) => string
}

/** On desks only. */
export function PartList({ intake, view, parts, current, toHref }: PartListProps) {
  const words = useWords(intakeWords)
  const sections = intake.sections.filter(({ isShown }) => isShown)
  const handedIn = sections.filter(canBeSentBack).length
  return (
    <nav className="intake-list" aria-label={words.lists[view]}>
      <div className="intake-list-head">
        <h2>{words.lists[view]}</h2>
        <p className="small-text soft">{words.handedInCount(handedIn, sections.length)}</p>
      </div>
      <ol>
        {parts.map((part) => (
          <li key={part.slug}>
            <Link href={toHref(part.slug)} current={part === current} className="intake-row">
              {part.number === '' ? null : <span className="intake-number">{part.number}</span>}
              <span className="intake-row-name">
                {part.shortName}
                {part.isAttorneysPart ? (
                  <span className="second-line">{words.attorneysPart}</span>
                ) : null}
              </span>
              <PartBadges part={part} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
