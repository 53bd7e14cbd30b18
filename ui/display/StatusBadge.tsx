import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { useWords } from '../language/language.ts'
import { statusLook, type StatusOf } from './statuses.ts'
import { kitWords } from '../words.ts'

export interface StatusBadgeProps {
  /** What has the status: a case ('Pre-Filing'), a document, a folder, or a note on a case card. */
  readonly of: StatusOf
  readonly status: string
}

export function StatusBadge({ of, status }: StatusBadgeProps) {
  const look = statusLook(of, status, useWords(kitWords).statuses)
  return (
    <span className={classNames('badge', look.tone)}>
      <Icon name={look.icon} size="small" />
      {look.word}
    </span>
  )
}
