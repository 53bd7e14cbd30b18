// The 44 px tile with an icon at the start of a row.
import { Icon } from './Icon.tsx'
import type { IconName } from '../icons/names.ts'

/** `yours` = yours to do, `file`, or a state. */
export type TileTone = 'yours' | 'file' | 'ok' | 'bad' | 'plain'

const toneClass: Readonly<Record<TileTone, string>> = {
  yours: 'ico',
  file: 'ico cool',
  ok: 'ico okc',
  bad: 'ico badc',
  plain: 'ico plainc',
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
