import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useWords } from '#ui/language/language.ts'
import type { Tone } from '#ui/display/statuses.ts'
import { categoryWords } from '../words.ts'

const signs = {
  required: { tone: 'dawn', icon: 'flag' },
  optional: { tone: 'plain', icon: 'plus' },
  notNeeded: { tone: 'plain', icon: 'minus-circle' },
} as const satisfies Readonly<Record<string, { readonly tone: Tone; readonly icon: IconName }>>

export function RequirementBadge({ requirement }: { readonly requirement: string }) {
  const words = useWords(categoryWords).requirements
  const known = requirement === 'required' || requirement === 'notNeeded' ? requirement : 'optional'
  return (
    <span className={classNames('badge', signs[known].tone)}>
      <Icon name={signs[known].icon} size="small" />
      {words[known]}
    </span>
  )
}
