import { basePath } from '../browser/app.ts'
import { classNames } from './class-names.ts'
import type { IconName } from '../icons/names.ts'

export interface IconProps {
  readonly name: IconName
  /** `small` 18 px, `usual` 22 px, `large` 28 px. */
  readonly size?: 'small' | 'usual' | 'large'
  readonly className?: string
}

export function Icon({ name, size = 'usual', className }: IconProps) {
  return (
    <svg
      className={classNames(
        'icon',
        size === 'small' && 'icon-small',
        size === 'large' && 'icon-large',
        className,
      )}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${basePath}icons.svg#${name}`} />
    </svg>
  )
}
