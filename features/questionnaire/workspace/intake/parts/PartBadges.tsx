import { Icon } from '#ui/display/Icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useWords } from '#ui/language/language.ts'
import { getSectionState } from '../acts/section-state.ts'
import type { IntakePart } from '../intake-place.ts'
import { intakeWords } from '../words.ts'

/** The numbers of gaps, warnings and requests for help in a form or a section. */
export function PartBadges({ part }: { readonly part: IntakePart }) {
  const words = useWords(intakeWords)
  const { gapCount, warningCount, helpCount, section, isEmpty, isAttorneysPart } = part
  const state = section && getSectionState(section)
  const isQuiet = gapCount + warningCount + helpCount === 0
  if (section?.isShown === false)
    return (
      <span className="intake-badges">
        <span className="soft">{words.notSeen}</span>
      </span>
    )
  return (
    <span className="intake-badges">
      {warningCount === 0 ? null : (
        <CountBadge
          kind="warning"
          icon="warning-fill"
          count={warningCount}
          name={words.warnings(warningCount)}
        />
      )}
      {helpCount === 0 ? null : (
        <CountBadge
          kind="help"
          icon="question-fill"
          count={helpCount}
          name={words.helpRequests(helpCount)}
        />
      )}
      {gapCount === 0 ? null : <span className="intake-gaps">{words.gaps(gapCount)}</span>}
      {isEmpty ? (
        <span className="soft">
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{words.noAnswers}</span>
        </span>
      ) : null}
      {isQuiet &&
      !isEmpty &&
      !isAttorneysPart &&
      (state === undefined || state === 'checked' || state === 'approved') ? (
        <span className="intake-count ok-mark">
          <Icon name="check-circle-fill" size="small" />
          <span className="visually-hidden">
            {state === undefined ? words.nothingMissing : words.sectionStates[state]}
          </span>
        </span>
      ) : null}
      {isQuiet && state !== undefined && state !== 'checked' && state !== 'approved' ? (
        <span className="soft">{words.sectionStates[state]}</span>
      ) : null}
    </span>
  )
}

interface CountBadgeProps {
  readonly kind: 'warning' | 'help'
  readonly icon: IconName
  readonly count: number
  readonly name: string
}

function CountBadge({ kind, icon, count, name }: CountBadgeProps) {
  return (
    <span className={`intake-count ${kind}`}>
      <Icon name={icon} size="small" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
