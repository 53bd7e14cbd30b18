import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import type { Tone } from '#ui/display/statuses.ts'
import type { StaffCourseState } from '#ui/graphql/enums.generated.ts'
import type { IconName } from '#ui/icons/names.ts'
import { useWords } from '#ui/language/language.ts'
import { caseCourseWords } from './case/words.ts'

const waits = { tone: 'wait', icon: 'hourglass-medium-fill' } as const
const rests = { tone: 'plain', icon: 'minus-circle' } as const
const failed = { tone: 'bad', icon: 'warning-circle-fill' } as const

const looks: Readonly<Record<StaffCourseState, { readonly tone: Tone; readonly icon: IconName }>> =
  {
    NOT_SET_UP: { tone: 'note', icon: 'question-fill' },
    EARLIER_SYSTEM: rests,
    NOT_ORDERED: { tone: 'dawn', icon: 'graduation-cap' },
    ORDER_FAILED: failed,
    CHOOSING: waits,
    REGISTERING: waits,
    NOT_STARTED: waits,
    STARTED: waits,
    CERTIFICATE_COMING: waits,
    UPLOADED: { tone: 'note', icon: 'eye-fill' },
    DONE: { tone: 'ok', icon: 'check-circle-fill' },
    CANCELED: failed,
    EXPIRED: failed,
    HELD: rests,
    NOT_NEEDED: rests,
    AFTER_FILING: rests,
  }

export function CourseStateBadge({ state }: { readonly state: StaffCourseState }) {
  const { states } = useWords(caseCourseWords)
  const { tone, icon } = looks[state]
  return (
    <span className={classNames('badge', tone)}>
      <Icon name={icon} size="small" />
      {states[state]}
    </span>
  )
}
