import { Icon } from './Icon.tsx'
import type { IconName } from '../icons/names.ts'

/** `yours`: a task for the client. */
export type TileTone = 'yours' | 'file' | 'ok' | 'bad' | 'plain'

const toneClass: Readonly<Record<TileTone, string>> = {
  yours: 'icon-tile',
  file: 'icon-tile cool',
  ok: 'icon-tile ok-tile',
  bad: 'icon-tile bad-tile',
  plain: 'icon-tile plain-tile',
}

export function IconTile({
  icon,
  tone = 'yours',
}: {
  readonly icon: IconName
  readonly tone?: TileTone
}) {
  return (
    <span className={toneClass[tone]} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}
